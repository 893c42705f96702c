import { reverseDirection } from '@/lib/geometry/square';
import { type Field, type FieldUnit, holdsEnemyOf, sideOn, unitsOn } from '../battlefield/field';
import { findTileAhead, type TileId } from '../battlefield/tiles';
import { isHeavyInfantry, isLightInfantry } from './combat-table';

/** 6.4 – Light infantry that leads heavy infantry, all of them fresh, limits a single attack to one hit. */
export const isScreened = (field: Field, tile: TileId): boolean => {
  const units = unitsOn(field, tile);
  const lead = units.find(({ id }) => id === field.lead[tile]);
  return (
    lead !== undefined &&
    isLightInfantry(lead) &&
    units.some(isHeavyInfantry) &&
    units.every(({ spent }) => !spent)
  );
};

/** 6.4 – Spent light infantry has gone behind the line. */
export const isSpentScreen = (unit: Pick<FieldUnit, 'type' | 'spent'>): boolean =>
  unit.spent && isLightInfantry(unit);

/** 6.4 – With enemies directly behind that face the same way, there is nowhere left to hide. */
export const isTakenFromBehind = (field: Field, tile: TileId): boolean => {
  const side = sideOn(field, tile);
  const facing = field.facing[tile];
  if (side === null || facing === undefined) return false;
  const behind = findTileAhead(tile, reverseDirection(facing));
  return behind !== null && holdsEnemyOf(field, behind, side) && field.facing[behind] === facing;
};

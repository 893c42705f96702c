import { type Direction, reverseDirection, turnDirection } from '@/lib/geometry/square';
import { type Field, type FieldUnit, holdsEnemyOf } from '../battlefield/field';
import { findTileAhead, listAdjacentTiles, type SideIndex, type TileId } from '../battlefield/tiles';
import type { Activation } from '../commands/activation';
import { isLightCavalry, isLightInfantry } from '../troop-types';

/** 5.3 – Light infantry has one free turn in an activation, light cavalry two; the cheap express takes it from light infantry (11.3). */
export const freeTurnsOf = (unit: Pick<FieldUnit, 'type'>, activation: Activation): number => {
  if (isLightCavalry(unit)) return 2;
  return isLightInfantry(unit) && activation !== 'screening-express' ? 1 : 0;
};

export interface FacedTile {
  readonly side: SideIndex;
  readonly at: TileId;
  readonly facing: Direction;
}

const tileToLeft = ({ at, facing }: FacedTile): TileId | null => findTileAhead(at, turnDirection(facing, -1));
const tileToRight = ({ at, facing }: FacedTile): TileId | null => findTileAhead(at, turnDirection(facing, 1));
const tileBehind = ({ at, facing }: FacedTile): TileId | null => findTileAhead(at, reverseDirection(facing));

/** 5.3 – Facing about is free with no enemy left or right, on the tile behind or next to that. */
export const mayFaceAboutFreely = (field: Field, stand: FacedTile): boolean => {
  const behind = tileBehind(stand);
  const dangerous = [
    tileToLeft(stand),
    tileToRight(stand),
    behind,
    ...(behind === null ? [] : listAdjacentTiles(behind)),
  ];
  return !dangerous.some(tile => holdsEnemyOf(field, tile, stand.side));
};

/** 5.3 – With no enemy in front, a group may turn free of cost to face one, and then only attack. */
export const mayTurnToAttack = (field: Field, stand: FacedTile, to: Direction): boolean =>
  !holdsEnemyOf(field, findTileAhead(stand.at, stand.facing), stand.side) &&
  holdsEnemyOf(field, findTileAhead(stand.at, to), stand.side);

import type { Finding } from '@/lib/game/contract/finding';
import type { Direction } from '@/lib/geometry/square';
import { type Field, type FieldUnit, unitById } from '../battlefield/field';
import {
  forwardOf,
  getOtherSide,
  isRearTile,
  type SideIndex,
  TILE_IDS,
  type TileId,
  tileOf,
} from '../battlefield/tiles';
import { type Move, payActions } from '../movement/movement';
import {
  adoptFacing,
  applyEntry,
  facingOfOwnUnits,
  listEntryObjections,
  type TileEntry,
} from '../movement/tile-entry';
import { objection } from '../objection';
import { isElephant, isHeavyInfantry, isMounted } from '../troop-types';

/**
 * 11.3, 11.4 – The tiles where troops deploy: the three rear tiles in round 1 and for a surprised army, else the
 * middle one.
 */
const isPlacingTile = (tile: TileId, side: SideIndex, wide: boolean): boolean =>
  wide ? isRearTile(tile, side) : tile === tileOf(side, 'rear');

export const listPlacingTiles = (side: SideIndex, wide: boolean): readonly TileId[] =>
  wide
    ? [tileOf(side, 'left-rear'), tileOf(side, 'rear'), tileOf(side, 'right-rear')]
    : [tileOf(side, 'rear')];

/** 11.3 – Troops deploy facing forward; groups of cavalry and chariots alone also outward on the outer two tiles. */
export const listPlacingFacings = (field: Field, move: Move, tile: TileId): readonly Direction[] => {
  const outward = move.wide && isAllMounted(field, move) ? outwardOf(tile, move.side) : null;
  return outward === null ? [forwardOf(move.side)] : [forwardOf(move.side), outward];
};

const isAllMounted = (field: Field, move: Move): boolean =>
  move.units.every(id => isMounted(unitById(field, id)));

const outwardOf = (tile: TileId, side: SideIndex): Direction | null => {
  if (tile === tileOf(side, 'left-rear')) return side === 0 ? 'left' : 'right';
  if (tile === tileOf(side, 'right-rear')) return side === 0 ? 'right' : 'left';
  return null;
};

/** 11.3 – Deploying takes one action on any ground, and none in the army's own unfortified camp. */
const placingCost = (field: Field, side: SideIndex, tile: TileId): number => {
  const { camp } = field.ground[tile];
  return camp?.side === side && !camp.fortified ? 0 : 1;
};

const placingEntry = (field: Field, move: Move, tile: TileId, facing: Direction): TileEntry => {
  const actions = placingCost(field, move.side, tile);
  const budgets = payActions(move.budgets, () => ({ actions, freeTurns: 0 }));
  return adoptFacing({ tile, facing, budgets }, facingOfOwnUnits(field, move, tile));
};

export const listPlacingObjections = (
  field: Field,
  move: Move,
  { tile, facing }: { tile: TileId; facing: Direction },
): readonly Finding[] => {
  if (move.at !== 'undeployed') return [objection('already-deployed', '11.2')];
  if (!isPlacingTile(tile, move.side, move.wide)) {
    const section = move.wide ? '11.3' : '11.4';
    return [objection('where-troops-deploy', section, { tile })];
  }
  if (!listPlacingFacings(field, move, tile).includes(facing))
    return [objection('how-troops-face-on-deploying', '11.3', { tile })];
  return listEntryObjections(field, move, placingEntry(field, move, tile, facing));
};

/** 11.3 – On the field; entering a camp so does not hold the group there. */
export const placeFromBox = (field: Field, move: Move, tile: TileId, facing: Direction): Move =>
  applyEntry(field, move, placingEntry(field, move, tile, facing), facing);

const SURPRISED_UNIT_LIMIT = 4;

/** 11.5 – In round 1 heavy infantry and elephants count double for a surprised army. */
const deploymentWeight = (unit: Pick<FieldUnit, 'type'>, round: number): number =>
  round === 1 && (isHeavyInfantry(unit) || isElephant(unit)) ? 2 : 1;

export const computeDeploymentWeights = (units: readonly Pick<FieldUnit, 'type'>[], round: number): number =>
  units.reduce((sum, unit) => sum + deploymentWeight(unit, round), 0);

/** 11.5 – A surprised army deploys four units in a round, in addition to generals. */
export const listSurpriseObjections = (
  units: readonly Pick<FieldUnit, 'type'>[],
  { round, surprised, already }: { round: number; surprised: boolean; already: number },
): readonly Finding[] => {
  const count = already + computeDeploymentWeights(units, round);
  return surprised && count > SURPRISED_UNIT_LIMIT
    ? [objection('surprised-army-comes-on-slowly', '11.5', { count, limit: SURPRISED_UNIT_LIMIT })]
    : [];
};

/** 11.2 – An army's middle rear tile and its camp: an enemy there drives off whatever has not deployed. */
const overrunTiles = (field: Field, side: SideIndex): readonly TileId[] => [
  tileOf(side, 'rear'),
  ...TILE_IDS.filter(tile => field.ground[tile].camp?.side === side),
];

/** 11.2 – The side whose undeployed pieces a group drives off by entering a tile. */
export const drivesOff = (field: Field, tile: TileId, side: SideIndex): boolean =>
  overrunTiles(field, getOtherSide(side)).includes(tile);

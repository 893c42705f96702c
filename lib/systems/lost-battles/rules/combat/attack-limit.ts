import { type Direction, reverseDirection, turnDirection } from '@/lib/geometry/square';
import { UNIT_TYPE_TABLE } from '../../data';
import type { TerrainKind } from '../../vocabulary';
import { type Field, type FieldUnit, type Ground, holdsEnemyOf, sideOn } from '../battlefield/field';
import {
  findTileAhead,
  getOtherSide,
  isCentreTile,
  isRearTile,
  type SideIndex,
  type TileId,
  toNamedTile,
} from '../battlefield/tiles';
import { canScreen } from '../troop-types';

/** 6.1 – Units that turned on an enemy flank or rear tile attack none of the enemy's centre tiles that turn (ruling A3). */
export const isBarredByTurning = (side: SideIndex, turnedOn: readonly TileId[], target: TileId): boolean => {
  const enemy = getOtherSide(side);
  return isCentreTile(target, enemy) && turnedOn.some(tile => isFlankOrRear(tile, enemy));
};

const isFlankOrRear = (tile: TileId, side: SideIndex): boolean => {
  const named = toNamedTile(tile);
  const isFlank = named.name === 'left-flank' || named.name === 'right-flank';
  return isRearTile(tile, side) || (named.side === side && isFlank);
};

export interface LimitSituation {
  readonly enemyLeft: boolean;
  readonly enemyRight: boolean;
  readonly enemyBehind: boolean;
  /** A stream, river or coast on either tile. */
  readonly water: boolean;
}

/** 6.2 – Enemies on just one flank and none behind lengthen the line by a point; water then halves it, rounded up. */
export const computeAttackLimit = (
  base: number,
  { enemyLeft, enemyRight, enemyBehind, water }: LimitSituation,
): number => {
  const points = enemyLeft !== enemyRight && !enemyBehind ? base + 1 : base;
  return water ? Math.ceil(points / 2) : points;
};

/** 6.2 – The limit of a group that attacks from a tile straight ahead, fixed when the attack starts. */
export const attackLimitFrom = (field: Field, from: TileId, towards: Direction, base: number): number =>
  computeAttackLimit(base, readLimitSituation(field, from, towards));

export const readLimitSituation = (field: Field, from: TileId, towards: Direction): LimitSituation => {
  const side = sideOn(field, from);
  const hasEnemy = (direction: Direction) =>
    side !== null && holdsEnemyOf(field, findTileAhead(from, direction), side);
  const target = findTileAhead(from, towards);
  return {
    enemyLeft: hasEnemy(turnDirection(towards, -1)),
    enemyRight: hasEnemy(turnDirection(towards, 1)),
    enemyBehind: hasEnemy(reverseDirection(towards)),
    water: hasWater(field.ground[from]) || (target !== null && hasWater(field.ground[target])),
  };
};

const WATER: readonly TerrainKind[] = ['stream', 'river', 'coast'];

const hasWater = ({ terrain }: Ground): boolean => terrain.some(kind => WATER.includes(kind));

/** 1.2 – How much of the limit a unit uses by the depth of its counter. */
export const computeFullAttackPoints = (unit: Pick<FieldUnit, 'type' | 'class'>): number =>
  UNIT_TYPE_TABLE[unit.type].attackPoints[unit.class] ?? 0;

const SCREEN_POINTS = 1;

/** 6.4 – Elephants and light infantry that already led their tile use a single point if they attack first. */
export const computeAttackPoints = (
  unit: Pick<FieldUnit, 'type' | 'class'>,
  { isFirst, ledBefore }: { readonly isFirst: boolean; readonly ledBefore: boolean },
): number => {
  const points = computeFullAttackPoints(unit);
  return canScreen(unit) && isFirst && ledBefore ? Math.min(points, SCREEN_POINTS) : points;
};

export interface AttackPrice {
  readonly points: number;
  /** 6.2 – Half the points, a worse throw, and the last attack of the group. */
  readonly half: boolean;
}

/** 6.2 – The prices that still fit into the rest of the attack limit. */
export const listAttackPrices = (points: number, left: number): readonly AttackPrice[] =>
  [
    { points, half: false },
    { points: points / 2, half: true },
  ].filter(price => price.points <= left);

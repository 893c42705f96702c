import {
  type Field,
  type FieldUnit,
  isInFront,
  isOnBoard,
  listEngagementFaces,
  listShootingFaces,
  unitsIn,
} from '../play/field';
import {
  findOwnSegment,
  getEngagementSegment,
  getOtherSide,
  listAdjacentSectors,
  type Sector,
  type SideIndex,
  sectorOf,
} from './segments';

const enemiesAhead = (field: Field, side: SideIndex, sector: Sector): Field => [
  ...unitsIn(field, side, findOwnSegment(side, sector, 'front')),
  ...unitsIn(field, side, getEngagementSegment(sector)),
];

const enemiesBehind = (field: Field, side: SideIndex, sector: Sector): Field =>
  unitsIn(field, side, findOwnSegment(side, sector, 'rear'));

/** How an attack comes in: head-on, past an empty front, or at a flank. */
export type Approach = 'front' | 'rear' | 'flank';

export interface Reach {
  readonly approach: Approach;
  readonly targets: Field;
}

/** 6.2, 6.5, 6.6 – Front and engagement zone first, then the rear, then everything in an adjacent sector. */
export const findAttackReach = (field: Field, side: SideIndex, sector: Sector): Reach | null => {
  const enemy = getOtherSide(side);
  const ahead = enemiesAhead(field, enemy, sector);
  if (ahead.length > 0) return { approach: 'front', targets: ahead };
  const behind = enemiesBehind(field, enemy, sector);
  if (behind.length > 0) return { approach: 'rear', targets: behind };
  const aside = listAdjacentSectors(sector).flatMap(other => [
    ...enemiesAhead(field, enemy, other),
    ...enemiesBehind(field, enemy, other),
  ]);
  return aside.length > 0 ? { approach: 'flank', targets: aside } : null;
};

/** 6.12, 6.14, 6.15 – Front and engagement zone first, then the rear, then front and engagement zone of an adjacent sector. */
const shootingReach = (field: Field, side: SideIndex, sector: Sector): Field => {
  const enemy = getOtherSide(side);
  const ahead = enemiesAhead(field, enemy, sector);
  if (ahead.length > 0) return ahead;
  const behind = enemiesBehind(field, enemy, sector);
  if (behind.length > 0) return behind;
  return listAdjacentSectors(sector).flatMap(other => enemiesAhead(field, enemy, other));
};

/** 6.2 – A unit in a front zone with a black die on a living troop. */
export const canAttack = (unit: FieldUnit): boolean =>
  isInFront(unit) && listEngagementFaces(unit).length > 0;

/** 6.12 – A unit in a front zone with a white die on a living troop. */
export const canShoot = (unit: FieldUnit): boolean => isInFront(unit) && listShootingFaces(unit).length > 0;

export const findAttackTargets = (field: Field, unit: FieldUnit): Reach | null =>
  canAttack(unit) && isOnBoard(unit.at) ? findAttackReach(field, unit.side, sectorOf(unit.at)) : null;

export const listShootingTargets = (field: Field, unit: FieldUnit): Field =>
  canShoot(unit) && isOnBoard(unit.at) ? shootingReach(field, unit.side, sectorOf(unit.at)) : [];

/** 6.3 – Those who may intercept or shoot: in the front zone of the attacked sector. */
export const listFrontUnits = (field: Field, side: SideIndex, sector: Sector): Field =>
  unitsIn(field, side, findOwnSegment(side, sector, 'front'));

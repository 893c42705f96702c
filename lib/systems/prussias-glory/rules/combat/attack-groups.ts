import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { getOtherSide, type SideIndex } from '../../document/army';
import { groundIn, isFighter, listOccupiedHexes, type Scene, type StandingUnit, sideAt } from '../field';
import { listEngagedUnits, splitFrontLine } from '../map/engagement';
import { neighboursOf } from '../map/sight';
import { unitsOfSideAt } from '../map/stacking';
import { isInEnemyZone, zoneOfUnit } from '../map/zones-of-control';
import { mayAttack } from './close-combat';

export interface AttackGroup {
  readonly attacking: readonly number[];
  readonly defending: readonly number[];
}

type Readiness = (unit: StandingUnit) => boolean;

/** 4.2, 19 – Hexes with engaged units that have still to fight; only those who may attack count for the active side. */
export const listPendingAttackers = (scene: Scene, side: SideIndex, isReady: Readiness): readonly number[] =>
  listOccupiedHexes(scene.field).filter(
    hex =>
      sideAt(scene, hex) === side &&
      listEngagedUnits(scene, hex, side).some(unit => mayAttack(unit) && isReady(unit)),
  );

export const listPendingDefenders = (scene: Scene, side: SideIndex, isReady: Readiness): readonly number[] =>
  listOccupiedHexes(scene.field).filter(
    hex => sideAt(scene, hex) === side && listEngagedUnits(scene, hex, side).some(isReady),
  );

/** 19.1 – Hexes with artillery alone may be attacked too. */
export const listGunOnlyHexes = (scene: Scene, side: SideIndex): readonly number[] =>
  listOccupiedHexes(scene.field).filter(
    hex => sideAt(scene, hex) === side && !unitsOfSideAt(scene, hex, side).some(isFighter),
  );

/**
 * 8.2, 19.1 – Hexes that nobody engages but whose units reach an enemy, such as routed ones alone: they may attack,
 * and need not (ruling P22).
 */
export const listOptionalAttackers = (scene: Scene, side: SideIndex, isReady: Readiness): readonly number[] =>
  listOccupiedHexes(scene.field).filter(hex => {
    if (sideAt(scene, hex) !== side || isInEnemyZone(scene, hex, side)) return false;
    return splitFrontLine(unitsOfSideAt(scene, hex, side)).front.some(
      unit =>
        mayAttack(unit) &&
        isReady(unit) &&
        zoneOfUnit(scene, unit, hex).some(other => sideAt(scene, other) === getOtherSide(side)),
    );
  });

/** 19.1 – Next to each other; a unit that is not engaged must reach the enemy. */
const mayStrike = (scene: Scene, from: number, to: number): boolean => {
  const side = sideAt(scene, from);
  if (side === null || measureHexDistance(groundIn(scene).grid, from, to) !== 1) return false;
  return (
    isInEnemyZone(scene, from, side) ||
    splitFrontLine(unitsOfSideAt(scene, from, side)).front.some(unit =>
      zoneOfUnit(scene, unit, from).includes(to),
    )
  );
};

/** 19.1 – Every way to name an attack: each attacking hex next to each defending hex. Three hexes or more have only one neighbour in common, two have two. */
export const listAttackGroups = (
  scene: Scene,
  attackers: readonly number[],
  defenders: readonly number[],
): readonly AttackGroup[] => {
  const targets = new Map(
    attackers.map(from => [from, defenders.filter(to => mayStrike(scene, from, to))] as const),
  );
  const against = (from: number): readonly number[] => targets.get(from) ?? [];
  const onOne = defenders.flatMap(hex =>
    listSubsets(attackers.filter(from => against(from).includes(hex))).map(attacking => ({
      attacking,
      defending: [hex],
    })),
  );
  const fromOne = attackers.flatMap(from =>
    listSubsets(against(from), 2).map(defending => ({ attacking: [from], defending })),
  );
  const twoOnTwo = attackers.flatMap((one, index) =>
    attackers.slice(index + 1).flatMap(other => {
      const defending = against(one).filter(hex => against(other).includes(hex));
      return defending.length === 2 ? [{ attacking: [one, other], defending }] : [];
    }),
  );
  return [...onOne, ...fromOne, ...twoOnTwo];
};

const listSubsets = (items: readonly number[], least = 1): readonly (readonly number[])[] => {
  const all: number[][] = [];
  for (let bits = 1; bits < 1 << items.length; bits++)
    all.push(items.filter((_, index) => (bits & (1 << index)) !== 0));
  return all.filter(({ length }) => length >= least);
};

/**
 * 4.2, 19 – Attacks that leave out nobody who must fight: neither engaged units nor the enemies that they touch. If
 * there is none such, any will do.
 */
export const filterFeasibleGroups = (
  scene: Scene,
  groups: readonly AttackGroup[],
  attackers: readonly number[],
  defenders: readonly number[],
): readonly AttackGroup[] => {
  const { grid } = groundIn(scene);
  const touches = (hex: number, others: readonly number[]): boolean =>
    others.some(other => measureHexDistance(grid, hex, other) === 1);
  const fine = groups.filter(({ attacking, defending }) => {
    const own = attackers.filter(hex => !attacking.includes(hex));
    const others = defenders.filter(hex => !defending.includes(hex));
    return (
      others.every(hex => touches(hex, own) || !touches(hex, attackers)) &&
      own.every(hex => touches(hex, others) || !touches(hex, defenders))
    );
  });
  return fine.length > 0 ? fine : groups;
};

/** Enemies of a side in the hexes around one. */
export const enemyHexesAround = (scene: Scene, hex: number, side: SideIndex): readonly number[] =>
  neighboursOf(groundIn(scene).grid, hex).filter(
    other =>
      sideAt(scene, other) === getOtherSide(side) &&
      unitsOfSideAt(scene, other, getOtherSide(side)).some(isFighter),
  );

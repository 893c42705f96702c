import { hexDistance } from '@/lib/geometry/hex';
import { otherSide, type SideIndex } from '../army';
import { groundIn, isFighter, occupiedHexes, type Scene, type StandingUnit, sideAt } from '../field';
import { mayAttack } from './close-combat';
import { engagedUnits } from './engagement';
import { neighboursOf } from './sight';
import { unitsOfSideAt } from './stacking';

export interface AttackGroup {
  readonly attacking: readonly number[];
  readonly defending: readonly number[];
}

/** 4.2, 19 – Hexes with engaged units that have still to fight; only those who may attack count for the active side. */
export const freshAttackers = (
  scene: Scene,
  side: SideIndex,
  isReady: (unit: StandingUnit) => boolean,
): readonly number[] =>
  occupiedHexes(scene.field).filter(
    hex =>
      sideAt(scene, hex) === side &&
      engagedUnits(scene, hex, side).some(unit => mayAttack(unit) && isReady(unit)),
  );

export const freshDefenders = (
  scene: Scene,
  side: SideIndex,
  isReady: (unit: StandingUnit) => boolean,
): readonly number[] =>
  occupiedHexes(scene.field).filter(
    hex => sideAt(scene, hex) === side && engagedUnits(scene, hex, side).some(isReady),
  );

/** 19.1 – Hexes with artillery alone may be attacked too. */
export const gunHexes = (scene: Scene, side: SideIndex): readonly number[] =>
  occupiedHexes(scene.field).filter(
    hex => sideAt(scene, hex) === side && !unitsOfSideAt(scene, hex, side).some(isFighter),
  );

const MOST_DEFENDERS = 2;
const MOST_ATTACKERS = 5;

/** 19.1 – Every way to name an attack: each attacking hex next to each defending hex. */
export const attackGroups = (
  scene: Scene,
  attackers: readonly number[],
  defenders: readonly number[],
): readonly AttackGroup[] => {
  const { grid } = groundIn(scene);
  const touching = (hex: number): readonly number[] =>
    attackers.filter(other => hexDistance(grid, hex, other) === 1);
  const single = defenders.map(hex => [hex]);
  const pairs = defenders.flatMap((one, index) =>
    defenders
      .slice(index + 1)
      .filter(other => hexDistance(grid, one, other) <= MOST_DEFENDERS)
      .map(other => [one, other]),
  );
  return [...single, ...pairs].flatMap(defending => {
    const near = defending.map(touching).reduce((one, other) => one.filter(hex => other.includes(hex)));
    return subsets(near.slice(0, MOST_ATTACKERS)).map(attacking => ({ attacking, defending }));
  });
};

const subsets = (items: readonly number[]): readonly (readonly number[])[] => {
  const all: number[][] = [];
  for (let bits = 1; bits < 1 << items.length; bits++)
    all.push(items.filter((_, index) => (bits & (1 << index)) !== 0));
  return all;
};

/** 4.2, 19 – Attacks that leave nobody without a fight who must have one; if there is none such, any will do. */
export const dutifulGroups = (
  scene: Scene,
  groups: readonly AttackGroup[],
  attackers: readonly number[],
  defenders: readonly number[],
): readonly AttackGroup[] => {
  const { grid } = groundIn(scene);
  const touch = (one: number, other: number): boolean => hexDistance(grid, one, other) === 1;
  const fine = groups.filter(({ attacking, defending }) => {
    const own = attackers.filter(hex => !attacking.includes(hex));
    const others = defenders.filter(hex => !defending.includes(hex));
    return (
      others.every(hex => own.some(near => touch(hex, near)) || !attackers.some(near => touch(hex, near))) &&
      own.every(hex => others.some(near => touch(hex, near)))
    );
  });
  return fine.length > 0 ? fine : groups;
};

/** Enemies of a side in the hexes around one. */
export const enemiesAround = (scene: Scene, hex: number, side: SideIndex): readonly number[] =>
  neighboursOf(groundIn(scene).grid, hex).filter(
    other =>
      sideAt(scene, other) === otherSide(side) &&
      unitsOfSideAt(scene, other, otherSide(side)).some(isFighter),
  );

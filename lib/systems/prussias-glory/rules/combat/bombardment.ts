import { hexDistance } from '@/lib/geometry/hex/hex';
import { findHexLine } from '@/lib/geometry/hex/hex-lines';
import { otherSide, type SideIndex } from '../../document/army';
import type { BombardmentModifier, HexsideTerrain } from '../../document/chart-schemas';
import { ruleDataOf } from '../../document/rule-data';
import { cite } from '../../rulebook';
import {
  groundIn,
  hexOfUnit,
  isFighter,
  occupiedHexes,
  type Scene,
  type StandingUnit,
  sideAt,
  unitsAt,
} from '../field';
import { canSeeWithin, neighboursOf } from '../map/sight';
import { sumOfSteps, unitsOfSideAt } from '../map/stacking';
import { terrainOfHexside } from '../map/terrain';
import { type ModifierLine, toModifierLine } from '../modifier-lines';
import { type ArmySpirit, surpriseLines } from './close-combat-modifiers';
import { shotTerrainModifier } from './combat-terrain';

const RANGE = 3;

/** 3.4, 16 – Artillery that lies above all infantry and cavalry of its hex, is not in column and has not run from its guns (ruling A22). */
export const mayBombard = (scene: Scene, { unit, column, status }: StandingUnit): boolean => {
  const hex = hexOfUnit(scene.field, unit.id);
  if (hex === null || unit.arm !== 'artillery' || column || status === 'routed') return false;
  const stack = unitsOfSideAt(scene, hex, unit.side);
  const above = stack.slice(
    0,
    stack.findIndex(other => other.unit === unit),
  );
  return !above.some(isFighter);
};

/** 16.2 – The strength for the distance; none beyond three hexes. */
export const bombardmentAt = ({ ratings }: StandingUnit, distance: number): number =>
  ratings.bombardment?.[distance - 1] ?? 0;

/** 16.1 – Own units next to a target must be beside or with the guns, and the guns beside the target. */
export const endangersFriends = (scene: Scene, side: SideIndex, gunHex: number, target: number): boolean => {
  const { grid } = groundIn(scene);
  const friends = neighboursOf(grid, target).filter(hex => hex !== gunHex && sideAt(scene, hex) === side);
  if (friends.length === 0) return false;
  if (hexDistance(grid, gunHex, target) !== 1) return true;
  return friends.some(hex => hexDistance(grid, hex, gunHex) > 1);
};

/** 16.1, 18 – The hexes that a gun may fire at: three hexes far and in sight, neighbours first, adjacent only in defence. */
export const targetsOf = (
  scene: Scene,
  gun: StandingUnit,
  phase: 'offensive' | 'defensive',
  turn: string,
): readonly number[] => {
  const from = hexOfUnit(scene.field, gun.unit.id);
  if (from === null || !mayBombard(scene, gun)) return [];
  const { grid } = groundIn(scene);
  const enemy = otherSide(gun.unit.side);
  const near = neighboursOf(grid, from).some(hex => sideAt(scene, hex) === enemy);
  const range = near || phase === 'defensive' ? 1 : RANGE;
  return occupiedHexes(scene.field).filter(hex => {
    const distance = hexDistance(grid, from, hex);
    if (distance > range || distance === 0 || sideAt(scene, hex) !== enemy) return false;
    if (bombardmentAt(gun, distance) === 0) return false;
    return canSeeWithin(scene, from, hex, range, turn) && !endangersFriends(scene, gun.unit.side, from, hex);
  });
};

/** 16.2 – What a shot crosses on the side by which it leaves and on the side by which it comes in. */
const terrainCrossedBy = (scene: Scene, from: number, to: number): readonly HexsideTerrain[] => {
  const ground = groundIn(scene);
  const steps = findHexLine(ground.grid, from, to);
  const [first] = steps[0] ?? [to];
  const [last] = steps.at(-1) ?? [from];
  if (first === to) return terrainOfHexside(ground, from, to);
  return [...terrainOfHexside(ground, from, first), ...terrainOfHexside(ground, last, to)];
};

export interface Bombardment {
  readonly side: SideIndex;
  readonly target: number;
  readonly guns: readonly StandingUnit[];
  /** The firing hex whose ground counts. */
  readonly groundFrom: number;
}

/** 16.2 – The strengths of all guns, each for its own distance. */
export const bombardmentStrength = (
  scene: Scene,
  { guns, target }: Pick<Bombardment, 'guns' | 'target'>,
): number =>
  guns.reduce((sum, gun) => {
    const hex = hexOfUnit(scene.field, gun.unit.id);
    return hex === null ? sum : sum + bombardmentAt(gun, hexDistance(groundIn(scene).grid, hex, target));
  }, 0);

/** 16.2 – Everything that changes the throw. Ruling A33: the worst hex and all hexsides, as in close combat. */
export const bombardmentLines = (
  scene: Scene,
  { side, target, guns, groundFrom }: Bombardment,
  spirits: readonly [ArmySpirit, ArmySpirit],
  turn: string,
): readonly ModifierLine[] => {
  const chart = ruleDataOf(scene.scenario).charts.bombardment;
  const add = (isSo: boolean, id: BombardmentModifier): ModifierLine[] =>
    isSo ? [toModifierLine(id, chart.modifiers[id])] : [];
  const here = unitsAt(scene, target);
  const fighters = here.filter(isFighter);
  const allRouted = fighters.length > 0 && fighters.every(({ status }) => status === 'routed');
  const noneFormed = fighters.length > 0 && fighters.every(({ status }) => status !== 'formed');
  const ground = shotTerrainModifier(scene, groundFrom, target, terrainCrossedBy(scene, groundFrom, target));
  return [
    ...(ground === 0 ? [] : [{ id: 'ground', value: ground, rule: cite('16.2') }]),
    ...add(spirits[side] === 'demoralised', 'demoralised'),
    ...add(spirits[side] === 'broken', 'broken'),
    ...add(
      guns.some(({ status }) => status === 'disordered'),
      'guns-disordered',
    ),
    ...add(noneFormed && !allRouted, 'target-disordered'),
    ...add(allRouted, 'target-routed'),
    ...add(
      here.some(({ column }) => column),
      'target-in-column',
    ),
    ...add(sumOfSteps(fighters) >= chart.crowdedFrom, 'target-crowded'),
    ...add(fighters.length === 0, 'target-guns-only'),
    ...surpriseLines(scene, side, turn),
  ];
};

/** 11.1.2 – How many steps a unit loses to a bombardment before it may retreat. Ruling A5: one beyond canister range. */
export const requiredByBombardment = ({ scenario }: Pick<Scene, 'scenario'>, distance: number): number => {
  const { requiredLosses } = ruleDataOf(scenario).charts.bombardment;
  return (distance === 1 ? requiredLosses.close : requiredLosses.far).value;
};

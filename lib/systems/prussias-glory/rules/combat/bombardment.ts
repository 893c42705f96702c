import { measureHexDistance } from '@/lib/geometry/hex/hex';
import { findHexLine } from '@/lib/geometry/hex/hex-lines';
import { getOtherSide, type SideIndex } from '../../document/army';
import type { BombardmentModifier, HexsideTerrain } from '../../document/chart-schemas';
import { hexIdOf } from '../../document/ground';
import { ruleDataOf } from '../../document/rule-data';
import { cite } from '../../rulebook';
import {
  groundIn,
  hexOfUnit,
  isFighter,
  listOccupiedHexes,
  type Scene,
  type StandingUnit,
  sideAt,
  unitsAt,
} from '../field';
import { canSeeWithin, neighboursOf } from '../map/sight';
import { sumOfSteps, unitsOfSideAt } from '../map/stacking';
import { terrainOfHexside } from '../map/terrain';
import { type ModifierLine, toModifierLine } from '../modifier-lines';
import { type Refusal, refuse, type Section } from '../refusal';
import { type ArmySpirit, listSurpriseLines } from './close-combat-modifiers';
import { computeShotTerrainModifier } from './combat-terrain';

const RANGE = 3;

type FirePhase = 'offensive' | 'defensive';

/** 3.4, 16 – Why a unit does not fire: only artillery does that lies above all infantry and cavalry of its hex, is not in column and has not run from its guns (ruling A22). */
export const findGunRefusal = (scene: Scene, { unit, column, status }: StandingUnit): Refusal | null => {
  const values = { unit: unit.name };
  const hex = hexOfUnit(scene.field, unit.id);
  if (unit.arm !== 'artillery') return refuse('only-guns-fire', '16', values);
  if (hex === null) return refuse('not-on-the-map', '16', values);
  if (column) return refuse('gun-in-column', '16', values);
  if (status === 'routed') return refuse('gun-routed', '8.2', values);
  const stack = unitsOfSideAt(scene, hex, unit.side);
  const above = stack.slice(
    0,
    stack.findIndex(other => other.unit === unit),
  );
  return above.some(isFighter) ? refuse('gun-below', '3.4', values) : null;
};

export const mayBombard = (scene: Scene, gun: StandingUnit): boolean => findGunRefusal(scene, gun) === null;

/** 16.2 – The strength for the distance; none beyond three hexes. */
export const bombardmentAt = ({ ratings }: StandingUnit, distance: number): number =>
  ratings.bombardment?.[distance - 1] ?? 0;

/** 16.1 – Own units next to a target must be beside or with the guns, and the guns beside the target. */
export const endangersFriends = (scene: Scene, side: SideIndex, gunHex: number, target: number): boolean => {
  const { grid } = groundIn(scene);
  const friends = neighboursOf(grid, target).filter(hex => hex !== gunHex && sideAt(scene, hex) === side);
  if (friends.length === 0) return false;
  if (measureHexDistance(grid, gunHex, target) !== 1) return true;
  return friends.some(hex => measureHexDistance(grid, hex, gunHex) > 1);
};

/** 16.1, 18 – How far a gun may fire: next to it only in defence or beside an enemy. */
const rangeOf = (scene: Scene, { unit }: StandingUnit, from: number, phase: FirePhase): number => {
  const enemy = getOtherSide(unit.side);
  const isPressed = neighboursOf(groundIn(scene).grid, from).some(hex => sideAt(scene, hex) === enemy);
  return isPressed || phase === 'defensive' ? 1 : RANGE;
};

/**
 * 16.1, 16.2, 18 – Why a gun that may fire does not fire at a hex: three hexes far and in sight, neighbours first,
 * adjacent only in defence.
 */
export const findTargetRefusal = (
  scene: Scene,
  gun: StandingUnit,
  hex: number,
  phase: FirePhase,
  turn: string,
): Refusal | null => {
  const ground = groundIn(scene);
  const from = hexOfUnit(scene.field, gun.unit.id) ?? hex;
  const because = (code: string, section: Section): Refusal =>
    refuse(code, section, { unit: gun.unit.name, hex: hexIdOf(ground, hex) });
  if (sideAt(scene, hex) !== getOtherSide(gun.unit.side)) return because('no-enemy-there', '16.1');
  const distance = measureHexDistance(ground.grid, from, hex);
  const range = rangeOf(scene, gun, from, phase);
  if (distance > RANGE || bombardmentAt(gun, distance) === 0) return because('out-of-range', '16.2');
  if (distance > range)
    return phase === 'defensive' ? because('adjacent-only', '18') : because('neighbours-first', '16.1');
  if (!canSeeWithin(scene, from, hex, range, turn)) return because('out-of-sight', '16.1');
  return endangersFriends(scene, gun.unit.side, from, hex) ? because('friends-in-danger', '16.1') : null;
};

/** 16.1, 18 – The hexes that a gun may fire at. */
export const targetsOf = (
  scene: Scene,
  gun: StandingUnit,
  phase: FirePhase,
  turn: string,
): readonly number[] => {
  if (!mayBombard(scene, gun)) return [];
  return listOccupiedHexes(scene.field).filter(
    hex => findTargetRefusal(scene, gun, hex, phase, turn) === null,
  );
};

/** 16.2 – The features of the sides where a shot leaves and enters a hex. */
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
export const computeBombardmentStrength = (
  scene: Scene,
  { guns, target }: Pick<Bombardment, 'guns' | 'target'>,
): number =>
  guns.reduce((sum, gun) => {
    const hex = hexOfUnit(scene.field, gun.unit.id);
    return hex === null
      ? sum
      : sum + bombardmentAt(gun, measureHexDistance(groundIn(scene).grid, hex, target));
  }, 0);

/** 16.2 – Everything that changes the throw. Ruling A33: the worst hex and all hexsides, as in close combat. */
export const listBombardmentLines = (
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
  const ground = computeShotTerrainModifier(
    scene,
    groundFrom,
    target,
    terrainCrossedBy(scene, groundFrom, target),
  );
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
    ...listSurpriseLines(scene, side, turn),
  ];
};

/** 11.1.2 – How many steps a unit loses to a bombardment before it may retreat. Ruling A5: one beyond canister range. */
export const requiredByBombardment = ({ scenario }: Pick<Scene, 'scenario'>, distance: number): number => {
  const { requiredLosses } = ruleDataOf(scenario).charts.bombardment;
  return (distance === 1 ? requiredLosses.close : requiredLosses.far).value;
};

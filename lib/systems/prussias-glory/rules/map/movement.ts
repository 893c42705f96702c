import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { findHexReach, type HexReach } from '@/lib/geometry/hex/hex-reach';
import {
  armyOf,
  getOtherSide,
  isFast,
  type Roster,
  rosterOf,
  type SideIndex,
  type Unit,
} from '../../document/army';
import { HEXSIDE_BITS, hexIdOf } from '../../document/ground';
import type { Arm } from '../../vocabulary';
import { groundIn, hexOfUnit, isFighter, type Scene, type StandingUnit, sideAt, unitsAt } from '../field';
import { type Refusal, refuse } from '../refusal';
import { splitFrontLine } from './engagement';
import { neighboursOf } from './sight';
import { hasRoomFor, unitsOfSideAt } from './stacking';
import { computeTerrainCost, isRiverCrossedInColumn, mayStandIn } from './terrain';
import { isInEnemyZone } from './zones-of-control';

/** What slows a unit besides the ground. */
export interface Hindrance {
  readonly degraded: boolean;
  readonly outOfCommand: boolean;
}

export const UNHINDERED: Hindrance = { degraded: false, outOfCommand: false };

const COLUMN_BONUS = 4;

/** 7.3.1 – The allowance of a hindered unit in column, whatever is printed on it. */
const HINDERED_COLUMN: Readonly<Record<Arm, number>> = { artillery: 4, infantry: 5, cavalry: 7 };

/** 7.1, 7.3.1 – Half the printed allowance, rounded up, when degraded, out of command or disordered; in column four more. */
export const computeMovementAllowance = (
  { unit, ratings, status, column }: StandingUnit,
  hindrance: Hindrance,
): number => {
  const isHindered = hindrance.degraded || hindrance.outOfCommand || status === 'disordered';
  if (column) return isHindered ? HINDERED_COLUMN[unit.arm] : ratings.movement + COLUMN_BONUS;
  return isHindered ? Math.ceil(ratings.movement / 2) : ratings.movement;
};

/** 7.0, 7.3.1 – The ground alone; in column one point for each hex, and what is prohibited stays so. Null: prohibited. */
export const computeGroundCost = (
  scene: Scene,
  { unit, column }: StandingUnit,
  from: number,
  to: number,
): number | null => {
  const ground = groundIn(scene);
  if (column && !mayStandIn(scene.scenario, ground, unit.arm, to)) return null;
  return computeTerrainCost(scene.scenario, ground, column ? 'column' : unit.arm, from, to);
};

export const isBaggage = ({ unit }: StandingUnit): boolean => unit.traits.includes('light-baggage');

const hasBaggage = memoizeByIdentity((roster: Roster): boolean =>
  [...roster.units.values()].some(({ traits }) => traits.includes('light-baggage')),
);

/** 25.3.5 – A point more for every hex next to the light baggage. */
const baggageCost = (scene: Scene, unit: Unit, hex: number): number => {
  if (!hasBaggage(rosterOf(scene.scenario)) || unit.traits.includes('light-baggage')) return 0;
  return neighboursOf(groundIn(scene).grid, hex).some(other => unitsAt(scene, other).some(isBaggage)) ? 1 : 0;
};

/** 7.2.3 – Whether engaged, formed cavalry of the enemy stands next to a hex. */
export const isHeldByCavalry = (scene: Scene, hex: number, side: SideIndex): boolean =>
  neighboursOf(groundIn(scene).grid, hex).some(other =>
    splitFrontLine(unitsOfSideAt(scene, other, getOtherSide(side))).front.some(
      ({ unit, status }) => unit.arm === 'cavalry' && status === 'formed',
    ),
  );

export type StackRole = 'engaged' | 'supporting' | 'guns';

/** 4.2 – What a unit is in its hex; one on the way counts as if it lay on top. */
const roleOf = (scene: Scene, { unit }: StandingUnit, hex: number): StackRole => {
  if (unit.arm === 'artillery') return 'guns';
  const { behind } = splitFrontLine(unitsOfSideAt(scene, hex, unit.side));
  return behind.some(other => other.unit === unit) ? 'supporting' : 'engaged';
};

/** 4.4, 7.2.1, 7.2.2, 7.2.3 – What it costs to leave an enemy zone, or why it cannot be left. Ruling A21: guns leave as supporting units do. */
export const computeLeavingCost = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  role: StackRole = roleOf(scene, standing, from),
): number | Refusal => {
  const { unit, steps } = standing;
  if (!isInEnemyZone(scene, from, unit.side)) return 0;
  if (role !== 'engaged') return 1;
  if (!isFast(unit, steps)) return refuse('engaged-stays', '7.2.1', { unit: unit.name });
  if (isHeldByCavalry(scene, from, unit.side)) return refuse('held-by-cavalry', '7.2.3', { unit: unit.name });
  const isPrussianHorse = unit.arm === 'cavalry' && armyOf(scene.scenario, unit.side).doctrine === 'prussian';
  return isPrussianHorse ? 1 : 2;
};

/** 7.2.2, 7.2.5, 6.2.2, 25.3.7 – Who may not enter an enemy zone. */
const findEnemyZoneRefusal = (
  scene: Scene,
  { unit, ratings }: StandingUnit,
  to: number,
  { outOfCommand }: Hindrance,
): Refusal | null => {
  if (!isInEnemyZone(scene, to, unit.side)) return null;
  const values = { unit: unit.name, hex: hexIdOf(groundIn(scene), to) };
  if (ratings.exhausted) return refuse('exhausted-keeps-away', '7.2.5', values);
  if (outOfCommand) return refuse('out-of-command-keeps-away', '6.2.2', values);
  const hasFriends = unitsOfSideAt(scene, to, unit.side).some(isFighter);
  return unit.arm === 'artillery' && !hasFriends ? refuse('guns-need-escort', '7.2.2', values) : null;
};

/** 7.1 – Ground and hexes that nobody of this kind may enter. */
const findClosedHexRefusal = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  to: number,
): Refusal | null => {
  const values = { unit: standing.unit.name, hex: hexIdOf(groundIn(scene), to) };
  if (sideAt(scene, to) === getOtherSide(standing.unit.side)) return refuse('enemy-in-hex', '7.1', values);
  if (computeGroundCost(scene, standing, from, to) === null)
    return refuse('prohibited-ground', '7.1', values);
  const friends = unitsOfSideAt(scene, to, standing.unit.side);
  const isBlocked = isBaggage(standing) ? friends.length > 0 : friends.some(isBaggage);
  return isBlocked ? refuse('baggage-in-the-way', '25.3.5', values) : null;
};

export type MoveStep = { readonly cost: number } | { readonly refusal: Refusal };

/** 7.0, 7.2 – What a step to a neighbouring hex costs a unit, or why it may not be taken. */
export const checkMoveStep = (
  scene: Scene,
  standing: StandingUnit,
  from: number,
  to: number,
  hindrance: Hindrance,
  role?: StackRole,
): MoveStep => {
  const closed =
    findClosedHexRefusal(scene, standing, from, to) ?? findEnemyZoneRefusal(scene, standing, to, hindrance);
  if (closed) return { refusal: closed };
  const leaving = computeLeavingCost(scene, standing, from, role);
  if (typeof leaving !== 'number') return { refusal: leaving };
  const ground = computeGroundCost(scene, standing, from, to) ?? 0;
  return { cost: ground + leaving + baggageCost(scene, standing.unit, to) };
};

/** 7.0, 7.2, 25.3.5 – What the cost of a step that may be taken is made of. */
export const computeMoveStepCosts = (scene: Scene, standing: StandingUnit, from: number, to: number) => {
  const leaving = computeLeavingCost(scene, standing, from);
  return {
    ground: computeGroundCost(scene, standing, from, to) ?? 0,
    leaving: typeof leaving === 'number' ? leaving : 0,
    baggage: baggageCost(scene, standing.unit, to),
  };
};

/** 25.3.6 – Beside the river a unit that is not in column goes no further, in flight neither, unless there is a bridge. */
export const isStoppedByRiver = (scene: Scene, { column }: StandingUnit, hex: number): boolean => {
  if (column || !isRiverCrossedInColumn(scene.scenario)) return false;
  const { sides } = groundIn(scene);
  const here = [0, 1, 2, 3, 4, 5].map(direction => sides[hex * 6 + direction] ?? 0);
  return (
    here.some(bits => (bits & HEXSIDE_BITS.river) !== 0) &&
    here.every(bits => (bits & HEXSIDE_BITS.bridge) === 0)
  );
};

/** 7.2.1, 7.2.3 – Whether a unit that has entered a hex on top of its stack must end its move there. */
export const mustStopIn = (scene: Scene, standing: StandingUnit, hex: number): boolean => {
  const { unit, steps } = standing;
  if (isStoppedByRiver(scene, standing, hex)) return true;
  if (!isInEnemyZone(scene, hex, unit.side) || unit.arm === 'artillery') return false;
  return isFast(unit, steps) ? isHeldByCavalry(scene, hex, unit.side) : true;
};

/** 3.3 – Whether a unit below the stack of a full hex can continue, with its remaining points, to a hex with room. */
export const canPassOn = (
  scene: Scene,
  standing: StandingUnit,
  hex: number,
  points: number,
  hindrance: Hindrance,
): boolean => {
  const left = new Map([[hex, points]]);
  const open = [hex];
  for (const at of open) {
    if (isStoppedByRiver(scene, standing, at)) continue;
    for (const to of neighboursOf(groundIn(scene).grid, at)) {
      const step = checkMoveStep(scene, standing, at, to, hindrance, 'supporting');
      const rest = 'cost' in step ? (left.get(at) ?? 0) - step.cost : -1;
      if (rest < 0 || rest <= (left.get(to) ?? -1)) continue;
      if (hasRoomFor(scene, to, standing)) return true;
      left.set(to, rest);
      open.push(to);
    }
  }
  return false;
};

/** 7.0 – Every hex that a unit can reach, with its cost; one hex can always be entered, at any cost. */
export const reachOf = (scene: Scene, standing: StandingUnit, hindrance: Hindrance): HexReach | null => {
  const from = hexOfUnit(scene.field, standing.unit.id);
  if (from === null || standing.status === 'routed') return null;
  const { grid } = groundIn(scene);
  const allowance = computeMovementAllowance(standing, hindrance);
  return findHexReach(grid, {
    from,
    allowance,
    cost: (at, _direction, to, spent) => {
      const step = checkMoveStep(scene, standing, at, to, hindrance);
      if ('refusal' in step) return Number.POSITIVE_INFINITY;
      return spent === 0 ? Math.min(step.cost, allowance) : step.cost;
    },
    stopsIn: hex => mustStopIn(scene, standing, hex),
  });
};

/** 7.2.4 – A leader enters an enemy zone only where an own unit is; nothing halves or stops the move. */
export const checkLeaderStep = (
  scene: Scene,
  side: SideIndex,
  name: string,
  from: number,
  to: number,
): MoveStep => {
  const ground = groundIn(scene);
  const values = { unit: name, hex: hexIdOf(ground, to) };
  if (sideAt(scene, to) === getOtherSide(side)) return { refusal: refuse('enemy-in-hex', '7.1', values) };
  const cost = computeTerrainCost(scene.scenario, ground, 'leader', from, to);
  if (cost === null) return { refusal: refuse('prohibited-ground', '7.1', values) };
  const isAlone = unitsOfSideAt(scene, to, side).length === 0;
  if (isAlone && isInEnemyZone(scene, to, side))
    return { refusal: refuse('leader-needs-escort', '7.2.4', values) };
  return { cost };
};

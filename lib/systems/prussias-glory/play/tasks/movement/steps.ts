import { measureHexDistance, OFF_MAP } from '@/lib/geometry/hex/hex';
import { leaderOfId, rosterOf } from '../../../document/army';
import {
  getCurrentLeader,
  groundIn,
  hexOfLeader,
  hexOfUnit,
  type StandingUnit,
  standingUnitOf,
} from '../../../rules/field';
import { splitFrontLine } from '../../../rules/map/engagement';
import {
  canPassOn,
  checkLeaderStep,
  checkMoveStep,
  computeLeavingCost,
  computeMovementAllowance,
  isStoppedByRiver,
  type MoveStep,
  mustStopIn,
  type StackRole,
} from '../../../rules/map/movement';
import { isAtFriendlyEdge } from '../../../rules/map/retreat';
import { neighboursOf } from '../../../rules/map/sight';
import { hasRoomFor, isExcessUnit, unitsOfSideAt } from '../../../rules/map/stacking';
import { type Refusal, refuse } from '../../../rules/refusal';
import { hindranceOf } from '../../command-state';
import { nameHex } from '../../game';
import type { State, TaskOf } from '../../state';

export type Moving = TaskOf<'moving'>;

export const isLeader = (state: State, piece: string): boolean => rosterOf(state.scenario).leaders.has(piece);

export const hexOfPiece = (state: State, piece: string): number | null =>
  isLeader(state, piece) ? hexOfLeader(state.field, piece) : hexOfUnit(state.field, piece);

export const nameOfPiece = (state: State, piece: string): string =>
  isLeader(state, piece)
    ? getCurrentLeader(state, leaderOfId(state.scenario, piece)).name
    : standingUnitOf(state, piece).unit.name;

export const checkStep = (
  state: State,
  piece: string,
  from: number,
  to: number,
  role?: StackRole,
): MoveStep => {
  if (isLeader(state, piece)) {
    const { side, name } = getCurrentLeader(state, leaderOfId(state.scenario, piece));
    return checkLeaderStep(state, side, name, from, to);
  }
  const moving = standingUnitOf(state, piece);
  return checkMoveStep(state, moving, from, to, hindranceOf(state, moving.unit), role);
};

export const allowanceOf = (state: State, piece: string): number => {
  if (isLeader(state, piece)) return getCurrentLeader(state, leaderOfId(state.scenario, piece)).movement;
  const moving = standingUnitOf(state, piece);
  return computeMovementAllowance(moving, hindranceOf(state, moving.unit));
};

/** 7.2.1, 7.2.3 – Whether the piece must stop where it is. */
const isStopped = (state: State, { piece, steps }: Moving, hex: number): boolean => {
  if (steps === 0 || isLeader(state, piece)) return false;
  const moving = standingUnitOf(state, piece);
  if (isStoppedByRiver(state, moving, hex)) return true;
  const { behind } = splitFrontLine(unitsOfSideAt(state, hex, moving.unit.side));
  const isBehind = behind.some(({ unit }) => unit.id === piece);
  return !isBehind && mustStopIn(state, moving, hex);
};

/** 3.3 – Whether a unit fits into a hex, or can continue from there. */
const mayComeTo = (state: State, piece: string, to: number, left: number): boolean => {
  if (isLeader(state, piece)) return true;
  const moving = standingUnitOf(state, piece);
  return hasRoomFor(state, to, moving) || canPassOn(state, moving, to, left, hindranceOf(state, moving.unit));
};

/** 7, 3.3 – What a neighbouring hex costs a piece, or why it cannot enter: one it always can, then while its points last; a full one only on the way to another (ruling P1). */
const checkEntry = (
  state: State,
  { piece, spent, steps }: Moving,
  from: number,
  to: number,
  role?: StackRole,
): MoveStep => {
  const step = checkStep(state, piece, from, to, role);
  if ('refusal' in step) return step;
  const left = allowanceOf(state, piece) - spent;
  const isTired = step.cost > left && steps > 0;
  if (!isTired && mayComeTo(state, piece, to, left - step.cost)) return step;
  const values = { unit: nameOfPiece(state, piece), hex: nameHex(state, to) };
  return {
    refusal: isTired ? refuse('no-points-left', '7', values) : refuse('no-room-there', '3.3', values),
  };
};

const findEntryObjection = (state: State, task: Moving, from: number, to: number): Refusal | null => {
  const step = checkEntry(state, task, from, to);
  return 'refusal' in step ? step.refusal : null;
};

/** 7, 7.2 – Why a piece on its way cannot go to a hex next. */
export const findStepObjection = (state: State, task: Moving, to: number): Refusal | null => {
  const from = hexOfPiece(state, task.piece);
  const values = { unit: nameOfPiece(state, task.piece) };
  if (from === null || to === OFF_MAP) return refuse('not-on-the-map', '15.3', values);
  if (isStopped(state, task, from)) return refuse('must-stop', '7.2', values);
  if (measureHexDistance(groundIn(state).grid, from, to) !== 1)
    return refuse('not-next-to', '7', { ...values, hex: nameHex(state, to) });
  return findEntryObjection(state, task, from, to);
};

/** 7, 3.3 – The hexes that a piece can enter next. */
export const listNextHexes = (state: State, task: Moving): readonly number[] => {
  const from = hexOfPiece(state, task.piece);
  if (from === null || isStopped(state, task, from)) return [];
  return neighboursOf(groundIn(state).grid, from).filter(
    to => findEntryObjection(state, task, from, to) === null,
  );
};

/** A piece's position on a planned path: on top of a stack or below it, and the cost so far. */
export interface Waypoint {
  readonly hex: number;
  readonly below: boolean;
  readonly spent: number;
}

/** 4.2 – The position of a unit in a hex that it has entered. */
const roleAt = (state: State, moving: StandingUnit, { hex, below }: Waypoint): StackRole => {
  if (moving.unit.arm === 'artillery') return 'guns';
  const others = unitsOfSideAt(state, hex, moving.unit.side).filter(({ unit }) => unit !== moving.unit);
  const { behind } = splitFrontLine(below ? [...others, moving] : [moving, ...others]);
  return behind.some(({ unit }) => unit === moving.unit) ? 'supporting' : 'engaged';
};

/**
 * 7, 3.3 – What a neighbouring hex would cost a piece on its planned path, or why it could not enter: the same rules
 * as on its real path.
 */
export const checkStepFrom = (state: State, piece: string, at: Waypoint, to: number): MoveStep => {
  const moving = isLeader(state, piece) ? null : standingUnitOf(state, piece);
  const role = moving ? roleAt(state, moving, at) : undefined;
  const isHeld =
    moving &&
    (isStoppedByRiver(state, moving, at.hex) || (role !== 'supporting' && mustStopIn(state, moving, at.hex)));
  if (isHeld) return { refusal: refuse('must-stop', '7.2', { unit: moving.unit.name }) };
  return checkEntry(state, { task: 'moving', piece, spent: at.spent, steps: 1 }, at.hex, to, role);
};

const EDGE_COST = 1;

/** 10.2, 7.2.1 – What it costs a unit to leave the map where it stands; null: it may not. */
export const costOfLeavingMap = (state: State, task: Moving): number | null => {
  const hex = hexOfPiece(state, task.piece);
  if (hex === null || isLeader(state, task.piece) || state.armies[state.player].spirit === 'steady')
    return null;
  const leaving = computeLeavingCost(state, standingUnitOf(state, task.piece), hex);
  if (typeof leaving !== 'number' || !isAtFriendlyEdge(state, state.player, hex)) return null;
  const cost = EDGE_COST + leaving;
  return task.steps === 0 || task.spent + cost <= allowanceOf(state, task.piece) ? cost : null;
};

/** 10.2 – Whether a unit of a demoralised army may leave over its own edge. */
export const mayLeaveMap = (state: State, task: Moving): boolean => costOfLeavingMap(state, task) !== null;

/** 3.3 – Whether a unit stands in a hex that is too full and would be better off without it. */
export const isOneTooMany = (state: State, piece: string): boolean => {
  const hex = hexOfUnit(state.field, piece);
  const unit = standingUnitOf(state, piece);
  return hex !== null && isExcessUnit(unitsOfSideAt(state, hex, unit.unit.side), unit);
};

export const firstStepOf = (piece: string): Moving => ({ task: 'moving', piece, spent: 0, steps: 0 });

export const hasSomewhereToGo = (state: State, piece: string): boolean =>
  listNextHexes(state, firstStepOf(piece)).length > 0 || mayLeaveMap(state, firstStepOf(piece));

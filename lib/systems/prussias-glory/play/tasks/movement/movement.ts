import { hexOf } from '@/lib/geometry/hex/hex';
import { armyOf, leaderOfId, rosterOf, type Unit } from '../../../document/army';
import {
  currentLeader,
  groundIn,
  hexOfLeader,
  hexOfUnit,
  isFighter,
  stackAt,
  standingUnitOf,
} from '../../../rules/field';
import { mayFormColumn, unitsOnMap } from '../../../rules/map/column';
import { splitFrontLine } from '../../../rules/map/engagement';
import {
  canPassOn,
  checkLeaderStep,
  checkMoveStep,
  isStoppedByRiver,
  leavingCost,
  type MoveStep,
  movementAllowance,
  mustStopIn,
} from '../../../rules/map/movement';
import { isAtFriendlyEdge } from '../../../rules/map/retreat';
import { neighboursOf } from '../../../rules/map/sight';
import { hasRoomFor, isExcessUnit, unitsOfSideAt } from '../../../rules/map/stacking';
import { isInEnemyZone } from '../../../rules/map/zones-of-control';
import type { Action } from '../../actions';
import { hasActors, hindranceOf, isEffective, mayAct, mayLeaderAct } from '../../command-state';
import { describePiece } from '../../describe';
import {
  andThen,
  createEvent,
  emit,
  hexName,
  pushTasks,
  type Transition,
  withArmy,
  withMarks,
  withoutEvents,
} from '../../game';
import type { State, TaskOf } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { triggerReactions } from '../command/reactions';
import { leaveMap, placeLeader, placeUnit } from '../piece-changes';
import { mustAdvance } from '../scenario/declared-advance';
import { bringOffers } from '../scenario/entry';
import { isUnderOrders } from '../scenario/march-orders';
import { formColumn } from './form-column';

type Moving = TaskOf<'moving'>;

const byPlayer = (state: State) => ({ by: sideIdOf(state, state.player) });

export const isLeader = (state: State, piece: string): boolean => rosterOf(state.scenario).leaders.has(piece);

export const hexOfPiece = (state: State, piece: string): number | null =>
  isLeader(state, piece) ? hexOfLeader(state.field, piece) : hexOfUnit(state.field, piece);

export const checkStep = (state: State, piece: string, from: number, to: number): MoveStep => {
  if (isLeader(state, piece)) {
    const { side, name } = currentLeader(state, leaderOfId(state.scenario, piece));
    return checkLeaderStep(state, side, name, from, to);
  }
  const moving = standingUnitOf(state, piece);
  return checkMoveStep(state, moving, from, to, hindranceOf(state, moving.unit));
};

export const allowanceOf = (state: State, piece: string): number => {
  if (isLeader(state, piece)) return currentLeader(state, leaderOfId(state.scenario, piece)).movement;
  const moving = standingUnitOf(state, piece);
  return movementAllowance(moving, hindranceOf(state, moving.unit));
};

/** 7.2.1, 7.2.3 – Whether the piece has come to a stop where it is. */
const isStopped = (state: State, { piece, steps }: Moving, hex: number): boolean => {
  if (steps === 0 || isLeader(state, piece)) return false;
  const moving = standingUnitOf(state, piece);
  if (isStoppedByRiver(state, moving, hex)) return true;
  const { behind } = splitFrontLine(unitsOfSideAt(state, hex, moving.unit.side));
  const isBehind = behind.some(({ unit }) => unit.id === piece);
  return !isBehind && mustStopIn(state, moving, hex);
};

/** 3.3 – Whether a unit finds room in a hex, or can go on from there. */
const mayComeTo = (state: State, piece: string, to: number, left: number): boolean => {
  if (isLeader(state, piece)) return true;
  const moving = standingUnitOf(state, piece);
  return hasRoomFor(state, to, moving) || canPassOn(state, moving, to, left, hindranceOf(state, moving.unit));
};

/** 7, 3.3 – The hexes that a piece can enter next: one always, then while its points last; a full one only on the way to another (ruling P1). */
export const listNextHexes = (state: State, task: Moving): readonly number[] => {
  const from = hexOfPiece(state, task.piece);
  if (from === null || isStopped(state, task, from)) return [];
  const left = allowanceOf(state, task.piece) - task.spent;
  return neighboursOf(groundIn(state).grid, from).filter(to => {
    const step = checkStep(state, task.piece, from, to);
    if ('refusal' in step || (step.cost > left && task.steps > 0)) return false;
    return mayComeTo(state, task.piece, to, left - step.cost);
  });
};

/** 3.4 – Guns of the coalition lie at the bottom of a stack in an enemy zone that they have come into. */
const isKeptBelow = (state: State, unit: Unit, hex: number): boolean =>
  unit.arm === 'artillery' &&
  armyOf(state.scenario, unit.side).doctrine === 'coalition' &&
  isInEnemyZone(state, hex, unit.side);

/** 3.3, 3.4, 4.3 – A newcomer may go below units that are already there; who only passes must, and guns of the coalition in an enemy zone. */
const stackPositions = (state: State, piece: string, to: number): readonly ('top' | 'below')[] => {
  if (isLeader(state, piece)) return ['top'];
  const { unit } = standingUnitOf(state, piece);
  if (!hasRoomFor(state, to, standingUnitOf(state, piece))) return ['below'];
  const hasFriends = unitsOfSideAt(state, to, unit.side).some(isFighter);
  if (!hasFriends) return ['top'];
  return isKeptBelow(state, unit, to) ? ['below'] : ['top', 'below'];
};

/** 10.2, 7.2.1 – A unit of an army that has lost heart may leave over its own edge for a point, and what it costs to leave an enemy zone. */
const mayLeaveMap = (state: State, task: Moving): boolean => {
  const hex = hexOfPiece(state, task.piece);
  if (hex === null || isLeader(state, task.piece) || state.armies[state.player].spirit === 'steady')
    return false;
  const leaving = leavingCost(state, standingUnitOf(state, task.piece), hex);
  if (typeof leaving !== 'number' || !isAtFriendlyEdge(state, state.player, hex)) return false;
  return task.steps === 0 || task.spent + 1 + leaving <= allowanceOf(state, task.piece);
};

/** 3.3 – Whether a unit stands in a hex that is too full and would be better off without it. */
const isOneTooMany = (state: State, piece: string): boolean => {
  const hex = hexOfUnit(state.field, piece);
  const unit = standingUnitOf(state, piece);
  return hex !== null && isExcessUnit(unitsOfSideAt(state, hex, unit.unit.side), unit);
};

const stepOffers = (state: State, task: Moving): readonly Action[] =>
  listNextHexes(state, task).flatMap(hex =>
    stackPositions(state, task.piece, hex).map(
      (place): Action => ({
        ...byPlayer(state),
        type: 'step',
        to: hexName(state, hex),
        ...(place === 'below' ? { below: true as const } : {}),
      }),
    ),
  );

/** 23.4, 3.3 – In an advance nobody stays where they are, and nobody in a hex that is too full while there is a way out. */
const mustContinue = (state: State, task: Moving): boolean => {
  if (isLeader(state, task.piece)) return false;
  if (task.steps === 0 && mustAdvance(state, state.player)) return true;
  return (
    isOneTooMany(state, task.piece) && (listNextHexes(state, task).length > 0 || mayLeaveMap(state, task))
  );
};

export const movingHandler: TaskHandler<'moving'> = {
  awaits: (state, task) => (hexOfPiece(state, task.piece) === null ? null : state.player),
  offers: (state, task) => [
    ...(mustContinue(state, task) ? [] : [{ ...byPlayer(state), type: 'halt' } as const]),
    ...stepOffers(state, task),
    ...(mayLeaveMap(state, task) ? [{ ...byPlayer(state), type: 'leave-map' } as const] : []),
  ],
  choose: (state, task, action) => {
    if (action.type === 'leave-map')
      return leaveMap(withArmy(state, state.player, { busy: true }), task.piece);
    if (action.type !== 'step') return withoutEvents(state);
    return takeStep(state, task, hexOf(groundIn(state).grid, action.to), action.below === true);
  },
  run: withoutEvents,
};

const takeStep = (state: State, task: Moving, to: number, below: boolean): Transition => {
  const from = hexOfPiece(state, task.piece) ?? to;
  const step = checkStep(state, task.piece, from, to);
  const cost = 'cost' in step ? step.cost : 0;
  const isMan = isLeader(state, task.piece);
  const moved = isMan ? placeLeader(state, task.piece, to) : placeInStack(state, task.piece, to, below);
  const busy = isMan ? moved : withArmy(markMovedGun(moved, task.piece), state.player, { busy: true });
  const again = pushTasks(busy, { ...task, spent: task.spent + cost, steps: task.steps + 1 });
  const piece = describePiece(state, task.piece);
  const what = createEvent('moved', '7', { piece, from: hexName(state, from), hex: hexName(state, to) });
  return andThen(emit(again, what), now => triggerReactions(now, task.piece, to));
};

const markMovedGun = (state: State, piece: string): State =>
  standingUnitOf(state, piece).unit.arm === 'artillery' && !state.marks.moved.includes(piece)
    ? withMarks(state, { moved: [...state.marks.moved, piece] })
    : state;

const frontKeyOf = (state: State, hex: number): string =>
  splitFrontLine(unitsOfSideAt(state, hex, state.player))
    .front.map(({ unit }) => unit.id)
    .sort()
    .join();

/** 4.3 – Where a newcomer or a raised unit changes the front of a marked stack, its marker is turned over. */
const placeInStack = (state: State, piece: string, hex: number, below: boolean): State => {
  const before = frontKeyOf(state, hex);
  const moved = below ? placeBelow(state, piece, hex) : placeUnit(state, piece, hex);
  const isChanged = state.marks.engaged[hex] !== undefined && frontKeyOf(moved, hex) !== before;
  return isChanged ? withMarks(moved, { engaged: { ...moved.marks.engaged, [hex]: 'changed' } }) : moved;
};

/** 3.4 – Below all who are there, but above guns that must stay at the bottom. */
const placeBelow = (state: State, piece: string, hex: number): State => {
  const isFoundation = (id: string): boolean =>
    state.marks.moved.includes(id) && isKeptBelow(state, standingUnitOf(state, id).unit, hex);
  const foundation = standingUnitOf(state, piece).unit.arm === 'artillery' ? [] : stackAt(state.field, hex);
  return foundation
    .filter(id => id !== piece && isFoundation(id))
    .reduce((now, id) => placeUnit(now, id, hex, true), placeUnit(state, piece, hex, true));
};

const possibleMovers = (state: State): readonly string[] => {
  const { units, leaders } = armyOf(state.scenario, state.player);
  const ready = units.filter(
    unit =>
      hexOfUnit(state.field, unit.id) !== null &&
      mayAct(state, unit) &&
      standingUnitOf(state, unit.id).status !== 'routed',
  );
  const men = leaders.filter(
    leader => hexOfLeader(state.field, leader.id) !== null && mayLeaderAct(state, leader),
  );
  return [...ready, ...men].map(({ id }) => id).filter(id => !state.marks.done.includes(id));
};

const hasSomewhereToGo = (state: State, piece: string): boolean => {
  const task: Moving = { task: 'moving', piece, spent: 0, steps: 0 };
  return listNextHexes(state, task).length > 0 || mayLeaveMap(state, task);
};

/** 3.4, 23.5.1 – Guns of the coalition that came into an enemy zone this turn stay below, and a column that marches under orders keeps its order. */
const mayRaise = (state: State, unit: Unit): boolean => {
  const hex = hexOfUnit(state.field, unit.id);
  if (isUnderOrders(state, unit)) return false;
  if (hex === null || state.field.stacks[hex]?.[0] === unit.id || !mayAct(state, unit)) return false;
  if (state.marks.done.includes(raisedMark(unit.id))) return false;
  return !(state.marks.moved.includes(unit.id) && isKeptBelow(state, unit, hex));
};

const raisedMark = (unit: string): string => `raised/${unit}`;

const wingsForColumn = (state: State): readonly string[] =>
  armyOf(state.scenario, state.player)
    .wings.filter(wing => {
      const [unit] = unitsOnMap(state, wing);
      if (!unit || unitsOnMap(state, wing).some(({ id }) => state.marks.done.includes(id))) return false;
      return mayAct(state, unit) && mayFormColumn(state, wing, isEffective(state, unit));
    })
    .map(({ id }) => id);

/** 23.4 – Whether somebody has still to move before the side may end its movement. */
const mustAnybodyMove = (state: State, pieces: readonly string[]): boolean =>
  pieces.some(piece => !isLeader(state, piece)) && mustAdvance(state, state.player);

const readyMovers = (state: State): readonly string[] =>
  possibleMovers(state).filter(piece => hasSomewhereToGo(state, piece));

/** 3.3 – A hex that is too full and that somebody can still leave: the movement does not end before. */
export const findOverfullHex = (state: State, pieces = readyMovers(state)): number | null => {
  const piece = pieces.find(id => !isLeader(state, id) && isOneTooMany(state, id));
  return piece === undefined ? null : hexOfPiece(state, piece);
};

const moveOffers = (state: State): readonly Action[] => {
  const pieces = readyMovers(state);
  const mayEnd = !mustAnybodyMove(state, pieces) && findOverfullHex(state, pieces) === null;
  return [
    ...(mayEnd ? [{ ...byPlayer(state), type: 'pass' } as const] : []),
    ...pieces.map((piece): Action => ({ ...byPlayer(state), type: 'move', piece })),
  ];
};

/** 15.3 – The active player moves his pieces one after the other. */
export const moveHandler: TaskHandler<'move'> = {
  awaits: state => (hasActors(state, state.player) ? state.player : null),
  offers: state => [
    ...moveOffers(state),
    ...armyOf(state.scenario, state.player)
      .units.filter(unit => mayRaise(state, unit))
      .map(({ id }): Action => ({ ...byPlayer(state), type: 'raise', piece: id })),
    ...wingsForColumn(state).map((wing): Action => ({ ...byPlayer(state), type: 'form-column', wing })),
    ...bringOffers(state),
  ],
  choose: (state, task, action) => {
    const again = pushTasks(state, task);
    switch (action.type) {
      case 'move':
        return withoutEvents(beginMove(again, action.piece));
      case 'raise':
        return raiseUnit(again, action.piece);
      case 'form-column':
        return formColumn(again, action.wing);
      case 'bring':
        return withoutEvents(pushTasks(again, { task: 'entering', piece: action.piece }));
      default:
        return withoutEvents(state);
    }
  },
  run: withoutEvents,
};

export const beginMove = (state: State, piece: string): State =>
  pushTasks(withMarks(state, { done: [...state.marks.done, piece] }), {
    task: 'moving',
    piece,
    spent: 0,
    steps: 0,
  });

const raiseUnit = (state: State, piece: string): Transition => {
  const hex = hexOfUnit(state.field, piece);
  if (hex === null) return withoutEvents(state);
  const recorded = withMarks(state, { done: [...state.marks.done, raisedMark(piece)] });
  const values = { unit: describePiece(state, piece), hex: hexName(state, hex) };
  return emit(placeInStack(recorded, piece, hex, false), createEvent('raised', '3.4', values));
};

import { hexOf } from '@/lib/geometry/hex/hex';
import { groundIn, standingUnitOf } from '../../../rules/field';
import { type Refusal, refuse } from '../../../rules/refusal';
import type { Action } from '../../actions';
import { describePiece } from '../../describe';
import {
  chainTransition,
  createEvent,
  emit,
  findHexNamed,
  nameHex,
  pushTasks,
  type Transition,
  withArmy,
  withMarks,
  withoutEvents,
} from '../../game';
import type { State } from '../../state';
import { sideIdOf, type TaskHandler } from '../../task-handler';
import { triggerReactions } from '../command/reactions';
import { leaveMap, placeLeader } from '../piece-changes';
import { mustAdvance } from '../scenario/declared-advance';
import { listStackPositions, placeInStack } from './stack-order';
import {
  checkStep,
  findStepObjection,
  hexOfPiece,
  isLeader,
  isOneTooMany,
  listNextHexes,
  type Moving,
  mayLeaveMap,
  nameOfPiece,
} from './steps';

const byPlayer = (state: State) => ({ by: sideIdOf(state, state.player) });

const stepOffers = (state: State, task: Moving): readonly Action[] =>
  listNextHexes(state, task).flatMap(hex =>
    listStackPositions(state, task.piece, hex).map(
      (place): Action => ({
        ...byPlayer(state),
        type: 'step',
        to: nameHex(state, hex),
        ...(place === 'below' ? { below: true as const } : {}),
      }),
    ),
  );

/** 23.4, 3.3 – Why a piece may not halt: in an advance nobody stays where they are, and nobody in a hex that is too full while there is a way out. */
const findHaltObjection = (state: State, task: Moving): Refusal | null => {
  const { piece, steps } = task;
  if (isLeader(state, piece)) return null;
  if (steps === 0 && mustAdvance(state, state.player))
    return refuse('must-advance', '23.4', { unit: nameOfPiece(state, piece) });
  const mustLeave =
    isOneTooMany(state, piece) && (listNextHexes(state, task).length > 0 || mayLeaveMap(state, task));
  const hex = hexOfPiece(state, piece);
  return mustLeave && hex !== null ? refuse('hex-too-full', '3.3', { hex: nameHex(state, hex) }) : null;
};

/** 15.3 – A piece on its way, hex by hex. */
export const movingHandler: TaskHandler<'moving'> = {
  awaits: (state, task) => (hexOfPiece(state, task.piece) === null ? null : state.player),
  offers: (state, task) => [
    ...(findHaltObjection(state, task) ? [] : [{ ...byPlayer(state), type: 'halt' } as const]),
    ...stepOffers(state, task),
    ...(mayLeaveMap(state, task) ? [{ ...byPlayer(state), type: 'leave-map' } as const] : []),
  ],
  objection: (state, task, action) => {
    if (action.type === 'halt') return findHaltObjection(state, task);
    if (action.type === 'leave-map')
      return refuse('stays-on-the-map', '10.2', { unit: nameOfPiece(state, task.piece) });
    if (action.type === 'step') return findStepObjection(state, task, findHexNamed(state, action.to));
    return refuse('another-is-moving', '7', { unit: nameOfPiece(state, task.piece) });
  },
  choose: (state, task, action) => {
    if (action.type === 'leave-map')
      return leaveMap(withArmy(state, state.player, { busy: true }), task.piece);
    if (action.type !== 'step') return withoutEvents(state);
    return takeStep(state, task, hexOf(groundIn(state).grid, action.to), action.below === true);
  },
};

const takeStep = (state: State, task: Moving, to: number, below: boolean): Transition => {
  const from = hexOfPiece(state, task.piece) ?? to;
  const step = checkStep(state, task.piece, from, to);
  const cost = 'cost' in step ? step.cost : 0;
  const isUnit = !isLeader(state, task.piece);
  const moved = isUnit ? placeInStack(state, task.piece, to, below) : placeLeader(state, task.piece, to);
  const busy = isUnit ? withArmy(markMovedGun(moved, task.piece), state.player, { busy: true }) : moved;
  const again = pushTasks(busy, { ...task, spent: task.spent + cost, steps: task.steps + 1 });
  const piece = describePiece(state, task.piece);
  const what = createEvent('moved', '7', { piece, from: nameHex(state, from), hex: nameHex(state, to) });
  return chainTransition(emit(again, what), now => triggerReactions(now, task.piece, to));
};

/** 16 – Guns that have moved are marked: they do not fire in this player turn. */
const markMovedGun = (state: State, piece: string): State =>
  standingUnitOf(state, piece).unit.arm === 'artillery' && !state.marks.moved.includes(piece)
    ? withMarks(state, { moved: [...state.marks.moved, piece] })
    : state;

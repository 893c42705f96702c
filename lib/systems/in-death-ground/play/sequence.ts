import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Finding } from '@/lib/game/contract/finding';
import { createTaskRunner, type TaskTable } from '@/lib/game/play/task-runner';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import { findOpenTask, finishTask, type Game, seatOf } from './game';
import { toBelievedState } from './secrets/believed-state';
import type { State, Task, TaskOf, TaskType } from './state';
import { yieldBattle } from './tasks/ending';
import { meleeHandler, pairHandler, recoilHandler, supportHandler } from './tasks/melee/melee-tasks';
import {
  beginTurnHandler,
  climbsHandler,
  encourageHandler,
  endTurnHandler,
  failedHandler,
  moraleHandler,
  rallyHandler,
  retreatsHandler,
  testHandler,
  testsHandler,
} from './tasks/morale/morale-tasks';
import { evadeHandler, marchHandler } from './tasks/movement/march-tasks';
import { moveHandler } from './tasks/movement/move-task';
import {
  breachesHandler,
  breachHandler,
  dummiesHandler,
  stratagemsHandler,
  trickHandler,
} from './tasks/setup/preparation-tasks';
import {
  arriveHandler,
  enterHandler,
  lateHandler,
  setUpHandler,
  unfoldHandler,
  whoSetsUpHandler,
  wickHandler,
} from './tasks/setup/set-up-tasks';
import { shootHandler } from './tasks/shooting/shoot-task';
import {
  engineHandler,
  layFireHandler,
  loseHandler,
  oxenHandler,
  volleysHandler,
} from './tasks/shooting/volley-tasks';
import { type Handler, NONE, NOT_NOW } from './tasks/task-handler';

const HANDLERS: TaskTable<Game, { readonly [Type in TaskType]: TaskOf<Type> }, Action> = {
  stratagems: stratagemsHandler,
  trick: trickHandler,
  sham: dummiesHandler,
  breaches: breachesHandler,
  breach: breachHandler,
  'who-sets-up': whoSetsUpHandler,
  'set-up': setUpHandler,
  enter: enterHandler,
  wick: wickHandler,
  'begin-turn': beginTurnHandler,
  rally: rallyHandler,
  encourage: encourageHandler,
  late: lateHandler,
  arrive: arriveHandler,
  retreats: retreatsHandler,
  climbs: climbsHandler,
  oxen: oxenHandler,
  move: moveHandler,
  march: marchHandler,
  evade: evadeHandler,
  unfold: unfoldHandler,
  shoot: shootHandler,
  volleys: volleysHandler,
  engine: engineHandler,
  lose: loseHandler,
  recoil: recoilHandler,
  'lay-fire': layFireHandler,
  melee: meleeHandler,
  pair: pairHandler,
  back: supportHandler,
  morale: moraleHandler,
  tests: testsHandler,
  test: testHandler,
  failed: failedHandler,
  'end-turn': endTurnHandler,
  over: {},
};

const runner = createTaskRunner<Game, Task, Action>({
  currentTask: findOpenTask,
  finishTask,
  /** The table is right for each type; the compiler cannot follow a task to its own handler. */
  handlerOf: ({ type }) => HANDLERS[type] as Handler<TaskType>,
});

interface Awaited {
  readonly seat: string | null;
}

const findAwaited = memoizeByIdentity((state: State): Awaited => ({ seat: runner.awaits(state) }));

/** Who decides now; null when the battle is over. */
export const findAwaitedSeat = (state: State): string | null => findAwaited(state).seat;

/** Carries out what needs no decision until somebody must decide or the battle is over. */
export const runAgenda = runner.run;

/** What the task in hand offers, before its objections are asked. */
export const listTaskOffers = runner.offers;

/** One choice carried out, with all that follows until the next one; a side may give up at any time. */
export const applyAction = (game: Game, action: Action): Game =>
  action.type === 'yield'
    ? yieldBattle(game, action.by === seatOf(game.state, 0) ? 0 : 1)
    : runner.decide(game, action);

/** What the task in hand objects to a choice of the seat that decides. */
export const findTaskObjections = (state: State, action: Action): readonly Finding[] =>
  action.type === 'yield' ? NONE : (runner.objections(state, action) ?? NOT_NOW);

/** Why this cannot be done now, by this seat or at all; it is judged by what the seat believes. */
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const seat = findAwaitedSeat(state);
  if (seat === null) return [objection('battle-is-over', '8.3')];
  if (action.by !== seat) return [objection('not-your-decision', '11.1', {}, ['by'])];
  return findTaskObjections(toBelievedState(state, seat), action);
};

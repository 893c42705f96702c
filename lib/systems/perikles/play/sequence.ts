import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Finding } from '@/lib/game/contract/finding';
import { createTaskRunner, type TaskTable } from '@/lib/game/play/task-runner';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import { currentTask, finishTask, type Game } from './game';
import { endRound } from './rounds';
import type { State, Task, Tasks } from './state';
import { battle, battleRound, fight, finish, loss, special } from './tasks/battles';
import { elect, nominate, symbol } from './tasks/candidates';
import { shift } from './tasks/choice-specials';
import { nameFirst, nextTile, recover } from './tasks/command';
import { deploy, further, permit, send } from './tasks/deployment';
import { afterPick, anyCity, freeMarker, pick, refill } from './tasks/influence';

/** The sequence of play: who decides in each task, and what follows. */
const HANDLERS: TaskTable<Game, Tasks, Action> = {
  'free-marker': freeMarker,
  pick,
  'any-city': anyCity,
  symbol,
  refill,
  'after-pick': afterPick,
  shift,
  nominate,
  elect,
  'name-first': nameFirst,
  recover,
  'next-tile': nextTile,
  deploy,
  send,
  permit,
  further,
  battle,
  'battle-round': battleRound,
  special,
  fight,
  loss,
  finish,
  'end-round': { run: endRound },
  over: {},
};

export const runner = createTaskRunner<Game, Task, Action>({
  currentTask: state => {
    const task = currentTask(state);
    return task.type === 'over' ? null : task;
  },
  finishTask,
  handlerOf: task => HANDLERS[task.type],
});

/** The seat that decides now; asked several times for each state. */
export const decidingSeat: (state: State) => string | null = memoizeByIdentity(runner.awaits);

const toComparable = ({ names: _names, ...choice }: Action): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => one.localeCompare(other)));

/** Why this cannot be done now, by this player or at all. */
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const seat = decidingSeat(state);
  if (seat === null) return [objection('game-is-over', '8.2')];
  if (action.by !== seat) return [objection('not-your-decision', '3.1', {}, ['by'])];
  const offers = runner.offers(state);
  const request = toComparable(action);
  if (offers.some(offer => toComparable(offer) === request)) return [];
  const reasons = runner.objections(state, action) ?? [];
  if (reasons.length > 0) return reasons;
  return offers.some(({ type }) => type === action.type)
    ? [objection('not-offered', '3.1', {}, ['type'])]
    : [objection('not-now', '3.1', {}, ['type'])];
};

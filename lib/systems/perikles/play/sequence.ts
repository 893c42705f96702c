import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { compareCodes } from '@/lib/game/collator';
import type { Finding } from '@/lib/game/contract/finding';
import { createTaskRunner, type TaskTable } from '@/lib/game/play/task-runner';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import { findOpenTask, finishTask, type Game } from './game';
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
  currentTask: findOpenTask,
  finishTask,
  handlerOf: task => HANDLERS[task.type],
});

/** The seat that decides now; asked several times for each state. */
export const decidingSeat: (state: State) => string | null = memoizeByIdentity(runner.awaits);

const toComparable = ({ names: _names, ...choice }: Action): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => compareCodes(one, other)));

/** What is offered, so that many questions about one state list it once. */
const offeredIn: (state: State) => {
  readonly keys: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
} = memoizeByIdentity((state: State) => {
  const offers = runner.offers(state);
  return { keys: new Set(offers.map(toComparable)), types: new Set(offers.map(({ type }) => type)) };
});

/** Why this cannot be done now, by this player or at all. */
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const seat = decidingSeat(state);
  if (seat === null) return [objection('game-is-over', '8.2')];
  if (action.by !== seat) return [objection('not-your-decision', '3.1', {}, ['by'])];
  const offered = offeredIn(state);
  if (offered.keys.has(toComparable(action))) return [];
  const reasons = runner.objections(state, action) ?? [];
  if (reasons.length > 0) return reasons;
  return offered.types.has(action.type)
    ? [objection('not-offered', '3.1', {}, ['type'])]
    : [objection('not-now', '3.1', {}, ['type'])];
};

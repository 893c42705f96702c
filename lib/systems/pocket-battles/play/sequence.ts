import type { Finding } from '@/lib/game/contract/finding';
import { createTaskRunner, type TaskTable } from '@/lib/game/play/task-runner';
import { keepLastingContacts } from '../rules/contact';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import { changeTurn, findOpenTask, finishTask, type Game } from './game';
import { beginRound, closeRound } from './rounds';
import type { State, Task, Tasks } from './state';
import { blowTask } from './tasks/blows';
import { settle, withdraw } from './tasks/contacts';
import { giveUp } from './tasks/giving-up';
import { carry, wounds } from './tasks/losses';
import { NOT_NOW } from './tasks/objecting';
import { arrive, place } from './tasks/placing';
import { reaction, target } from './tasks/reactions';
import { commanded, turn } from './tasks/turn';

/** The sequence of play: who decides in each task, and what follows. */
const HANDLERS: TaskTable<Game, Tasks, Action> = {
  place,
  arrive,
  'begin-round': { run: beginRound },
  turn,
  commanded,
  reaction,
  target,
  blow: blowTask,
  wounds,
  carry,
  withdraw,
  settle,
  'give-up': giveUp,
  'close-round': { run: closeRound },
  over: {},
};

export const runner = createTaskRunner<Game, Task, Action>({
  currentTask: findOpenTask,
  finishTask,
  handlerOf: task => HANDLERS[task.type],
});

/** One choice carried out, with all that follows until the next one. */
export const applyAction = (game: Game, action: Action): Game => {
  const now = runner.decide(game, action);
  const { field, turn: current } = now.state;
  return changeTurn(now, { contacts: keepLastingContacts(field, current.contacts) });
};

/** Why this cannot be done now, by this seat or at all. */
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const seat = runner.awaits(state);
  if (seat === null) return [objection('battle-is-over', '7.1')];
  if (action.by !== seat) return [objection('not-your-decision', '5.1', {}, ['by'])];
  return runner.objections(state, action) ?? NOT_NOW;
};

import type { Action, Event } from '../actions';
import type { SideIndex } from '../army';
import type { State, Task, TaskName } from '../state';
import { awakeChoice } from './advance';
import { advance, capture } from './aftermath';
import { arrivals, quarters } from './arrivals';
import { blown, charge } from './charging';
import { combat, lead } from './combat';
import { activation, command, deploy, inspire } from './command';
import { entering } from './entry';
import { retreatBefore } from './evasion';
import { fire, laying } from './firing';
import { columnGuns } from './forming-column';
import { calm, type Step } from './game';
import type { Handler } from './handler';
import { joint } from './joint';
import { lookToCommander } from './look-to-commander';
import { further, guns, losses } from './losses';
import { march, marching } from './march';
import { momentum } from './momentum';
import { move, moving } from './movement';
import { coup, coupPay, threat } from './reactions';
import { resolve, surrender } from './resolution';
import { check, retreat } from './retreats';
import { clean, engage, nextTurn, passivity, phases, playerTurn, rally, rout, turn } from './rounds';

const HANDLERS: { readonly [Name in TaskName]: Handler<Name> } = {
  turn,
  'player-turn': playerTurn,
  arrivals,
  quarters,
  activation,
  'awake-choice': awakeChoice,
  phases,
  deploy,
  'look-to-commander': lookToCommander,
  command,
  inspire,
  rout,
  engage,
  march,
  marching,
  move,
  moving,
  entering,
  'column-guns': columnGuns,
  coup,
  'coup-pay': coupPay,
  threat,
  passivity,
  fire,
  laying,
  rally,
  combat,
  surrender,
  'retreat-before': retreatBefore,
  lead,
  resolve,
  losses,
  guns,
  further,
  retreat,
  check,
  advance,
  capture,
  momentum,
  charge,
  blown,
  clean,
  joint,
  'next-turn': nextTurn,
};

/** The table is right for each name; the compiler cannot follow a task to its own handler. */
const handlerOf = (task: Task): Handler<TaskName> => HANDLERS[task.task] as Handler<TaskName>;

const withoutNext = (state: State): State => ({ ...state, agenda: state.agenda.slice(1) });

/** Who decides about the next task; null: it runs by itself. */
export const decider = (state: State): SideIndex | null => {
  const [task] = state.agenda;
  return task ? (handlerOf(task).awaits?.(state, task) ?? null) : null;
};

export const offersOf = (state: State): readonly Action[] => {
  const [task] = state.agenda;
  return task ? (handlerOf(task).offers?.(state, task) ?? []) : [];
};

const MOST_TASKS = 100_000;

/** Everything that happens by itself, until somebody must decide or the game is over. */
export const settled = (step: Step): Step => {
  let state = step.state;
  const events: Event[] = [...step.events];
  for (let done = 0; !state.over; done++) {
    const [task] = state.agenda;
    if (!task || decider(state) !== null) return { state, events };
    if (done > MOST_TASKS) throw new Error(`the agenda never ends: ${task.task}`);
    const next = handlerOf(task).run(withoutNext(state), task);
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
};

export const decided = (state: State, action: Action): Step => {
  const [task] = state.agenda;
  if (!task) return calm(state);
  const chosen = handlerOf(task).choose?.(withoutNext(state), task, action) ?? calm(state);
  return settled(chosen);
};

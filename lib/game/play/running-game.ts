import { type Dice, type RngState, roll } from '@/lib/dice/rng';
import type { EventBase, QuietStep, Transition } from '../contract/play-rules';

/** A game and what has happened in it since the last choice. */
export interface RunningGame<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** Nobody reads the events, so none is written. */
  readonly isQuiet: boolean;
  /** Whether dice were thrown since the last choice. */
  readonly isThrown: boolean;
}

export const beginGame = <State, Event = never>(state: State): RunningGame<State, Event> => ({
  state,
  events: [],
  isQuiet: false,
  isThrown: false,
});

/** A game whose events nobody will read. */
export const beginQuietGame = <State, Event = never>(state: State): RunningGame<State, Event> => ({
  state,
  events: [],
  isQuiet: true,
  isThrown: false,
});

export const toTransition = <State, Event>({
  state,
  events,
}: RunningGame<State, Event>): Transition<State, Event> => ({ state, events });

export const toQuietStep = <State, Event>({
  state,
  isThrown,
}: RunningGame<State, Event>): QuietStep<State> => ({ state, isThrown });

/** For rules that always emit events: dice are known by the events that show them. */
export const forgetEvents = <State, Event extends EventBase>({
  state,
  events,
}: Transition<State, Event>): QuietStep<State> => ({
  state,
  isThrown: events.some(({ faces }) => faces !== undefined),
});

/** Adds an event, which is built only if somebody reads it. */
export const emitEvent = <State, Event>(
  game: RunningGame<State, Event>,
  createEvent: () => Event,
): RunningGame<State, Event> => (game.isQuiet ? game : { ...game, events: [...game.events, createEvent()] });

export const changeState = <State, Event>(
  game: RunningGame<State, Event>,
  changes: Partial<State>,
): RunningGame<State, Event> => ({ ...game, state: { ...game.state, ...changes } });

/** Throws dice with the generator of the game, which moves on. */
export const throwDice = <State extends { readonly rng: RngState }, Event>(
  game: RunningGame<State, Event>,
  dice: Dice,
): { readonly game: RunningGame<State, Event>; readonly faces: readonly number[] } => {
  const { faces, rng } = roll(game.state.rng, dice);
  return { game: { ...game, isThrown: true, state: { ...game.state, rng } }, faces };
};

interface WithAgenda<Task> {
  readonly agenda: readonly Task[];
}

/** Puts tasks before everything that is still to be done. */
export const pushTasks = <Task, State extends WithAgenda<Task>, Event>(
  game: RunningGame<State, Event>,
  ...tasks: readonly State['agenda'][number][]
): RunningGame<State, Event> => ({
  ...game,
  state: { ...game.state, agenda: [...tasks, ...game.state.agenda] },
});

/** Takes the current task off the agenda. */
export const finishTask = <Task, State extends WithAgenda<Task>, Event>(
  game: RunningGame<State, Event>,
): RunningGame<State, Event> => ({
  ...game,
  state: { ...game.state, agenda: game.state.agenda.slice(1) },
});

export const getCurrentTask = <Task>({ agenda }: WithAgenda<Task>): Task => {
  const [head] = agenda;
  if (head === undefined) throw new Error('no task is left');
  return head;
};

/** The task that somebody or the rules have to do now; null once the game is over. */
export const findOpenTask = <Task extends { readonly type: string }>(game: WithAgenda<Task>): Task | null => {
  const task = getCurrentTask(game);
  return task.type === 'over' ? null : task;
};

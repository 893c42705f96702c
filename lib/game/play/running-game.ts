import { type Dice, type RngState, roll } from '@/lib/dice/rng';

/** A game and what has happened in it since the last choice. */
export interface RunningGame<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

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
  return { game: { ...game, state: { ...game.state, rng } }, faces };
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

export const currentTask = <Task>({ agenda }: WithAgenda<Task>): Task => {
  const [head] = agenda;
  if (head === undefined) throw new Error('no task is left');
  return head;
};

import type { Finding } from '../contract/finding';
import type { ActionBase } from '../contract/play-rules';

/** One task of the turn: who decides about it, the offers, the objections, and the effects. */
export interface TaskHandler<Game extends { readonly state: unknown }, Task, Action> {
  /** The seat that decides; null or absent: nobody, the task runs by itself. */
  awaits?(state: Game['state'], task: Task): string | null;
  offers?(state: Game['state'], task: Task): readonly Action[];
  /** Why an action may not be taken; absent: only what is offered may be. */
  objections?(state: Game['state'], task: Task, action: Action): readonly Finding[];
  /** Carries out a decision; the task is off the agenda by then. */
  choose?(game: Game, task: Task, action: Action): Game;
  /** Carries out a task that nobody decides about; the task is off the agenda by then. Absent: nothing happens. */
  run?(game: Game, task: Task): Game;
}

/** The handler of each task, by the name of the task. */
export type TaskTable<Game extends { readonly state: unknown }, Tasks, Action> = {
  readonly [Name in keyof Tasks]: TaskHandler<Game, Tasks[Name], Action>;
};

export interface TaskRunnerOptions<Game extends { readonly state: unknown }, Task, Action> {
  /** The task that is next; null: the game is over. */
  readonly currentTask: (state: Game['state']) => Task | null;
  /** Takes the current task off the agenda. */
  readonly finishTask: (game: Game) => Game;
  readonly handlerOf: (task: Task) => TaskHandler<Game, Task, Action>;
}

export interface TaskRunner<Game extends { readonly state: unknown }, Action> {
  /** The seat that decides now; null: the game is over. */
  awaits(state: Game['state']): string | null;
  offers(state: Game['state']): readonly Action[];
  /** The current task's own objections; null if it has none and only its offers count. */
  objections(state: Game['state'], action: Action): readonly Finding[] | null;
  /** Carries out a decision and all that follows from it. */
  decide(game: Game, action: Action): Game;
  /** Carries out what needs no decision, until somebody must decide or the game is over. */
  run(game: Game): Game;
}

const MAX_TASKS = 100_000;

/** Runs the tasks of a game; the sequence of play stays each game's own, in the tasks that its handlers add. */
export const createTaskRunner = <Game extends { readonly state: unknown }, Task, Action extends ActionBase>({
  currentTask,
  finishTask,
  handlerOf,
}: TaskRunnerOptions<Game, Task, Action>): TaskRunner<Game, Action> => {
  const seatFor = (state: Game['state'], task: Task): string | null =>
    handlerOf(task).awaits?.(state, task) ?? null;

  const run = (game: Game): Game => {
    let now = game;
    for (let count = 0; count < MAX_TASKS; count += 1) {
      const task = currentTask(now.state);
      if (task === null || seatFor(now.state, task) !== null) return now;
      const rest = finishTask(now);
      now = handlerOf(task).run?.(rest, task) ?? rest;
    }
    throw new Error('the tasks of this game never end');
  };

  return {
    run,
    awaits: state => {
      const task = currentTask(state);
      return task === null ? null : seatFor(state, task);
    },
    offers: state => {
      const task = currentTask(state);
      return task === null ? [] : (handlerOf(task).offers?.(state, task) ?? []);
    },
    objections: (state, action) => {
      const task = currentTask(state);
      return task === null ? null : (handlerOf(task).objections?.(state, task, action) ?? null);
    },
    decide: (game, action) => {
      const task = currentTask(game.state);
      if (task === null) throw new Error(`${action.type} after the end of the game`);
      const { choose } = handlerOf(task);
      if (!choose) throw new Error(`nobody decides here: ${action.type}`);
      return run(choose(finishTask(game), task, action));
    },
  };
};

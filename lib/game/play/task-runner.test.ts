import { describe, expect, test } from 'vitest';
import { createTaskRunner, type TaskTable } from './task-runner';

interface Tasks {
  readonly deal: { readonly type: 'deal'; readonly left: number };
  readonly pick: { readonly type: 'pick'; readonly seat: string };
}
type Task = Tasks[keyof Tasks];
interface State {
  readonly agenda: readonly Task[];
  readonly dealt: number;
  readonly picked: readonly number[];
}
interface Game {
  readonly state: State;
}
interface Action {
  readonly by: string;
  readonly type: 'pick';
  readonly number: number;
}

const change = ({ state }: Game, changes: Partial<State>): Game => ({ state: { ...state, ...changes } });
const push = (game: Game, ...tasks: readonly Task[]): Game =>
  change(game, { agenda: [...tasks, ...game.state.agenda] });

const HANDLERS: TaskTable<Game, Tasks, Action> = {
  deal: {
    run: (game, { left }) =>
      left === 0
        ? push(game, { type: 'pick', seat: 'one' })
        : push(change(game, { dealt: game.state.dealt + 1 }), { type: 'deal', left: left - 1 }),
  },
  pick: {
    awaits: ({ dealt }, { seat }) => (dealt > 1 ? seat : null),
    offers: ({ dealt }, { seat }) =>
      Array.from({ length: dealt }, (_, number) => ({ by: seat, type: 'pick', number })),
    choose: (game, _task, { number }) => change(game, { picked: [...game.state.picked, number] }),
  },
};

const runner = createTaskRunner<Game, Task, Action>({
  currentTask: ({ agenda }) => agenda[0] ?? null,
  finishTask: game => change(game, { agenda: game.state.agenda.slice(1) }),
  handlerOf: task => HANDLERS[task.type] as never,
});

const started = (cards: number): Game =>
  runner.run({ state: { agenda: [{ type: 'deal', left: cards }], dealt: 0, picked: [] } });

describe('tasks', () => {
  test('run by themselves until somebody must decide', () => {
    const { state } = started(3);
    expect(runner.awaits(state)).toBe('one');
    expect(runner.offers(state)).toHaveLength(3);
  });

  test('a decision takes its task off the agenda and runs on to the end', () => {
    const { state } = runner.decide(started(2), { by: 'one', type: 'pick', number: 1 });
    expect(state).toMatchObject({ agenda: [], picked: [1] });
    expect(runner.awaits(state)).toBeNull();
    expect(runner.offers(state)).toEqual([]);
  });

  test('a task that nobody decides about and that does nothing is simply over', () => {
    expect(started(1).state).toMatchObject({ agenda: [], dealt: 1, picked: [] });
  });

  test('a decision after the end is our fault, and says so', () => {
    expect(() => runner.decide(started(0), { by: 'one', type: 'pick', number: 0 })).toThrow('after the end');
  });

  test('tasks that never end are our fault, and say so', () => {
    const endless = createTaskRunner<Game, Task, Action>({
      currentTask: () => ({ type: 'deal', left: 0 }),
      finishTask: game => game,
      handlerOf: () => ({}),
    });
    expect(() => endless.run(started(0))).toThrow('never end');
  });
});

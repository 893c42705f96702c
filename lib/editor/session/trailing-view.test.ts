import { describe, expect, test } from 'vitest';
import type { StudioState } from './state';
import type { Listen } from './store';
import { makeTrailingView } from './trailing-view';

const stateNamed = (notice: string, interaction = 'idle'): StudioState =>
  ({ notice, interaction }) as unknown as StudioState;

const openPane = () => {
  let state = stateNamed('first');
  let hasFocus = false;
  const jobs: (() => void)[] = [];
  const listeners = new Set<Listen<StudioState>>();
  const store = {
    getState: () => state,
    getInitialState: () => state,
    subscribe: (listener: Listen<StudioState>) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const seen: (string | null)[] = [];
  const view = makeTrailingView(
    store,
    () => hasFocus,
    job => jobs.push(job),
  );
  const end = view.subscribe(() => seen.push(view.getState().notice));
  return {
    view,
    seen,
    end,
    take: (is: boolean) => {
      hasFocus = is;
    },
    change: (notice: string, interaction?: string) => {
      const before = state;
      state = stateNamed(notice, interaction);
      for (const listener of [...listeners]) listener(state, before);
    },
    work: () => {
      for (const job of jobs.splice(0)) job();
    },
    isHeard: () => listeners.size > 0,
  };
};

describe('a pane that may wait', () => {
  test('sees of many changes the last one, in a task of its own', () => {
    const { view, seen, change, work } = openPane();
    change('second');
    change('third');
    expect(view.getState().notice).toBe('first');
    work();
    expect(seen).toEqual(['third']);
    work();
    expect(seen).toEqual(['third']);
  });

  test('follows at once while it has the focus', () => {
    const { view, seen, take, change, work } = openPane();
    change('second');
    take(true);
    change('third');
    expect(view.getState().notice).toBe('third');
    work();
    expect(seen).toEqual(['third']);
  });

  test('is as things are when it is clicked', () => {
    const { view, seen, change, work } = openPane();
    change('second');
    view.catchUp();
    expect(seen).toEqual(['second']);
    work();
    expect(seen).toEqual(['second']);
  });

  test('is not told what only the pointer does', () => {
    const { seen, take, change, work } = openPane();
    take(true);
    change('first', 'aiming');
    work();
    expect(seen).toEqual([]);
  });

  test('hears nothing once nobody looks at it', () => {
    const { end, isHeard } = openPane();
    end();
    expect(isHeard()).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { StudioState } from './state';
import { makeTrailingView } from './trailing-view';

const stateNamed = (notice: string): StudioState => ({ notice }) as unknown as StudioState;

const desk = () => {
  let state = stateNamed('first');
  let isAtHand = false;
  const jobs: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const seen: (string | null)[] = [];
  const view = makeTrailingView(
    store,
    () => isAtHand,
    job => jobs.push(job),
  );
  const end = view.subscribe(() => seen.push(view.getState().notice));
  return {
    view,
    seen,
    end,
    take: (is: boolean) => {
      isAtHand = is;
    },
    change: (notice: string) => {
      state = stateNamed(notice);
      for (const listener of [...listeners]) listener();
    },
    work: () => {
      for (const job of jobs.splice(0)) job();
    },
    isHeard: () => listeners.size > 0,
  };
};

describe('a pane that may wait', () => {
  test('sees of many changes the last one, in a task of its own', () => {
    const { view, seen, change, work } = desk();
    change('second');
    change('third');
    expect(view.getState().notice).toBe('first');
    work();
    expect(seen).toEqual(['third']);
    work();
    expect(seen).toEqual(['third']);
  });

  test('follows at once while the hand is in it', () => {
    const { view, seen, take, change, work } = desk();
    change('second');
    take(true);
    change('third');
    expect(view.getState().notice).toBe('third');
    work();
    expect(seen).toEqual(['third']);
  });

  test('is as things are when the hand reaches for it', () => {
    const { view, seen, change, work } = desk();
    change('second');
    view.catchUp();
    expect(seen).toEqual(['second']);
    work();
    expect(seen).toEqual(['second']);
  });

  test('hears nothing once nobody looks at it', () => {
    const { end, isHeard } = desk();
    end();
    expect(isHeard()).toBe(false);
  });
});

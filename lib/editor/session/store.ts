import type { StudioState } from './state';

/** The one store of a studio: everything on the screen is made from its state. */
export interface StudioStore {
  getState(): StudioState;
  subscribe(listener: () => void): () => void;
  /** A pure step from the present state to the next. */
  update(step: (state: StudioState) => StudioState): void;
}

export const createStudioStore = (opened: StudioState): StudioStore => {
  let state = opened;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: step => {
      const next = step(state);
      if (next === state) return;
      state = next;
      for (const listener of [...listeners]) listener();
    },
  };
};

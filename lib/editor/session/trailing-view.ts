import type { StudioState } from './state';
import { isSameBesidesInteraction, type Listen, type StudioStore } from './store';

/** As much of the store as is looked at. */
export interface StudioView extends Pick<StudioStore, 'getState' | 'getInitialState'> {
  subscribe(listener: Listen<StudioState>): () => void;
}

export interface TrailingView extends StudioView {
  /** Shows the present state at once, so that nobody presses a button of an older one. */
  catchUp(): void;
}

/**
 * The store as seen by a pane that may wait: it updates in a separate task, so that an edit on the map is not
 * delayed by lists. While the focus is in the pane it updates at once: typed text must appear there.
 */
export const makeTrailingView = (
  store: StudioView,
  hasFocus: () => boolean,
  later: (job: () => void) => void,
): TrailingView => {
  const listeners = new Set<Listen<StudioState>>();
  let shown = store.getState();
  let isWaiting = false;
  const follow = (): void => {
    isWaiting = false;
    if (shown === store.getState()) return;
    const before = shown;
    shown = store.getState();
    for (const listener of [...listeners]) listener(shown, before);
  };
  const onChange = (): void => {
    if (isSameBesidesInteraction(shown, store.getState())) return;
    if (hasFocus()) follow();
    else if (!isWaiting) {
      isWaiting = true;
      later(follow);
    }
  };
  let end = (): void => undefined;
  return {
    getState: () => shown,
    getInitialState: store.getInitialState,
    catchUp: follow,
    subscribe: listener => {
      if (listeners.size === 0) end = store.subscribe(onChange);
      listeners.add(listener);
      // Changes before the first subscription were missed.
      if (shown !== store.getState()) onChange();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
};

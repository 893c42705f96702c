import type { StudioStore } from './store';

/** As much of the store as is looked at. */
export type StudioView = Pick<StudioStore, 'getState' | 'subscribe'>;

export interface TrailingView extends StudioView {
  /** Nothing is pressed that speaks of an older state: whoever reaches for the pane finds it as things are. */
  catchUp(): void;
}

/**
 * The store as a pane sees it that may wait: it follows in a task of its own, so that an edit on the map is not held up by lists.
 * While the hand is in the pane it follows at once: what is typed there must stand there.
 */
export const makeTrailingView = (
  store: StudioView,
  isAtHand: () => boolean,
  later: (job: () => void) => void,
): TrailingView => {
  const listeners = new Set<() => void>();
  let shown = store.getState();
  let isWaiting = false;
  const follow = (): void => {
    isWaiting = false;
    if (shown === store.getState()) return;
    shown = store.getState();
    for (const listener of [...listeners]) listener();
  };
  const onChange = (): void => {
    if (isAtHand()) follow();
    else if (!isWaiting) {
      isWaiting = true;
      later(follow);
    }
  };
  let end = (): void => undefined;
  return {
    getState: () => shown,
    catchUp: follow,
    subscribe: listener => {
      if (listeners.size === 0) end = store.subscribe(onChange);
      listeners.add(listener);
      // What happened before anybody listened was not heard.
      if (shown !== store.getState()) onChange();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
};

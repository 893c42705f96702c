import { subscribeWithSelector } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StudioState } from './state';

export type Listen<Part> = (part: Part, before: Part) => void;

/** The one store of a screen: everything that is shown is made from its state. */
export interface StudioStore extends Pick<StoreApi<StudioState>, 'getState' | 'getInitialState'> {
  /** Called after every change, or only when the selected part is another one. */
  subscribe(listener: Listen<StudioState>): () => void;
  subscribe<Part>(
    select: (state: StudioState) => Part,
    listener: Listen<Part>,
    options?: { readonly equalityFn?: (left: Part, right: Part) => boolean },
  ): () => void;
  /** A pure step from the present state to the next; the same state again calls no listener. */
  update(step: (state: StudioState) => StudioState): void;
}

export const createStudioStore = (opened: StudioState): StudioStore => {
  const store = createStore<StudioState>()(subscribeWithSelector(() => opened));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    update: step => store.setState(step, true),
  };
};

type SliceName = 'interaction' | 'view' | 'panels';

/** One part of the store, read and written on its own. */
export interface Slice<Part> {
  getState(): Part;
  update(step: (part: Part) => Part): void;
  set(part: Partial<Part>): void;
}

export const sliceOf = <Name extends SliceName>(store: StudioStore, name: Name): Slice<StudioState[Name]> => {
  const update = (step: (part: StudioState[Name]) => StudioState[Name]): void =>
    store.update(state => {
      const next = step(state[name]);
      return next === state[name] ? state : { ...state, [name]: next };
    });
  return {
    getState: () => store.getState()[name],
    update,
    set: part => update(before => mergePart(before, part)),
  };
};

/** The same value when nothing in it changes, so that nothing is drawn again. */
export const mergePart = <Part extends object>(before: Part, part: Partial<Part>): Part =>
  (Object.keys(part) as (keyof Part)[]).some(key => !Object.is(part[key], before[key]))
    ? { ...before, ...part }
    : before;

/** The pointer's state changes too often for panes that do not show it. */
export const isSameBesidesInteraction = (before: StudioState, after: StudioState): boolean =>
  (Object.keys(after) as (keyof StudioState)[]).every(
    key => key === 'interaction' || after[key] === before[key],
  );

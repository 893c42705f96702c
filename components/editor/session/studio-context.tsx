'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Saver } from '@/lib/editor/autosave/saver';
import type { GroundClient } from '@/lib/editor/check-worker/ground-client';
import type { StudioState } from '@/lib/editor/session/state';
import type { StudioStore } from '@/lib/editor/session/store';
import { makeTrailingView, type StudioView } from '@/lib/editor/session/trailing-view';
import { queueFrame } from './frame-queue';

export interface Studio {
  readonly draftId: string;
  readonly store: StudioStore;
  readonly saver: Saver;
  readonly map: MapUnderPointer;
  readonly ground: GroundClient;
}

/** The store as it is looked at from here. */
const ViewContext = createContext<StudioView | null>(null);

const isWithin = (target: EventTarget | null, pane: string): boolean =>
  target instanceof Element && target.closest(`[data-pane="${pane}"]`) !== null;

const REACHES = ['pointerdown', 'focusin', 'click'] as const;

/** A pane that may wait for the map; the hand is in it while the focus is. */
export const TrailingPane = ({ pane, children }: { readonly pane: string; readonly children: ReactNode }) => {
  const { store } = useStudio();
  const view = useMemo(
    () => makeTrailingView(store, () => isWithin(document.activeElement, pane), queueFrame),
    [store, pane],
  );
  useEffect(() => {
    const onReach = ({ target, type }: Event): void => {
      if (!isWithin(target, pane)) return;
      // What answers a click is made anew before it does.
      if (type === 'click') flushSync(view.catchUp);
      else view.catchUp();
    };
    for (const reach of REACHES) document.addEventListener(reach, onReach, { capture: true });
    return () => {
      for (const reach of REACHES) document.removeEventListener(reach, onReach, { capture: true });
    };
  }, [view, pane]);
  return <ViewContext value={view}>{children}</ViewContext>;
};

/** What lies under a point of the window; the map itself gives the answer once it stands. */
export interface MapUnderPointer {
  spaceAt: (clientX: number, clientY: number) => string | null;
}

const StudioContext = createContext<Studio | null>(null);

export const StudioProvider = ({
  studio,
  children,
}: {
  readonly studio: Studio;
  readonly children: ReactNode;
}) => <StudioContext value={studio}>{children}</StudioContext>;

export const useStudio = (): Studio => {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('outside a studio');
  return studio;
};

/** A part of the state; the selector must give the same value for the same state. */
export const useStudioState = <Part,>(select: (state: StudioState) => Part): Part => {
  const { store } = useStudio();
  const view = useContext(ViewContext) ?? store;
  const part = (): Part => select(view.getState());
  return useSyncExternalStore(view.subscribe, part, part);
};

'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Saver } from '@/lib/editor/autosave/saver';
import type { GroundClient } from '@/lib/editor/check-worker/ground-client';
import type { CanvasPort } from '@/lib/editor/commands/command';
import type { InteractionState } from '@/lib/editor/session/interaction-state';
import type { PanelState } from '@/lib/editor/session/panels';
import type { StudioState } from '@/lib/editor/session/state';
import { type Slice, type StudioStore, sliceOf } from '@/lib/editor/session/store';
import { makeTrailingView, type StudioView } from '@/lib/editor/session/trailing-view';
import type { ViewState } from '@/lib/editor/session/view-state';
import type { Live } from '@/lib/editor/together/live';
import { queueFrame } from './frame-queue';

export interface Studio {
  readonly draftId: string;
  readonly store: StudioStore;
  readonly saver: Saver;
  readonly live: Live;
  /** Null while no map is shown. */
  readonly canvas: { current: CanvasPort | null };
  readonly ground: GroundClient;
}

/** The store as it is looked at from here. */
const ViewContext = createContext<StudioView | null>(null);

/** A pane puts some of its controls into the header of the slip that holds it. */
const isWithin = (target: EventTarget | null, name: string): boolean => {
  if (!(target instanceof Element)) return false;
  const pane = `[data-pane="${name}"]`;
  return target.closest(pane) !== null || target.closest(`[data-slip]:has(${pane})`) !== null;
};

const REACHES = ['pointerdown', 'focusin', 'click'] as const;

/** A pane that may wait for the map, as long as it does not have the focus. */
export const TrailingPane = ({ pane, children }: { readonly pane: string; readonly children: ReactNode }) => {
  const { store } = useStudio();
  const view = useMemo(
    () => makeTrailingView(store, () => isWithin(document.activeElement, pane), queueFrame),
    [store, pane],
  );
  useEffect(() => {
    const onReach = ({ target, type }: Event): void => {
      if (!isWithin(target, pane)) return;
      // Clicked controls must belong to the present state.
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

/** A part of the state as this pane sees it; the selector must give the same value for the same state. */
export const useStudioState = <Part,>(select: (state: StudioState) => Part): Part => {
  const { store } = useStudio();
  return useStore(useContext(ViewContext) ?? store, select);
};

/** A part of the state as it is now, also in a pane that may wait. */
const useLiveState = <Part,>(select: (state: StudioState) => Part): Part =>
  useStore(useStudio().store, select);

/** What the pointer is about to do. */
export const useInteraction = <Part,>(select: (state: InteractionState) => Part): Part =>
  useLiveState(({ interaction }) => select(interaction));

/** How the author looks at the draft. */
export const useView = <Part,>(select: (state: ViewState) => Part): Part =>
  useLiveState(({ view }) => select(view));

/** Which panels are open. */
export const usePanels = <Part,>(select: (state: PanelState) => Part): Part =>
  useLiveState(({ panels }) => select(panels));

/** One slice of the store, to be changed on its own. */
export const useSlice = <Name extends 'interaction' | 'view'>(name: Name): Slice<StudioState[Name]> => {
  const { store } = useStudio();
  return useMemo(() => sliceOf(store, name), [store, name]);
};

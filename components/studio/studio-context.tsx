'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { GroundDesk } from './ground/ground-desk';
import type { Saver } from './saver';
import type { StudioState } from './studio-state';
import type { StudioStore } from './studio-store';

export interface Studio {
  readonly draftId: string;
  readonly store: StudioStore;
  readonly saver: Saver;
  readonly map: MapUnderPointer;
  readonly ground: GroundDesk;
}

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
  const part = (): Part => select(store.getState());
  return useSyncExternalStore(store.subscribe, part, part);
};

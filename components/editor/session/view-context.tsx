'use client';

import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { createViewStore, type ViewState, type ViewStore } from '@/lib/editor/session/view-store';
import { useStudio } from './studio-context';

const ViewContext = createContext<ViewStore | null>(null);

export const ViewProvider = ({ children }: { readonly children: ReactNode }) => {
  const { draftId } = useStudio();
  const store = useMemo(() => createViewStore(localStorage, draftId), [draftId]);
  return <ViewContext value={store}>{children}</ViewContext>;
};

export const useViewStore = (): ViewStore => {
  const store = useContext(ViewContext);
  if (!store) throw new Error('outside a studio');
  return store;
};

/** A part of the view; the selector must give the same value for the same state. */
export const useView = <Part,>(select: (state: ViewState) => Part): Part => {
  const store = useViewStore();
  const part = (): Part => select(store.getState());
  return useSyncExternalStore(store.subscribe, part, part);
};

'use client';

import { useEffect } from 'react';
import { clearFocusRequest, type FocusTarget } from '@/lib/editor/session/panels';
import { usePanels, useStudio } from './studio-context';

/** Takes the keyboard focus when a command has asked for it. */
export const useFocusRequest = (target: FocusTarget | null, find: () => HTMLElement | null): void => {
  const { store } = useStudio();
  const isWanted = usePanels(({ focus }) => target !== null && focus === target);
  useEffect(() => {
    if (!isWanted) return;
    find()?.focus();
    store.update(clearFocusRequest);
  }, [isWanted, store, find]);
};

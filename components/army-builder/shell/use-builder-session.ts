'use client';

import { useEffect } from 'react';
import { useStudio } from '@/components/editor/session/studio-context';
import { useKeys } from '@/components/editor/session/use-keys';
import { isUnsaved } from '@/lib/editor/session/state';

/** Keys of the history, and nothing lost on leaving: what every workshop has. */
export const useBuilderSession = (): void => {
  const { store, saver } = useStudio();
  useKeys();
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent): void => {
      if (isUnsaved(store.getState())) event.preventDefault();
    };
    const onOnline = (): void => void saver.saveNow();
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('online', onOnline);
    };
  }, [store, saver]);
};

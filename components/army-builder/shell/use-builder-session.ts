'use client';

import { useEffect } from 'react';
import { useKeys } from '@/components/editor/commands/use-keys';
import { useStudio } from '@/components/editor/session/studio-context';
import { isBuilderCommand } from '@/lib/editor/commands/registry';
import { isUnsaved } from '@/lib/editor/session/state';

/** Keys of the history, and nothing lost on leaving: what every builder has. */
export const useBuilderSession = (): void => {
  const { store, saver } = useStudio();
  useKeys(isBuilderCommand);
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

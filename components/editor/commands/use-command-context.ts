'use client';

import { useCallback, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { CommandContext } from '@/lib/editor/commands/command';
import { findCommand } from '@/lib/editor/commands/registry';
import { useStudio } from '../session/studio-context';
import { findNextPane } from './panes';

/** All that the commands of this screen need. */
export const useCommandContext = (): CommandContext => {
  const { store, saver, canvas } = useStudio();
  const say = useSay();
  return useMemo(
    () => ({
      store,
      saver,
      say,
      get canvas() {
        return canvas.current;
      },
      get clipboard() {
        return navigator.clipboard as Clipboard | undefined;
      },
      focusPane: step => findNextPane(document.activeElement, step)?.focus(),
    }),
    [store, saver, say, canvas],
  );
};

/** Runs a command of the registry by its id. */
export const useRunCommand = (): ((id: string) => void) => {
  const context = useCommandContext();
  return useCallback(id => findCommand(context.store.getState(), id)?.run(context), [context]);
};

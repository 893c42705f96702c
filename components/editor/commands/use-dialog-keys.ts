'use client';

import type { KeyboardEvent } from 'react';
import { chordOf } from '@/lib/editor/commands/key-chord';
import { findKeyCommand } from '@/lib/editor/commands/key-commands';
import { isBuilderCommand } from '@/lib/editor/commands/registry';
import { useCommandContext } from './use-command-context';

/** Undo, redo and saving hold in a dialog with fields as everywhere. */
export const useDialogKeys = () => {
  const context = useCommandContext();
  return (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const command = findKeyCommand(context.store.getState(), chordOf(event), 'field');
    if (!command || !isBuilderCommand(command)) return;
    event.preventDefault();
    command.run(context);
  };
};

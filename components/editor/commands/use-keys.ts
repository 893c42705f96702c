'use client';

import { useEffect } from 'react';
import type { Command, CommandContext } from '@/lib/editor/commands/command';
import { chordOf } from '@/lib/editor/commands/key-chord';
import { findKeyCommand, type KeyTarget } from '@/lib/editor/commands/key-commands';
import { dismissGhost } from '@/lib/editor/commands/selection-commands';
import { useCommandContext } from './use-command-context';

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
/** A key may still reach a dialog that has just closed: then it is meant for the page. */
const DIALOGS = '[role="dialog"][data-open], [role="menu"]';

const isIn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Tabs and lists use the arrow keys; all other keys are free there. */
const isAmongTabs = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key.startsWith('Arrow') &&
  isIn(event, '[role="tablist"], [data-own-arrows]');

const isPressingButton = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ') && isIn(event, 'button, a');

/** The target of a keyboard or clipboard event. */
export const targetOf = (event: Event): KeyTarget => {
  if (isIn(event, '.monaco-editor')) return 'source';
  if (isIn(event, DIALOGS)) return 'dialog';
  return isIn(event, FIELDS) || isAmongTabs(event) || isPressingButton(event) ? 'field' : 'page';
};

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];
const GHOST_COMMANDS = ['apply', 'release'];

/** Any key dismisses the preview first, except those that decide about it. */
const runByKey = (context: CommandContext, event: KeyboardEvent, isOffered: IsOffered): void => {
  const { store } = context;
  const [chord, target] = [chordOf(event), targetOf(event)];
  const found = findKeyCommand(store.getState(), chord, target);
  const command = found && isOffered(found) ? found : undefined;
  if (target === 'page' && !MODIFIERS.includes(event.key) && !GHOST_COMMANDS.includes(command?.id ?? ''))
    store.update(dismissGhost);
  if (!command) return;
  event.preventDefault();
  // The source editor has other meanings for these keys.
  if (command.keyScope === 'anywhere') event.stopPropagation();
  command.run(context, chord);
};

type IsOffered = (command: Command) => boolean;

const ALL: IsOffered = () => true;

/** The keys of all commands, or of those that a screen offers. */
export const useKeys = (isOffered: IsOffered = ALL): void => {
  const context = useCommandContext();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) runByKey(context, event, isOffered);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [context, isOffered]);
};

'use client';

import { useEffect } from 'react';
import { chordOf } from '@/lib/editor/commands/key-chord';
import { commandsOf } from '@/lib/editor/edits/board-edits';
import { applyTransformGhost, cutSelection } from '@/lib/editor/edits/piece-edits';
import { isWriting } from '../../session/use-keys';
import type { CanvasContext } from '../board/canvas-access';
import { makeShapeOutliner } from '../tools/shape-tool';
import { type CanvasCommand, listCanvasCommands } from './canvas-commands';
import { pasteText, writeClipping } from './clipboard';

/** A system's command goes before a tool with the same letter, as long as nothing is being painted. */
const isSystemCommand = ({ store }: CanvasContext, { key }: KeyboardEvent): boolean => {
  const state = store.getState();
  return (
    state.tool.type !== 'brush' &&
    commandsOf(state).some(command => command.key?.toLowerCase() === key.toLowerCase())
  );
};

const findCanvasCommand = (canvas: CanvasContext, event: KeyboardEvent): CanvasCommand | undefined => {
  const chord = chordOf(event);
  if (!chord.includes('+') && chord !== 'Delete' && isSystemCommand(canvas, event)) return undefined;
  const offered = listCanvasCommands(canvas.store.getState(), canvas.interaction.getState());
  return offered.find(({ keys, isNative }) => !isNative && keys.includes(chord));
};

/** While something is shown before it is done, Enter does it and every other key leaves it. */
const handleGhostKey = ({ store, interaction }: CanvasContext, { key }: KeyboardEvent): boolean => {
  const { ghost } = interaction.getState();
  if (!ghost || key === 'Shift' || key === 'Control') return false;
  interaction.set({ ghost: null });
  if (key === 'Enter') store.update(state => applyTransformGhost(state, ghost));
  return key === 'Enter' || key === 'Escape';
};

/** A shape in the making is ended by Enter, let go by Escape, and loses its last corner by Backspace; a chosen one is let go. */
const handleShapeKey = ({ store, interaction }: CanvasContext, { key }: KeyboardEvent): boolean => {
  const { corners, shape } = interaction.getState();
  if (corners.length === 0) {
    if (shape !== null && key === 'Escape') interaction.set({ shape: null });
    return false;
  }
  if (key === 'Enter') makeShapeOutliner(store).finish();
  else if (key === 'Escape') interaction.set({ corners: [] });
  else if (key === 'Backspace') interaction.set({ corners: corners.slice(0, -2).concat(corners.slice(-1)) });
  else return false;
  return true;
};

const isOnButton = ({ target, key }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a') !== null;

/** The hand's deeds by key, on map, rail and tray. */
export const useCanvasKeys = (canvas: CanvasContext): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event) || isOnButton(event)) return;
      const isAnswered = handleGhostKey(canvas, event) || handleShapeKey(canvas, event);
      const action = isAnswered ? undefined : findCanvasCommand(canvas, event);
      if (isAnswered || action) event.preventDefault();
      action?.run(canvas);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [canvas]);
};

/** Words that a reader has marked are his to copy. */
const hasTextSelection = (): boolean => window.getSelection()?.isCollapsed === false;

/** Copying, cutting and pasting come as events of the browser: they need no leave to reach its clipboard. */
export const useClipboard = (canvas: CanvasContext): void => {
  useEffect(() => {
    const { store } = canvas;
    const onCopy = (event: ClipboardEvent): void => {
      const text = isWriting(event) || hasTextSelection() ? null : writeClipping(store.getState());
      if (text === null) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      if (event.type === 'cut') store.update(cutSelection);
    };
    const onPaste = (event: ClipboardEvent): void => {
      if (isWriting(event) || event.defaultPrevented) return;
      event.preventDefault();
      pasteText(canvas, event.clipboardData?.getData('text/plain') ?? '');
    };
    const heard = { copy: onCopy, cut: onCopy, paste: onPaste } as const;
    document.addEventListener('copy', heard.copy);
    document.addEventListener('cut', heard.cut);
    document.addEventListener('paste', heard.paste);
    return () => {
      document.removeEventListener('copy', heard.copy);
      document.removeEventListener('cut', heard.cut);
      document.removeEventListener('paste', heard.paste);
    };
  }, [canvas]);
};

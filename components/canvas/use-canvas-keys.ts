'use client';

import { useEffect } from 'react';
import { commandsOf } from '@/components/studio/edits';
import { isWriting } from '@/components/studio/use-keys';
import type { Canvas } from './canvas-access';
import { chordOf } from './chord';
import { clippingOf, pasteText } from './clipboard';
import { type Deed, offeredDeeds } from './deeds';
import { cutOut, ghostGranted } from './hand-edits';
import { outliningOn } from './shape-tool';

/** A system's command goes before a tool with the same letter, as long as nothing is being painted. */
const isCommand = ({ store }: Canvas, { key }: KeyboardEvent): boolean => {
  const state = store.getState();
  return (
    state.tool.type !== 'brush' &&
    commandsOf(state).some(command => command.key?.toLowerCase() === key.toLowerCase())
  );
};

const deedOf = (canvas: Canvas, event: KeyboardEvent): Deed | undefined => {
  const chord = chordOf(event);
  if (!chord.includes('+') && chord !== 'Delete' && isCommand(canvas, event)) return undefined;
  const offered = offeredDeeds(canvas.store.getState(), canvas.hand.getState());
  return offered.find(({ keys, isNative }) => !isNative && keys.includes(chord));
};

/** While something is shown before it is done, Enter does it and every other key leaves it. */
const answersGhost = ({ store, hand }: Canvas, { key }: KeyboardEvent): boolean => {
  const { ghost } = hand.getState();
  if (!ghost || key === 'Shift' || key === 'Control') return false;
  hand.set({ ghost: null });
  if (key === 'Enter') store.update(state => ghostGranted(state, ghost));
  return key === 'Enter' || key === 'Escape';
};

/** A shape in the making is ended by Enter, let go by Escape, and loses its last corner by Backspace; a chosen one is let go. */
const answersShape = ({ store, hand }: Canvas, { key }: KeyboardEvent): boolean => {
  const { corners, shape } = hand.getState();
  if (corners.length === 0) {
    if (shape !== null && key === 'Escape') hand.set({ shape: null });
    return false;
  }
  if (key === 'Enter') outliningOn(store).finish();
  else if (key === 'Escape') hand.set({ corners: [] });
  else if (key === 'Backspace') hand.set({ corners: corners.slice(0, -2).concat(corners.slice(-1)) });
  else return false;
  return true;
};

const isOnButton = ({ target, key }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a') !== null;

/** The hand's deeds by key, on map, rail and tray. */
export const useCanvasKeys = (canvas: Canvas): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isWriting(event) || isOnButton(event)) return;
      const isAnswered = answersGhost(canvas, event) || answersShape(canvas, event);
      const deed = isAnswered ? undefined : deedOf(canvas, event);
      if (isAnswered || deed) event.preventDefault();
      deed?.run(canvas);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [canvas]);
};

/** Words that a reader has marked are his to copy. */
const isMarking = (): boolean => window.getSelection()?.isCollapsed === false;

/** Copying, cutting and pasting come as events of the browser: they need no leave to reach its clipboard. */
export const useClipboard = (canvas: Canvas): void => {
  useEffect(() => {
    const { store } = canvas;
    const onCopy = (event: ClipboardEvent): void => {
      const text = isWriting(event) || isMarking() ? null : clippingOf(store.getState());
      if (text === null) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
      if (event.type === 'cut') store.update(cutOut);
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

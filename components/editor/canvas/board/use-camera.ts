import { useEffect } from 'react';
import { Box, type Editor, react } from 'tldraw';
import { shallow } from 'zustand/shallow';
import type { MapSheet } from '@/lib/editor/board/camera-place';
import { freeSidesOf } from '@/lib/editor/session/free-sides';
import type { StudioState } from '@/lib/editor/session/state';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import { useStudio } from '../../session/studio-context';
import { composePieceShapeId } from '../pieces/piece-shape';
import { glideTo, isUnmoved, placeAgain, shiftCamera } from './camera';

/**
 * Panels that open and close move the pane, never the map in it; when the pane's width changes, an unmoved map keeps
 * filling it.
 */
const useSteadyMap = (editor: Editor | null, sheet: MapSheet | null): void => {
  useEffect(() => {
    if (!editor || !sheet) return;
    const container = editor.getContainer();
    let last = container.getBoundingClientRect();
    const observer = new ResizeObserver(() => {
      const now = container.getBoundingClientRect();
      if (now.width === 0) return;
      const [dx, dy] = [now.left - last.left, now.top - last.top];
      const isOther = now.width !== last.width || now.height !== last.height;
      last = now;
      editor.updateViewportScreenBounds(container);
      if (dx !== 0 || dy !== 0) shiftCamera(editor, dx, dy);
      else if (isOther) placeAgain(editor);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [editor, sheet]);
};

/** tldraw measures its pane five times a second; a press must use the present position. */
const useFreshBounds = (editor: Editor | null): void => {
  useEffect(() => {
    if (!editor) return;
    const container = editor.getContainer();
    const look = (): void => void editor.updateViewportScreenBounds(container);
    container.addEventListener('pointerdown', look, { capture: true });
    return () => container.removeEventListener('pointerdown', look, { capture: true });
  }, [editor]);
};

/** This device remembers where the author was; a map that is fitted is fitted again. */
const useRememberCamera = (editor: Editor | null): void => {
  const { store } = useStudio();
  useEffect(() => {
    if (!editor) return;
    return react('remember camera', () => {
      if (editor.getCameraState() !== 'idle') return;
      const { x, y, z } = editor.getCamera();
      queueMicrotask(() => {
        const camera = isUnmoved(editor) ? null : { x, y, z };
        sliceOf(store, 'view').update(view => ({ ...view, camera }));
      });
    });
  }, [store, editor]);
};

/** Where the selected pieces or space lie on the board; null: nowhere. */
const boundsOfSelection = (editor: Editor, { selection, derived }: StudioState): Box | null => {
  const boxes = selection.pieces.flatMap(id => editor.getShapePageBounds(composePieceShapeId(id)) ?? []);
  if (boxes.length > 0) return Box.Common(boxes);
  const board = derived.position?.board;
  const space = board?.kind === 'spaces' ? board.spaces.find(({ id }) => id === selection.space) : undefined;
  return space ? Box.FromPoints(space.outline.map(([x, y]) => ({ x, y }))) : null;
};

const CLEAR = 60;
const GLIDE = 160;

const isUnderSlip = (x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some(element => element.closest('[data-slip]') !== null);

/** How far a point must go to lie within a span. */
const wayInto = (at: number, start: number, end: number): number => {
  if (at < start) return start - at;
  return at > end ? end - at : 0;
};

/** Brings an invisible selection between the panels, by the shortest way. */
const showSelected = (editor: Editor, store: StudioStore): void => {
  const state = store.getState();
  const bounds = boundsOfSelection(editor, state);
  if (!bounds || editor.inputs.isPointing || state.dragging) return;
  const view = editor.getViewportScreenBounds();
  const at = editor.pageToScreen(bounds.center);
  const isInView = view.containsPoint(at) && !isUnderSlip(at.x, at.y);
  if (isInView) return;
  const free = freeSidesOf(state);
  const dx = wayInto(at.x, view.x + free.left + CLEAR, view.maxX - free.right - CLEAR);
  const dy = wayInto(at.y, view.y + CLEAR, view.maxY - free.bottom - CLEAR);
  const { x, y, z } = editor.getCamera();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  glideTo(editor, { x: x + dx / z, y: y + dy / z, z }, isStill ? 0 : GLIDE);
};

const useShowSelected = (editor: Editor | null): void => {
  const { store } = useStudio();
  useEffect(() => {
    if (!editor) return;
    return store.subscribe(
      ({ selection, reveal }) => [selection, reveal],
      // After the panels have shown the selection: they may have grown over it.
      () => requestAnimationFrame(() => requestAnimationFrame(() => showSelected(editor, store))),
      { equalityFn: shallow },
    );
  }, [editor, store]);
};

/** Where the map lies in its pane: steady under panels, remembered, and on what is selected. */
export const useCamera = (editor: Editor | null, sheet: MapSheet | null): void => {
  useSteadyMap(editor, sheet);
  useFreshBounds(editor);
  useRememberCamera(editor);
  useShowSelected(editor);
};

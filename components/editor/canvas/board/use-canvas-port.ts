import { useEffect } from 'react';
import type { Editor } from 'tldraw';
import type { MapSheet } from '@/lib/editor/board/camera-place';
import { spaceUnder } from '@/lib/editor/board/drop-target';
import type { CanvasPort } from '@/lib/editor/commands/command';
import { freeSidesOf } from '@/lib/editor/session/free-sides';
import type { StudioStore } from '@/lib/editor/session/store';
import { useStudio } from '../../session/studio-context';
import { composePieceShapeId } from '../pieces/piece-shape';
import { toggleFit } from './camera';

/** On the map, and on no panel that lies on it. */
const isOverCanvas = (editor: Editor, x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some(element => editor.getContainer().contains(element)) &&
  !document.elementFromPoint(x, y)?.closest('[data-slip]');

/** Beside the first chosen piece, or in the middle of the map. */
const findMenuPoint = (store: StudioStore, editor: Editor): { readonly x: number; readonly y: number } => {
  const [first] = store.getState().selection.pieces;
  const bounds = first === undefined ? undefined : editor.getShapePageBounds(composePieceShapeId(first));
  const { x, y } = bounds
    ? editor.pageToScreen({ x: bounds.maxX, y: bounds.y })
    : editor.getViewportScreenBounds().center;
  return { x, y };
};

const makeCanvasPort = (store: StudioStore, editor: Editor, sheet: MapSheet): CanvasPort => ({
  fit: () => toggleFit(editor, sheet, freeSidesOf(store.getState())),
  showActualSize: () => void editor.resetZoom(),
  zoomIn: () => void editor.zoomIn(),
  zoomOut: () => void editor.zoomOut(),
  pointer: () => [editor.inputs.currentPagePoint.x, editor.inputs.currentPagePoint.y],
  menuPoint: () => findMenuPoint(store, editor),
  spaceAt: (clientX, clientY) => {
    const board = store.getState().derived.position?.board;
    if (!board || !isOverCanvas(editor, clientX, clientY)) return null;
    const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
    return spaceUnder(board, [x, y]);
  },
  pointAt: (clientX, clientY) => {
    if (!isOverCanvas(editor, clientX, clientY)) return null;
    const { x, y } = editor.screenToPage({ x: clientX, y: clientY });
    return [x, y];
  },
});

/** Commands and the tray reach the map through this as long as it is shown. */
export const useCanvasPort = (editor: Editor | null, sheet: MapSheet | null): void => {
  const { store, canvas } = useStudio();
  useEffect(() => {
    if (!editor || !sheet) return;
    const port = makeCanvasPort(store, editor, sheet);
    canvas.current = port;
    return () => {
      if (canvas.current === port) canvas.current = null;
    };
  }, [store, canvas, editor, sheet]);
};

'use client';

import { useCallback, useMemo } from 'react';
import { type Editor, HandTool, SelectTool, type TLEditorComponents, TldrawEditor } from 'tldraw';
import 'tldraw/tldraw.css';
import { useStudio, useStudioState } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import type { View } from '@/lib/game/game-system';
import { BoardShapeUtil } from './board-shape';
import { makeBrushTool } from './brush-tool';
import { fitSheet, type Sheet } from './camera';
import { connect } from './connect';
import { PieceShapeUtil } from './piece-shape';
import { marginsOf } from './spaces-overlay';
import { strokeOn } from './stroke';

const SHAPES = [BoardShapeUtil, PieceShapeUtil];

/** Counters show by themselves that they are chosen; handles and outlines of tldraw's own would say it twice. */
const COMPONENTS: TLEditorComponents = {
  Background: null,
  SelectionBackground: null,
  SelectionForeground: null,
  ShapeIndicators: null,
  LoadingScreen: null,
};

const OPTIONS = { createTextOnCanvasDoubleClick: false, edgeScrollSpeed: 0, maxPages: 1 };
const CAMERA = { zoomSteps: [0.25, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 4] };

/** The sheet with its frame, the size of which only the system's drawing knows. */
export const useSheet = (): Sheet | null => {
  const say = useSay();
  const { store } = useStudio();
  const board = useStudioState(({ reading }) => reading.position?.board);
  return useMemo(() => {
    const { judge, reading } = store.getState();
    if (!board || !reading.position) return null;
    const frame: View = { layers: ['frame'], paper: 'screen', detail: 'low', say };
    const { width, height } = judge.system.draw({ ...reading.position, pieces: [] }, frame);
    const [x, y] = marginsOf({ width, height }, board);
    return { x: -x, y: -y, width, height };
  }, [store, board, say]);
};

interface BoardCanvasProps {
  readonly sheet: Sheet;
  readonly licenseKey: string | undefined;
  readonly onEditor: (editor: Editor) => void;
}

/** The map and its counters. */
export const BoardCanvas = ({ sheet, licenseKey, onEditor }: BoardCanvasProps) => {
  const { store } = useStudio();
  const tools = useMemo(() => [SelectTool, HandTool, makeBrushTool(strokeOn(store))], [store]);
  const onMount = useCallback(
    (editor: Editor) => {
      const end = connect(editor, store, sheet);
      fitSheet(editor, sheet);
      onEditor(editor);
      return end;
    },
    [store, sheet, onEditor],
  );
  return (
    <TldrawEditor
      shapeUtils={SHAPES}
      tools={tools}
      initialState="select"
      components={COMPONENTS}
      options={OPTIONS}
      cameraOptions={CAMERA}
      autoFocus={false}
      licenseKey={licenseKey}
      onMount={onMount}
    />
  );
};

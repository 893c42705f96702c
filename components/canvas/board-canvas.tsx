'use client';

import { getAssetUrls } from '@tldraw/assets/selfHosted';
import { useCallback, useMemo } from 'react';
import {
  defaultAddFontsFromNode,
  defaultBindingUtils,
  type Editor,
  HandTool,
  SelectTool,
  type TLEditorComponents,
  TldrawEditor,
  TldrawHandles,
  tipTapDefaultExtensions,
} from 'tldraw';
import 'tldraw/tldraw.css';
import { useStudio, useStudioState } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import type { View } from '@/lib/game/game-system';
import { marginsOf } from '@/lib/game/picture';
import { NOTE_SHAPES, NOTE_TOOLS, NoteSelection } from './annotations/note-shapes';
import { BoardShapeUtil } from './board-shape';
import { makeBrushTool } from './brush-tool';
import { fitSheet, type Sheet } from './camera';
import { connect } from './connect';
import { handOf } from './hand-state';
import { MapHands } from './map-hands';
import { makeMeasureTool } from './measure-tool';
import { PieceShapeUtil } from './piece-shape';
import { makeShapeTool, outliningOn } from './shape-tool';
import { strokeOn } from './stroke';
import { useVisibility } from './use-visibility';

const SHAPES = [BoardShapeUtil, PieceShapeUtil, ...NOTE_SHAPES];

/** Counters show by themselves that they are chosen; handles and outlines of tldraw's own would say it twice. */
const COMPONENTS: TLEditorComponents = {
  Background: null,
  SelectionBackground: null,
  SelectionForeground: NoteSelection,
  Handles: TldrawHandles,
  ShapeIndicators: null,
  LoadingScreen: null,
  Overlays: MapHands,
};

const TEXT = {
  addFontsFromNode: defaultAddFontsFromNode,
  tipTapConfig: { extensions: tipTapDefaultExtensions },
};
const OPTIONS = { createTextOnCanvasDoubleClick: false, edgeScrollSpeed: 0, maxPages: 1 };
/** Nothing of tldraw's comes from another site. */
const ASSETS = getAssetUrls({ baseUrl: '/tldraw' });
/** The least must show the largest board whole. */
const CAMERA = { zoomSteps: [0.1, 0.15, 0.25, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 4] };

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

/** For `npm run bench:studio`: from here on one can draw. */
const CAN_DRAW = 'can-draw';

/** The map and its counters. */
export const BoardCanvas = ({ sheet, licenseKey, onEditor }: BoardCanvasProps) => {
  const { store } = useStudio();
  const visibility = useVisibility();
  const tools = useMemo(
    () => [
      SelectTool,
      HandTool,
      ...NOTE_TOOLS,
      makeBrushTool(strokeOn(store)),
      makeShapeTool(outliningOn(store)),
      makeMeasureTool(handOf(store)),
    ],
    [store],
  );
  const onMount = useCallback(
    (editor: Editor) => {
      const end = connect(editor, store, sheet);
      fitSheet(editor, sheet);
      onEditor(editor);
      performance.mark(CAN_DRAW);
      return end;
    },
    [store, sheet, onEditor],
  );
  return (
    <TldrawEditor
      shapeUtils={SHAPES}
      bindingUtils={defaultBindingUtils}
      tools={tools}
      textOptions={TEXT}
      assetUrls={ASSETS}
      getShapeVisibility={visibility}
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

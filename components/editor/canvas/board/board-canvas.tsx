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
import { useSay } from '@/components/words/use-say';
import type { MapSheet } from '@/lib/editor/board/camera-place';
import { freeSidesOf } from '@/lib/editor/session/free-sides';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import { makeBrushStroke } from '@/lib/editor/tools/brush-stroke';
import { type FrameClock, makePaintQueue } from '@/lib/editor/tools/paint-queue';
import { makeShapeOutliner } from '@/lib/editor/tools/shape-outliner';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudio, useStudioState } from '../../session/studio-context';
import { ANNOTATION_SHAPES, ANNOTATION_TOOLS, AnnotationSelection } from '../annotations/annotation-shapes';
import { makeNameTool } from '../names/name-tool';
import { CanvasOverlays } from '../overlays/canvas-overlays';
import { useVisibility } from '../overlays/use-visibility';
import { PieceShapeUtil } from '../pieces/piece-shape';
import { makeBrushTool } from '../tools/brush-tool';
import { makeMeasureTool } from '../tools/measure-tool';
import { makeShapeTool } from '../tools/shape-tool';
import { BoardShapeUtil } from './board-shape';
import { fitSheet, openSheet } from './camera';
import { connectStore } from './connect-store';

const SHAPES = [BoardShapeUtil, PieceShapeUtil, ...ANNOTATION_SHAPES];

/** Counters show by themselves that they are chosen; handles and outlines of tldraw's own would say it twice. */
const COMPONENTS: TLEditorComponents = {
  Background: null,
  SelectionBackground: null,
  SelectionForeground: AnnotationSelection,
  Handles: TldrawHandles,
  ShapeIndicators: null,
  LoadingScreen: null,
  Overlays: CanvasOverlays,
};

const TEXT = {
  addFontsFromNode: defaultAddFontsFromNode,
  tipTapConfig: { extensions: tipTapDefaultExtensions },
};
const OPTIONS = { createTextOnCanvasDoubleClick: false, edgeScrollSpeed: 0, maxPages: 1 };
/** Nothing of tldraw's comes from another site. */
const ASSETS = getAssetUrls({ baseUrl: '/tldraw' });
/** The smallest zoom must show the largest board whole. */
const CAMERA = { zoomSteps: [0.1, 0.15, 0.25, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 4] };

const FRAMES: FrameClock = {
  request: job => requestAnimationFrame(job),
  cancel: frame => cancelAnimationFrame(frame),
  now: () => performance.now(),
};

/** The sheet with its frame; only the system's drawing knows its size. */
export const useMapSheet = (): MapSheet | null => {
  const say = useSay();
  const { store } = useStudio();
  const board = useStudioState(({ derived }) => derived.position?.board);
  return useMemo(() => {
    const { rules, derived } = store.getState();
    if (!board || !derived.position) return null;
    const frame: DrawOptions = { layers: ['frame'], paper: 'screen', detail: 'low', say };
    const { width, height } = rules.system.draw({ ...derived.position, pieces: [] }, frame);
    const [x, y] = marginsOf({ width, height }, board);
    return { x: -x, y: -y, width, height };
  }, [store, board, say]);
};

interface BoardCanvasProps {
  readonly sheet: MapSheet;
  readonly licenseKey: string | undefined;
  readonly onEditor: (editor: Editor) => void;
}

/** As the author left it, or else the whole map if it is readable that way. */
const openCamera = (editor: Editor, store: StudioStore, sheet: MapSheet): void => {
  const state = store.getState();
  const free = freeSidesOf(state);
  const { camera } = state.view;
  editor.updateViewportScreenBounds(editor.getContainer());
  const { position } = state.derived;
  if (camera) editor.setCamera(camera, { immediate: true });
  else if (position) openSheet(editor, sheet, free, position);
  else fitSheet(editor, sheet, free);
};

/** For `npm run bench:studio`: from here on drawing is possible. */
const CAN_DRAW = 'can-draw';

/** The map and its counters. */
export const BoardCanvas = ({ sheet, licenseKey, onEditor }: BoardCanvasProps) => {
  const { store } = useStudio();
  const visibility = useVisibility();
  const tools = useMemo(
    () => [
      SelectTool,
      HandTool,
      ...ANNOTATION_TOOLS,
      makeBrushTool(makeBrushStroke(store, makePaintQueue(store, FRAMES))),
      makeShapeTool(makeShapeOutliner(store)),
      makeNameTool(store),
      makeMeasureTool(sliceOf(store, 'interaction')),
    ],
    [store],
  );
  const onMount = useCallback(
    (editor: Editor) => {
      const end = connectStore(editor, store, sheet);
      openCamera(editor, store, sheet);
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

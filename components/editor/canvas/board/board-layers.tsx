'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useValue } from 'tldraw';
import { useSay } from '@/components/words/use-say';
import { toCanvas } from '@/lib/drawing/adapters/to-canvas';
import type { DrawList } from '@/lib/drawing/draw-list';
import { isSameDrawing } from '@/lib/editor/board/same-drawing';
import type { TransformGhost } from '@/lib/editor/session/interaction-state';
import { DRAW_LAYERS, type DrawLayer } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useInteraction, useStudio, useStudioState, useView } from '../../session/studio-context';
import { FixGhosts } from '../overlays/fix-ghosts';
import { OverlayPicture } from '../overlays/overlay-picture';
import { SpacesOverlay } from '../overlays/spaces-overlay';
import { UnderlayPicture, useUnderlay } from '../underlay/underlay-picture';
import styles from './canvas.module.css';
import { GroundCanvas, onPainted, useIsGroundInWorker } from './ground-canvas';

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** The map is painted again at these magnifications, never while it is only panned. */
const STEPS = [0.5, 1, 1.5, 2, 3, 4];
const MOST_PIXELS = 24_000_000;

const stepFor = (zoom: number): number => STEPS.find(step => step >= zoom) ?? 4;

const scaleFor = (zoomStep: number, { width, height }: SheetSize): number =>
  Math.min(zoomStep * window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));

const SHEET = DRAW_LAYERS.filter(layer => layer !== 'pieces');
const LETTERING = SHEET.filter(layer => layer !== 'terrain');
const MARKS: readonly DrawLayer[] = ['pieces'];

/** Returns the earlier drawing if it is equal, so that the slow part, painting it, is not repeated. */
const useStableDrawList = (list: DrawList | null): DrawList | null => {
  const [kept, setKept] = useState(list);
  const isSame = kept !== null && list !== null && isSameDrawing(kept, list);
  if (!isSame && kept !== list) setKept(list);
  return isSame ? kept : list;
};

/** A board that would be mirrored as a whole is shown so before it is done. */
const useWholeGhost = (): TransformGhost | null =>
  useInteraction(({ ghost }) => (ghost?.pieces.length === 0 ? ghost : null));

const useShownPosition = (): Position | null => {
  const standing = useStudioState(({ derived }) => derived.position);
  return useWholeGhost()?.position ?? standing;
};

const useShownScenario = (): ScenarioBase | null => {
  const standing = useStudioState(({ derived }) => derived.scenario);
  return useWholeGhost()?.scenario ?? standing;
};

/** Layers of the map without its counters, which are shapes of their own; painting them may wait for the pointer. */
const useDrawn = (layers: readonly DrawLayer[]): DrawList | null => {
  const say = useSay();
  const system = useStudioState(({ rules }) => rules.system);
  const position = useDeferredValue(useShownPosition());
  const hidden = useView(view => view.hidden);
  const drawn = useMemo(() => {
    const shown = layers.filter(layer => !hidden.includes(layer));
    const view = { layers: shown, paper: 'screen', detail: 'high', say } as const;
    return position && system.draw({ ...position, pieces: [] }, view);
  }, [system, position, layers, hidden, say]);
  return useStableDrawList(drawn);
};

/** Text drawn before its font is loaded would keep the wrong font. */
const useFontsLoaded = (): number => {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const again = (): void => setLoads(count => count + 1);
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, []);
  return loads;
};

interface PaintedProps {
  readonly layers: readonly DrawLayer[];
  readonly zoomStep: number;
  readonly opacity: number | undefined;
}

const PaintedLayer = ({ layers, zoomStep, opacity }: PaintedProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawn(layers);
  const loads = useFontsLoaded();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly loaded font changes what the same list looks like.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !drawn) return;
    const scale = scaleFor(zoomStep, drawn);
    context.canvas.width = Math.round(drawn.width * scale);
    context.canvas.height = Math.round(drawn.height * scale);
    context.scale(scale, scale);
    toCanvas(drawn, context);
  }, [drawn, zoomStep, loads]);
  return <canvas ref={canvas} className={styles.ground} style={{ opacity }} />;
};

interface GroundProps extends SheetSize {
  readonly zoomStep: number;
  readonly opacity: number | undefined;
}

/** The ground under the lettering, which has words and fonts and therefore stays on the page. */
const GroundLayer = ({ width, height, zoomStep, opacity }: GroundProps) => {
  const board = useShownPosition()?.board;
  const scenario = useShownScenario();
  const isHidden = useView(({ hidden }) => hidden.includes('terrain'));
  if (!board || !scenario || isHidden) return null;
  const [left, top] = marginsOf({ width, height }, board);
  const style = {
    left,
    top,
    width: board.width,
    height: board.height,
    ...(opacity === undefined ? {} : { opacity }),
  };
  return <GroundCanvas scenario={scenario} detail="high" scale={scaleFor(zoomStep, board)} style={style} />;
};

/** Without a worker, what the brush painted is in the picture once the page has drawn it. */
const useOnPainted = (isAttached: boolean): void => {
  const { store } = useStudio();
  const scenario = useDeferredValue(useStudioState(({ derived }) => derived.scenario));
  useEffect(() => {
    if (!isAttached) onPainted(store, scenario);
  }, [isAttached, store, scenario]);
};

/**
 * The ground, the lettering, and above them the marks that go with the counters: moving a counter leaves the others
 * unchanged.
 */
export const BoardLayers = ({ width, height }: SheetSize) => {
  const editor = useEditor();
  const underlay = useUnderlay();
  const isAttached = useIsGroundInWorker();
  useOnPainted(isAttached);
  const zoomStep = useValue('zoom step', () => stepFor(editor.getZoomLevel()), [editor]);
  const painted = { zoomStep, opacity: underlay?.boardOpacity };
  // Washes and edges lie under names and counters, where the names are painted by themselves.
  const overlay = (
    <OverlayPicture
      width={width}
      height={height}
      scale={Math.min(2, scaleFor(zoomStep, { width, height }))}
    />
  );
  return (
    <div className={styles.sheet} style={{ width, height }} data-board>
      {underlay && <UnderlayPicture underlay={underlay} sheet={{ width, height }} />}
      {isAttached && <GroundLayer width={width} height={height} {...painted} />}
      {isAttached && overlay}
      <PaintedLayer layers={isAttached ? LETTERING : SHEET} {...painted} />
      {!isAttached && overlay}
      <PaintedLayer layers={MARKS} {...painted} />
      <SpacesOverlay sheet={{ width, height }} />
      <FixGhosts sheet={{ width, height }} />
    </div>
  );
};

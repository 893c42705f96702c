'use client';

import { useDeferredValue, useEffect } from 'react';
import { useEditor, useValue } from 'tldraw';
import { DRAW_LAYERS, type DrawLayer } from '@/lib/game/contract/game-system';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudio, useStudioState, useView } from '../../session/studio-context';
import { FixGhosts } from '../overlays/fix-ghosts';
import { OverlayPicture } from '../overlays/overlay-picture';
import { SpacesOverlay } from '../overlays/spaces-overlay';
import { UnderlayPicture, useUnderlay } from '../underlay/underlay-picture';
import styles from './canvas.module.css';
import { GroundCanvas, onPainted, useIsGroundInWorker } from './ground-canvas';
import { PaintedLayer } from './painted-layer';
import { useShownPosition, useShownScenario } from './shown-battle';
import { scaleFor, stepFor } from './zoom-steps';

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

const SHEET = DRAW_LAYERS.filter(layer => layer !== 'pieces');
const LETTERING = SHEET.filter(layer => layer !== 'terrain');
const MARKS: readonly DrawLayer[] = ['pieces'];

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
  const sheet = { width, height };
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
      {underlay && <UnderlayPicture underlay={underlay} sheet={sheet} />}
      {isAttached && <GroundLayer width={width} height={height} {...painted} />}
      {isAttached && overlay}
      <PaintedLayer layers={isAttached ? LETTERING : SHEET} sheet={sheet} {...painted} />
      {!isAttached && overlay}
      <PaintedLayer layers={MARKS} sheet={sheet} {...painted} />
      <SpacesOverlay sheet={sheet} />
      <FixGhosts sheet={sheet} />
    </div>
  );
};

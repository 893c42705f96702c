'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditor, useValue } from 'tldraw';
import { useStudioState } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import type { DrawList } from '@/lib/drawing/draw-list';
import { toCanvas } from '@/lib/drawing/to-canvas';
import { LAYERS } from '@/lib/game/game-system';
import styles from './canvas.module.css';
import { SpacesOverlay } from './spaces-overlay';

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** The map is painted anew at these magnifications, never while it is only pushed about. */
const STEPS = [0.5, 1, 1.5, 2, 3, 4];
const MOST_PIXELS = 24_000_000;

const stepFor = (zoom: number): number => STEPS.find(step => step >= zoom) ?? 4;

const scaleFor = (zoomStep: number, { width, height }: SheetSize): number =>
  Math.min(zoomStep * window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));

/** The map without its counters, which are shapes of their own; their facing marks stay with the ground. */
const useGround = (): DrawList | null => {
  const say = useSay();
  const system = useStudioState(({ judge }) => judge.system);
  const position = useStudioState(({ reading }) => reading.position);
  return useMemo(
    () =>
      position &&
      system.draw({ ...position, pieces: [] }, { layers: LAYERS, paper: 'screen', detail: 'high', say }),
    [system, position, say],
  );
};

/** Letters drawn before their font is there would stay in the wrong one. */
const useFontsLoaded = (): number => {
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const again = (): void => setLoads(count => count + 1);
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, []);
  return loads;
};

export const BoardPicture = ({ width, height }: SheetSize) => {
  const editor = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const ground = useGround();
  const loads = useFontsLoaded();
  const zoomStep = useValue('zoom step', () => stepFor(editor.getZoomLevel()), [editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly loaded font changes what the same list looks like.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !ground) return;
    const scale = scaleFor(zoomStep, ground);
    context.canvas.width = Math.round(ground.width * scale);
    context.canvas.height = Math.round(ground.height * scale);
    context.scale(scale, scale);
    toCanvas(ground, context);
  }, [ground, zoomStep, loads]);
  return (
    <div className={styles.sheet} style={{ width, height }} data-board>
      <canvas ref={canvas} className={styles.ground} />
      <SpacesOverlay sheet={{ width, height }} />
    </div>
  );
};

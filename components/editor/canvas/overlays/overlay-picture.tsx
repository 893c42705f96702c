'use client';

import { useLayoutEffect, useMemo, useRef } from 'react';
import { useEditor, useValue } from 'tldraw';
import { useSay } from '@/components/words/use-say';
import { toCanvas } from '@/lib/drawing/adapters/to-canvas';
import { translate } from '@/lib/drawing/draw-list';
import { drawOverlay } from '@/lib/game/view/draw-overlay';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudioState } from '../../session/studio-context';
import styles from './overlays.module.css';
import { useShownOverlays } from './use-overlay-marks';

interface OverlayPictureProps {
  readonly width: number;
  readonly height: number;
  /** Pixels to a board unit. */
  readonly scale: number;
}

const NO_SIDES: readonly never[] = [];

/**
 * All overlays as one painted sheet between the ground and the counters: a thousand spaces would be too many
 * elements.
 */
export const OverlayPicture = ({ width, height, scale }: OverlayPictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const say = useSay();
  const board = useStudioState(({ derived }) => derived.position?.board);
  const sides = useStudioState(({ derived }) => derived.scenario?.sides) ?? NO_SIDES;
  const shown = useShownOverlays();
  const editor = useEditor();
  const zoom = useValue('rough zoom', () => Math.max(1, Math.round(editor.getZoomLevel() * 8)) / 8, [editor]);
  const list = useMemo(() => {
    if (!board || shown.every(({ marks }) => marks.length === 0)) return null;
    const matrix = translate(...marginsOf({ width, height }, board));
    return {
      width,
      height,
      items: shown.map(({ overlay, marks }) => ({
        k: 'group' as const,
        matrix,
        kids: drawOverlay(marks, board, { sides, say, zoom, dimsRest: overlay.dimsRest }),
      })),
    };
  }, [shown, board, sides, width, height, say, zoom]);
  // Before it is painted: an overlay never appears without its legend.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !list) return;
    context.canvas.width = Math.round(width * scale);
    context.canvas.height = Math.round(height * scale);
    context.scale(scale, scale);
    toCanvas(list, context);
  }, [list, width, height, scale]);
  if (!list) return null;
  return (
    <canvas
      ref={canvas}
      className={styles.overlay}
      data-overlay={shown.map(({ overlay }) => overlay.id).join(' ')}
    />
  );
};

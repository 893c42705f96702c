'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useStudio } from '@/components/studio/studio-context';
import type { StudioStore } from '@/components/studio/studio-store';
import type { View } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import styles from './canvas.module.css';
import { handOf } from './hand-state';

/** Whether the ground is painted beside the page. */
export const useIsMannedGround = (): boolean => {
  const { ground } = useStudio();
  return useSyncExternalStore(ground.subscribe, ground.isManned, ground.isManned);
};

/** Hands the bitmap over to the canvas without copying it. */
const show = (canvas: HTMLCanvasElement, bitmap: ImageBitmap): void => {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  canvas.dataset.painted = 'true';
};

/** What the brush has laid is now in the picture. */
export const dried = (store: StudioStore, position: Position | null): void => {
  const hand = handOf(store);
  const isNewest = store.getState().reading.position === position;
  if (isNewest && hand.getState().wet.length > 0) hand.set({ wet: [] });
};

interface GroundCanvasProps {
  readonly position: Position;
  readonly detail: View['detail'];
  /** Pixels to the board unit. */
  readonly scale: number;
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', number>> & {
    readonly opacity?: number;
  };
}

/** The ground as it is painted beside the page; until a new picture comes the last one stays. */
export const GroundCanvas = ({ position, detail, scale, style }: GroundCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useId();
  const { ground, store } = useStudio();
  useEffect(() => {
    ground.wish({ picture, position: { ...position, pieces: [] }, detail, scale }, bitmap => {
      if (bitmap && canvas.current) show(canvas.current, bitmap);
      dried(store, position);
    });
  }, [ground, store, picture, position, detail, scale]);
  useEffect(() => () => ground.leave(picture), [ground, picture]);
  return <canvas ref={canvas} className={styles.terrain} style={style} />;
};

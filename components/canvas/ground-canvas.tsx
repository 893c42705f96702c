'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useStudio } from '@/components/studio/studio-context';
import type { StudioStore } from '@/components/studio/studio-store';
import type { View } from '@/lib/game/game-system';
import type { ScenarioBase } from '@/lib/game/scenario-base';
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

/** What the brush has laid is now in the picture of this battle. */
export const dried = (store: StudioStore, scenario: ScenarioBase | null): void => {
  const hand = handOf(store);
  const isNewest = store.getState().reading.scenario === scenario;
  if (isNewest && hand.getState().wet.length > 0) hand.set({ wet: [] });
};

interface GroundCanvasProps {
  readonly scenario: ScenarioBase;
  readonly detail: View['detail'];
  /** Pixels to the board unit. */
  readonly scale: number;
  readonly style: Readonly<Record<'left' | 'top' | 'width' | 'height', number>> & {
    readonly opacity?: number;
  };
}

/** The ground as it is painted beside the page; until a new picture comes the last one stays. */
export const GroundCanvas = ({ scenario, detail, scale, style }: GroundCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useId();
  const { ground, store } = useStudio();
  useEffect(() => {
    ground.wish({ picture, scenario, detail, scale }, bitmap => {
      if (bitmap && canvas.current) show(canvas.current, bitmap);
      dried(store, scenario);
    });
  }, [ground, store, picture, scenario, detail, scale]);
  useEffect(() => () => ground.leave(picture), [ground, picture]);
  return <canvas ref={canvas} className={styles.terrain} style={style} />;
};

'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio } from '../../session/studio-context';
import styles from './canvas.module.css';

/** Whether the ground is painted beside the page. */
export const useIsGroundInWorker = (): boolean => {
  const { ground } = useStudio();
  return useSyncExternalStore(ground.subscribe, ground.isAttached, ground.isAttached);
};

/** Hands the bitmap over to the canvas without copying it. */
const transferBitmap = (canvas: HTMLCanvasElement, bitmap: ImageBitmap): void => {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  canvas.dataset.painted = 'true';
};

/** What the brush has painted is now in the picture of this battle. */
export const onPainted = (store: StudioStore, scenario: ScenarioBase | null): void => {
  const { derived, interaction } = store.getState();
  if (derived.scenario === scenario && interaction.pendingTiles.length > 0)
    sliceOf(store, 'interaction').set({ pendingTiles: [] });
};

interface GroundCanvasProps {
  readonly scenario: ScenarioBase;
  readonly detail: DrawOptions['detail'];
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
    ground.request({ picture, scenario, detail, scale }, bitmap => {
      if (bitmap && canvas.current) transferBitmap(canvas.current, bitmap);
      onPainted(store, scenario);
    });
  }, [ground, store, picture, scenario, detail, scale]);
  useEffect(() => () => ground.release(picture), [ground, picture]);
  return <canvas ref={canvas} className={styles.terrain} style={style} />;
};

'use client';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { GroundPicture } from '@/lib/editor/check-worker/ground-painter';
import { type StudioStore, sliceOf } from '@/lib/editor/session/store';
import type { DrawOptions } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { useStudio } from '../../session/studio-context';
import styles from './canvas.module.css';
import { makeTileScreen, type ScreenPicture, type TileScreen, transferBitmap } from './tile-screen';

/** Whether the ground is painted beside the page. */
export const useIsGroundInWorker = (): boolean => {
  const { ground } = useStudio();
  return useSyncExternalStore(ground.subscribe, ground.isAttached, ground.isAttached);
};

/** What the brush has painted is now in the picture of this battle. */
export const onPainted = (store: StudioStore, scenario: ScenarioBase | null): void => {
  const { derived, interaction } = store.getState();
  if (derived.scenario === scenario && interaction.pendingTiles.length > 0)
    sliceOf(store, 'interaction').set({ pendingTiles: [] });
};

const showBitmaps = ({ tiles, ...picture }: GroundPicture): ScreenPicture => ({
  ...picture,
  tiles: tiles.map(({ bitmap, ...box }) => ({
    ...box,
    show: canvas => transferBitmap(canvas, bitmap),
    drop: () => bitmap.close(),
  })),
});

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
  const place = useRef<HTMLDivElement>(null);
  const picture = useId();
  const { ground, store } = useStudio();
  const tiles = useRef<TileScreen | null>(null);
  useEffect(() => {
    ground.request({ picture, scenario, detail, scale }, painted => {
      if (!painted || !place.current) return onPainted(store, scenario);
      tiles.current ??= makeTileScreen(place.current);
      tiles.current.show(showBitmaps(painted), () => onPainted(store, scenario));
    });
  }, [ground, store, picture, scenario, detail, scale]);
  useEffect(
    () => () => {
      ground.release(picture);
      tiles.current?.leave();
      tiles.current = null;
    },
    [ground, picture],
  );
  return <div ref={place} className={styles.terrain} style={style} />;
};

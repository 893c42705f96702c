'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { toCanvas } from '@/lib/drawing/adapters/to-canvas';
import type { DrawList } from '@/lib/drawing/draw-list';
import { isSameDrawing } from '@/lib/editor/board/same-drawing';
import { type TileBox, tilesOf } from '@/lib/editor/check-worker/ground-tiles';
import type { DrawLayer } from '@/lib/game/contract/game-system';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudioState, useView } from '../../session/studio-context';
import styles from './canvas.module.css';
import { useShownPosition } from './shown-battle';
import { makeTileScreen, type ScreenPicture, type TileScreen, transferBitmap } from './tile-screen';
import { scaleFor } from './zoom-steps';

/** Returns the earlier drawing if it is equal, so that the slow part, painting it, is not repeated. */
const useStableDrawList = (list: DrawList | null): DrawList | null => {
  const [kept, setKept] = useState(list);
  const isSame = kept !== null && list !== null && isSameDrawing(kept, list);
  if (!isSame && kept !== list) setKept(list);
  return isSame ? kept : list;
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

type TileContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const drawTile = (list: DrawList, scale: number, { x, y }: TileBox, context: TileContext | null): void => {
  context?.translate(-x, -y);
  context?.scale(scale, scale);
  if (context) toCanvas(list, context);
};

/** A canvas that was drawn on is copied with many a frame, a bitmap that was handed over is not. */
const showTile = (list: DrawList, scale: number, box: TileBox, canvas: HTMLCanvasElement): void => {
  if ('OffscreenCanvas' in globalThis) {
    const aside = new OffscreenCanvas(box.width, box.height);
    drawTile(list, scale, box, aside.getContext('2d'));
    transferBitmap(canvas, aside.transferToImageBitmap());
  } else {
    canvas.width = box.width;
    canvas.height = box.height;
    drawTile(list, scale, box, canvas.getContext('2d'));
  }
};

const paintInTiles = (list: DrawList, scale: number): ScreenPicture => {
  const [width, height] = [Math.round(list.width * scale), Math.round(list.height * scale)];
  const tiles = tilesOf(width, height).map(box => ({
    ...box,
    show: (canvas: HTMLCanvasElement) => showTile(list, scale, box, canvas),
    drop: () => undefined,
  }));
  return { width, height, tiles };
};

interface PaintedProps {
  /** The sheet in which the layers lie. */
  readonly sheet: { readonly width: number; readonly height: number };
  readonly layers: readonly DrawLayer[];
  readonly zoomStep: number;
  readonly opacity: number | undefined;
}

/** Layers with words and fonts, which are painted on the page, one tile to a frame. */
export const PaintedLayer = ({ layers, sheet, zoomStep, opacity }: PaintedProps) => {
  const place = useRef<HTMLDivElement>(null);
  const screen = useRef<TileScreen | null>(null);
  const drawn = useDrawn(layers);
  const loads = useFontsLoaded();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly loaded font changes what the same list looks like.
  useEffect(() => {
    // Of the marks of most battles nothing is drawn: then there is no canvas either.
    if (!drawn || !place.current || drawn.items.length === 0) return screen.current?.leave();
    screen.current ??= makeTileScreen(place.current);
    screen.current.show(paintInTiles(drawn, scaleFor(zoomStep, drawn)), () => undefined);
  }, [drawn, zoomStep, loads]);
  useEffect(() => () => screen.current?.leave(), []);
  const { width, height } = drawn ?? sheet;
  // A layer without the frame is as small as the board: it lies within the margins.
  const [left, top] = marginsOf(sheet, { width, height });
  return <div ref={place} className={styles.terrain} style={{ left, top, width, height, opacity }} />;
};

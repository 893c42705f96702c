import { isEqualJson } from '@/lib/documents/compare/json-diff';
import { toCanvas } from '@/lib/drawing/adapters/to-canvas';
import type { DrawList } from '@/lib/drawing/draw-list';
import type { AnySystem, DrawOptions } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { isSameDrawing } from '../board/same-drawing';
import { type TileBox, tilesOf } from './ground-tiles';

/** The ground of a battle, at a magnification. */
export interface GroundRequest {
  /** Which of the page's pictures it is for. */
  readonly picture: string;
  /** A tenth of the position that is made from it, and sent for every stroke. */
  readonly scenario: ScenarioBase;
  readonly detail: DrawOptions['detail'];
  readonly scale: number;
}

export type GroundMessage =
  | (GroundRequest & { readonly type: 'ground' })
  | { readonly type: 'ground-left'; readonly picture: string };

export interface GroundTile extends TileBox {
  readonly bitmap: ImageBitmap;
}

/** A picture in tiles, which a page shows one after the other. */
export interface GroundPicture {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly GroundTile[];
}

export interface GroundAnswer {
  readonly type: 'ground';
  readonly picture: string;
  /** Null: it looks as it did. */
  readonly painted: GroundPicture | null;
}

/** The ground has no words (a test holds every system to it): fonts and messages stay on the page. */
const refuseWords: Say = ({ code }) => {
  throw new Error(`the ground speaks: ${code}`);
};

export const drawGround = (system: AnySystem, position: Position, detail: DrawOptions['detail']): DrawList =>
  system.draw(
    { ...position, pieces: [] },
    { layers: ['terrain'], paper: 'screen', detail, say: refuseWords },
  );

/** Sets a battle up once for all pictures that are requested of it. */
const memoizeSetUp = (system: AnySystem) => {
  let last: { readonly scenario: ScenarioBase; readonly position: Position } | null = null;
  return (scenario: ScenarioBase): Position => {
    if (!last || !isEqualJson(last.scenario, scenario)) last = { scenario, position: system.setUp(scenario) };
    return last.position;
  };
};

interface PaintedGround {
  readonly list: DrawList;
  readonly scale: number;
}

const isUnchanged = (before: PaintedGround | undefined, { list, scale }: PaintedGround): boolean =>
  before?.scale === scale && isSameDrawing(before.list, list);

/** Paints grounds and remembers how each picture looks, so that an edit elsewhere costs no painting. */
export const makeGroundPainter = (system: AnySystem) => {
  const pictures = new Map<string, PaintedGround>();
  const setUp = memoizeSetUp(system);
  return {
    leave: (picture: string): void => void pictures.delete(picture),
    paint: (request: GroundRequest): GroundPicture | null => {
      const now = { list: drawGround(system, setUp(request.scenario), request.detail), scale: request.scale };
      if (isUnchanged(pictures.get(request.picture), now)) return null;
      pictures.set(request.picture, now);
      return paintPicture(now);
    },
  };
};

const paintPicture = ({ list, scale }: PaintedGround): GroundPicture => {
  const [width, height] = [Math.round(list.width * scale), Math.round(list.height * scale)];
  const whole = openCanvas(width, height);
  whole.context.scale(scale, scale);
  toCanvas(list, whole.context);
  const boxes = tilesOf(width, height);
  const tiles = boxes.map(box => ({ ...box, bitmap: cutBitmap(whole.canvas, box, boxes.length === 1) }));
  return { width, height, tiles };
};

const openCanvas = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no context to paint with');
  return { canvas, context };
};

const cutBitmap = (
  whole: OffscreenCanvas,
  { x, y, width, height }: TileBox,
  isWhole: boolean,
): ImageBitmap => {
  if (isWhole) return whole.transferToImageBitmap();
  const { canvas, context } = openCanvas(width, height);
  context.drawImage(whole, -x, -y);
  return canvas.transferToImageBitmap();
};

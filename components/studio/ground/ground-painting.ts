import { sameList } from '@/components/canvas/same-list';
import { isAlike } from '@/lib/documents/json-diff';
import type { DrawList } from '@/lib/drawing/draw-list';
import { toCanvas } from '@/lib/drawing/to-canvas';
import type { AnySystem, View } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Say } from '@/lib/game/sentence';

/** The ground of a battle, at a magnification. */
export interface GroundWish {
  /** Which of the page's pictures it is for. */
  readonly picture: string;
  /** A tenth of the position that is made from it, and sent for every stroke. */
  readonly scenario: ScenarioBase;
  readonly detail: View['detail'];
  readonly scale: number;
}

export type GroundQuestion =
  | (GroundWish & { readonly type: 'ground' })
  | { readonly type: 'ground-left'; readonly picture: string };

export interface GroundAnswer {
  readonly type: 'ground';
  readonly picture: string;
  /** Null: it looks as it did. */
  readonly bitmap: ImageBitmap | null;
}

/** The ground has no words (a test holds every system to it): fonts and messages stay on the page. */
const unspoken: Say = ({ code }) => {
  throw new Error(`the ground speaks: ${code}`);
};

export const groundOf = (system: AnySystem, position: Position, detail: View['detail']): DrawList =>
  system.draw({ ...position, pieces: [] }, { layers: ['terrain'], paper: 'screen', detail, say: unspoken });

/** Sets a battle up once for all pictures that are wished of it. */
const makeSetUp = (system: AnySystem) => {
  let last: { readonly scenario: ScenarioBase; readonly position: Position } | null = null;
  return (scenario: ScenarioBase): Position => {
    if (!last || !isAlike(last.scenario, scenario)) last = { scenario, position: system.setUp(scenario) };
    return last.position;
  };
};

interface Shown {
  readonly list: DrawList;
  readonly scale: number;
}

const isAsBefore = (before: Shown | undefined, { list, scale }: Shown): boolean =>
  before?.scale === scale && sameList(before.list, list);

/** Paints grounds and remembers how each picture looks, so that an edit elsewhere costs no painting. */
export const makeGroundPainter = (system: AnySystem) => {
  const pictures = new Map<string, Shown>();
  const setUp = makeSetUp(system);
  return {
    leave: (picture: string): void => void pictures.delete(picture),
    paint: (wish: GroundWish): ImageBitmap | null => {
      const now = { list: groundOf(system, setUp(wish.scenario), wish.detail), scale: wish.scale };
      if (isAsBefore(pictures.get(wish.picture), now)) return null;
      pictures.set(wish.picture, now);
      return bitmapOf(now);
    },
  };
};

const bitmapOf = ({ list, scale }: Shown): ImageBitmap => {
  const canvas = new OffscreenCanvas(Math.round(list.width * scale), Math.round(list.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no context to paint with');
  context.scale(scale, scale);
  toCanvas(list, context);
  return canvas.transferToImageBitmap();
};

import type { BoardGrid } from '@/lib/game/contract/exchange';
import type { Say } from '@/lib/game/contract/sentence';
import { marginsOf, measurePicture, type PictureSource } from '@/lib/game/view/draw-picture';
import type { Point } from '@/lib/geometry/board';

/** In pixels: as large as is comfortable on a screen, and never more than a picture may have. */
const LONGEST = 3300;
const HEX_RADIUS = 70;
const SQUARE = 330;
const USUAL = 2400;

/** How the pixels of a picture lie to the units of its board. */
export interface PixelScale {
  /** Pixels to a unit. */
  readonly scale: number;
  /** Units between the edge of the picture and that of the board. */
  readonly margin: Point;
}

/** The same for the same board, so that a saved game can be read without the module. */
export const pixelScaleOf = (battle: PictureSource, say: Say): PixelScale => {
  const picture = measurePicture(battle, say);
  const grid = battle.system.exchange.grid(battle.scenario);
  const wanted = wantedScale(grid, picture.width);
  return {
    scale: Math.min(wanted, LONGEST / picture.width, LONGEST / picture.height),
    margin: marginsOf(picture, battle.position.board),
  };
};

const wantedScale = (grid: BoardGrid, width: number): number => {
  if (grid.kind === 'hexes') return HEX_RADIUS / grid.radius;
  return grid.kind === 'squares' ? SQUARE / Math.max(grid.width, grid.height) : USUAL / width;
};

export const toPixels = ({ scale, margin }: PixelScale, [x, y]: Point): Point => [
  Math.round((x + margin[0]) * scale),
  Math.round((y + margin[1]) * scale),
];

export const fromPixels = ({ scale, margin }: PixelScale, [x, y]: Point): Point => [
  x / scale - margin[0],
  y / scale - margin[1],
];

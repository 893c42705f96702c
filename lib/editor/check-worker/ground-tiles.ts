/** A part of a picture, in pixels of the picture. */
export interface TileBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A page shows a bitmap of this side in a few milliseconds; one of the largest map takes sixty. */
const MAX_SIDE = 1536;

/** Neighbours share a pixel, so that no seam shows between them at odd magnifications. */
const OVERLAP = 1;

const cut = (length: number): readonly (readonly [from: number, length: number])[] => {
  const count = Math.max(1, Math.ceil(length / MAX_SIDE));
  const side = Math.ceil(length / count);
  return Array.from({ length: count }, (_, index) => {
    const from = index * side;
    return [from, Math.min(side + OVERLAP, length - from)];
  });
};

/** A large picture is handed over in tiles; a small one is its only tile. */
export const tilesOf = (width: number, height: number): readonly TileBox[] =>
  cut(height).flatMap(([y, tall]) => cut(width).map(([x, wide]) => ({ x, y, width: wide, height: tall })));

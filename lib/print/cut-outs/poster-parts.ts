import { type PrintArea, toPoints, widthOf } from '../layout/paper';

/** What two sheets share, to be glued. */
export const OVERLAP = toPoints(8);

/** A piece of a picture, in its own units. */
export interface PictureFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece with its row and column among the sheets. */
export interface PosterPart extends PictureFrame {
  readonly column: number;
  readonly row: number;
}

export interface PosterGrid {
  readonly columns: number;
  readonly rows: number;
  readonly all: readonly PosterPart[];
}

/** A picture over as few sheets as its size allows, all pieces of the same size, so that none is a sliver. */
export const splitPoster = (
  { width, height }: { readonly width: number; readonly height: number },
  area: PrintArea,
  scale: number,
): PosterGrid => {
  const overlap = OVERLAP / scale;
  const across = splitLength(width, widthOf(area) / scale, overlap);
  const down = splitLength(height, (area.bottom - area.top) / scale, overlap);
  const all = down.starts.flatMap((y, row) =>
    across.starts.map((x, column) => ({ column, row, x, y, width: across.length, height: down.length })),
  );
  return { columns: across.starts.length, rows: down.starts.length, all };
};

/** A rounding error must not cost a sheet. */
const HAIR = 1e-6;

/** Where each piece begins and how long all are, so that neighbours share the overlap. */
const splitLength = (length: number, room: number, overlap: number) => {
  const count = length <= room + HAIR ? 1 : Math.ceil((length - overlap) / (room - overlap) - HAIR);
  const step = (length - overlap) / count;
  return {
    length: count === 1 ? length : step + overlap,
    starts: Array.from({ length: count }, (_, index) => index * step),
  };
};

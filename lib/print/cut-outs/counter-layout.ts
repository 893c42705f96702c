import type { PrintedCounter } from '@/lib/game/contract/printing';
import { type PrintArea, toPoints } from '../layout/paper';
import { type CutGrid, countPerPage, createCutGrid } from './cut-grid';
import { MARK_LENGTH } from './cut-marks';

/** One counter to be cut out, in points. */
export interface CounterPiece {
  readonly counter: PrintedCounter;
  readonly width: number;
  readonly height: number;
}

/** Pieces of one size under one label. */
export interface CounterGroup {
  readonly label: string;
  readonly pieces: readonly CounterPiece[];
}

/** What of a group stands on one page. */
export interface CounterBlock {
  readonly page: number;
  readonly label: string;
  /** Above its grid and its cut marks. */
  readonly labelTop: number;
  readonly grid: CutGrid;
  readonly pieces: readonly CounterPiece[];
}

export const BLEED = toPoints(1);
const GUTTER = 2 * BLEED;
const LABEL = 13;
const ABOVE = LABEL + MARK_LENGTH + BLEED;
const BELOW = MARK_LENGTH + BLEED + 4;

/**
 * Groups one below the other, each in rows as long as the page is wide; the rest continues on the next page.
 * `folded`: a counter with a back is twice as high, because the back lies above the front.
 */
export const layOutCounters = (
  groups: readonly CounterGroup[],
  area: PrintArea,
  folded: boolean,
): CounterBlock[] => {
  const blocks: CounterBlock[] = [];
  let [page, top] = [0, area.top];
  for (const { label, pieces } of folded ? groups.flatMap(splitByBack) : groups) {
    for (let rest = pieces; rest.length > 0; ) {
      const cell = cellOf(rest[0], folded);
      const room = { ...area, top: top + ABOVE, bottom: area.bottom - BELOW };
      if (top > area.top && room.bottom - room.top < cell.height) {
        [page, top] = [page + 1, area.top];
        continue;
      }
      const grid = createCutGrid(room, cell, GUTTER);
      const shown = rest.slice(0, countPerPage(grid));
      blocks.push({ page, label, labelTop: top, grid, pieces: shown });
      rest = rest.slice(shown.length);
      top = room.top + Math.ceil(shown.length / grid.columns) * (cell.height + GUTTER) + BELOW;
    }
  }
  return blocks;
};

/** Folded and unfolded counters are cut in different rows. */
const splitByBack = ({ label, pieces }: CounterGroup): readonly CounterGroup[] =>
  [pieces.filter(hasBack), pieces.filter(piece => !hasBack(piece))]
    .filter(part => part.length > 0)
    .map(part => ({ label, pieces: part }));

export const hasBack = ({ counter }: CounterPiece): boolean => counter.back !== null;

const cellOf = (piece: CounterPiece | undefined, folded: boolean): CutGrid['cell'] => {
  const { width, height } = piece ?? { width: 0, height: 0 };
  return { width, height: folded && piece && hasBack(piece) ? 2 * height : height };
};

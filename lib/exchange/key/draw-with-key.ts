import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { computePlacementMatrix, type DrawItem, type DrawList } from '@/lib/drawing/draw-list';
import { createFilledPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { Say } from '@/lib/game/contract/sentence';
import type { DrawnBattle } from '@/lib/print/legend/ground-entries';
import { type KeyEntry, listKeyEntries } from './key-entries';

/** Rows of the key in the height of a board, so that it can be read wherever the board can. */
const ROWS = 30;
const COLUMN_ROWS = 8.4;
const LONGEST = 30;

/** The picture of a board with a key of its terrain and troops at its right. */
export const drawWithKey = (board: DrawList, battle: DrawnBattle, say: Say): DrawList => {
  const row = board.height / ROWS;
  const entries = listKeyEntries(battle, say);
  const inColumn = ROWS - 2;
  const columns = Math.ceil(entries.length / inColumn);
  const width = board.width + columns * COLUMN_ROWS * row;
  return {
    ...board,
    width,
    items: [
      createFilledPath(drawRectanglePath(0, 0, width, board.height), MAP_PALETTE.sheet),
      ...board.items,
      ...entries.flatMap((entry, index) => {
        const left = board.width + Math.floor(index / inColumn) * COLUMN_ROWS * row;
        return drawEntry(entry, left + row * 0.4, (1 + (index % inColumn)) * row, row);
      }),
    ],
  };
};

const shorten = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;

const drawEntry = ({ sign, words }: KeyEntry, x: number, y: number, row: number): readonly DrawItem[] => {
  const size = row * (sign ? 0.42 : 0.5);
  const text: DrawItem = {
    k: 'text',
    text: shorten(words),
    x: sign ? x + row * 1.1 : x,
    y: y + row * 0.64,
    size,
    font: sign ? 'sans' : 'serif-semibold',
    fill: MAP_PALETTE.ink,
  };
  const matrix = computePlacementMatrix(x, y + row * 0.04, (row * 0.92) / 100);
  return sign ? [{ k: 'group', matrix, kids: sign }, text] : [text];
};

import type { MapPalette } from '../colours/palette';
import { drawSymbol, type SymbolName } from '../counters/symbols';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import { createStrokedPath, drawCirclePath, drawRectanglePath } from '../shapes';

/** A place that is fought for, as a card. */
export interface LocationCard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** In italics below the name, such as the city that it belongs to. */
  readonly owner: string;
  readonly points: number;
  readonly wash: string;
  /** What fights, in order. */
  readonly rounds: readonly SymbolName[];
  /** Help for the attacker on the left, for the defender on the right. */
  readonly left: readonly SymbolName[];
  readonly right: readonly SymbolName[];
  readonly palette: MapPalette;
}

const ROUND = 30;
const HELP = 17;

export const drawLocationCard = (notice: LocationCard): readonly DrawItem[] => {
  const { x, y, width, height, palette } = notice;
  const middle = x + width / 2;
  return [
    { ...createStrokedPath(drawRectanglePath(x, y, width, height), palette.ink, 1.3), fill: palette.sheet },
    { k: 'path', d: drawRectanglePath(x + 3, y + 3, width - 6, 6), fill: notice.wash },
    createStrokedPath(drawRectanglePath(x + 3, y + 3, width - 6, height - 6), palette.secondInk, 0.6),
    drawText(notice.name, middle, y + 27, 16, 'serif-semibold', palette.ink),
    drawText(notice.owner, middle, y + 42, 12.5, 'serif-italic', palette.secondInk),
    ...notice.rounds.flatMap((symbol, index) =>
      drawIcon(
        symbol,
        middle + (index - (notice.rounds.length - 1) / 2) * (ROUND + 10),
        y + 64,
        ROUND,
        palette,
      ),
    ),
    ...drawHelp(notice.left, x + 14, y + 60, palette, palette.brick),
    ...drawHelp(notice.right, x + width - 14, y + 60, palette, palette.secondInk),
    {
      ...createStrokedPath(drawCirclePath(middle, y + height - 13, 10), palette.ink, 1),
      fill: palette.paper,
    },
    drawText(String(notice.points), middle, y + height - 8.2, 14, 'sans-bold', palette.ink),
  ];
};

const drawIcon = (
  symbol: SymbolName,
  x: number,
  y: number,
  size: number,
  palette: MapPalette,
  ink = palette.ink,
): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: computePlacementMatrix(x - size / 2, y - size / 2, size / 100),
    kids: drawSymbol(symbol, ink, palette.sheet),
  },
];

const drawHelp = (
  symbols: readonly SymbolName[],
  x: number,
  y: number,
  palette: MapPalette,
  ink: string,
): readonly DrawItem[] =>
  symbols.flatMap((symbol, index) => [
    ...drawIcon(symbol, x, y + index * (HELP + 9), HELP, palette, ink),
    drawText('+1', x, y + index * (HELP + 9) + HELP / 2 + 7, 8.5, 'sans-semibold', ink),
  ]);

const drawText = (
  words: string,
  x: number,
  y: number,
  size: number,
  font: 'serif-semibold' | 'serif-italic' | 'sans-bold' | 'sans-semibold',
  fill: string,
): DrawItem => ({ k: 'text', text: words, x, y, size, font, fill, anchor: 'middle' });

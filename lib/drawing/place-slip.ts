import { type DrawItem, placed } from './draw-list';
import type { Palette } from './palette';
import { circlePath, rectanglePath, stroked } from './shapes';
import { drawSymbol, type SymbolName } from './symbols';

/** A place that is fought for, as a slip of paper. */
export interface PlaceSlip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** In italics below the name, such as whose place it is. */
  readonly owner: string;
  readonly points: number;
  readonly wash: string;
  /** What fights, in order. */
  readonly rounds: readonly SymbolName[];
  /** Help for the attacker on the left, for the defender on the right. */
  readonly left: readonly SymbolName[];
  readonly right: readonly SymbolName[];
  readonly palette: Palette;
}

const ROUND = 30;
const HELP = 17;

export const placeSlip = (slip: PlaceSlip): readonly DrawItem[] => {
  const { x, y, width, height, palette } = slip;
  const middle = x + width / 2;
  return [
    { ...stroked(rectanglePath(x, y, width, height), palette.ink, 1.3), fill: palette.sheet },
    { k: 'path', d: rectanglePath(x + 3, y + 3, width - 6, 6), fill: slip.wash },
    stroked(rectanglePath(x + 3, y + 3, width - 6, height - 6), palette.secondInk, 0.6),
    text(slip.name, middle, y + 27, 16, 'serif-semibold', palette.ink),
    text(slip.owner, middle, y + 42, 12.5, 'serif-italic', palette.secondInk),
    ...slip.rounds.flatMap((symbol, index) =>
      icon(symbol, middle + (index - (slip.rounds.length - 1) / 2) * (ROUND + 10), y + 64, ROUND, palette),
    ),
    ...help(slip.left, x + 14, y + 60, palette, palette.brick),
    ...help(slip.right, x + width - 14, y + 60, palette, palette.secondInk),
    { ...stroked(circlePath(middle, y + height - 13, 10), palette.ink, 1), fill: palette.paper },
    text(String(slip.points), middle, y + height - 8.2, 14, 'sans-bold', palette.ink),
  ];
};

const icon = (
  symbol: SymbolName,
  x: number,
  y: number,
  size: number,
  palette: Palette,
  ink = palette.ink,
): readonly DrawItem[] => [
  {
    k: 'group',
    matrix: placed(x - size / 2, y - size / 2, size / 100),
    kids: drawSymbol(symbol, ink, palette.sheet),
  },
];

const help = (
  symbols: readonly SymbolName[],
  x: number,
  y: number,
  palette: Palette,
  ink: string,
): readonly DrawItem[] =>
  symbols.flatMap((symbol, index) => [
    ...icon(symbol, x, y + index * (HELP + 9), HELP, palette, ink),
    text('+1', x, y + index * (HELP + 9) + HELP / 2 + 7, 8.5, 'sans-semibold', ink),
  ]);

const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  font: 'serif-semibold' | 'serif-italic' | 'sans-bold' | 'sans-semibold',
  fill: string,
): DrawItem => ({ k: 'text', text: words, x, y, size, font, fill, anchor: 'middle' });

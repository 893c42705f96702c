import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { formatPathCommand } from '../path-data';
import { drawCirclePath } from '../shapes';
import type { DetailLevel } from '../terrain/detail';

/** What is printed over the ground of a tile board: lines, names and marks. */

export interface TileGridOptions {
  readonly columns: number;
  readonly rows: number;
  readonly tile: number;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

const CROSS = 8;

/** Dotted lines on a pale casing, with a cross at every corner. */
export const drawTileGrid = ({ columns, rows, tile, palette, detail }: TileGridOptions): DrawItem[] => {
  const [width, height] = [columns * tile, rows * tile];
  const inner = (count: number): readonly number[] =>
    Array.from({ length: count - 1 }, (_, index) => (index + 1) * tile);
  const lines =
    inner(columns)
      .map(x => formatPathCommand('M', x, 0) + formatPathCommand('V', height))
      .join('') +
    inner(rows)
      .map(y => formatPathCommand('M', 0, y) + formatPathCommand('H', width))
      .join('');
  const dots: DrawItem =
    detail === 'low'
      ? { k: 'path', d: lines, stroke: palette.ink, width: 0.6 }
      : { k: 'path', d: lines, stroke: palette.ink, width: 1.1, dash: [0.1, 4.2], cap: 'round' };
  return [
    { k: 'path', d: lines, stroke: palette.sheet, width: 3.6, opacity: 0.6 },
    dots,
    { k: 'path', d: drawCrosses(columns, rows, tile), stroke: palette.ink, width: 1.5 },
  ];
};

const drawCrosses = (columns: number, rows: number, tile: number): string =>
  Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const [x, y] = [(index % (columns + 1)) * tile, Math.floor(index / (columns + 1)) * tile];
    return (
      formatPathCommand('M', x - CROSS, y) +
      formatPathCommand('h', CROSS * 2) +
      formatPathCommand('M', x, y - CROSS) +
      formatPathCommand('v', CROSS * 2)
    );
  }).join('');

export interface TileLabelOptions {
  /** Upper left corner of the tile. */
  readonly x: number;
  readonly y: number;
  /** Bold, such as a coordinate. */
  readonly name: string;
  /** In italics behind it, such as the terrain. */
  readonly words?: string;
  readonly palette: MapPalette;
}

/** Widths of EB Garamond SemiBold as shares of its size, to set the italics after the name without asking a browser. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["jl .,'", 0.25],
  ['i-', 0.3],
  ['IJfst', 0.35],
  ['cerz', 0.4],
  ['avy', 0.45],
  ['Sgkox0123456789', 0.5],
  ['BLPZ', 0.6],
  ['Y', 0.65],
  ['ACGTV', 0.7],
  ['DKOQRUXw', 0.75],
  ['HNm', 0.8],
  ['M', 0.9],
  ['W', 1],
];
const USUAL_WIDTH = 0.55;

const nameWidth = (name: string, size: number): number => {
  const widthOf = (letter: string): number =>
    WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL_WIDTH;
  return [...name].reduce((sum, letter) => sum + widthOf(letter), 0) * size;
};

const NAME_SIZE = 16;

export const drawTileLabel = ({ x, y, name, words, palette }: TileLabelOptions): DrawItem[] => {
  const shared = { k: 'text', y: y + 20, halo: { colour: palette.paper, width: 4 } } as const;
  const named: DrawItem = {
    ...shared,
    x: x + 9,
    text: name,
    size: NAME_SIZE,
    font: 'serif-semibold',
    fill: palette.ink,
  };
  if (words === undefined || words === '') return [named];
  const after = x + 9 + nameWidth(name, NAME_SIZE) + 5;
  return [
    named,
    { ...shared, x: after, text: words, size: 13.5, font: 'serif-italic', fill: palette.secondInk },
  ];
};

/** A key in a gilt ring, for a tile that must be held. */
export const drawKeyZoneMark = (x: number, y: number, palette: MapPalette): DrawItem => ({
  k: 'group',
  matrix: [1, 0, 0, 1, x, y],
  kids: [
    { k: 'path', d: drawCirclePath(0, 0, 13), fill: palette.sheet, stroke: palette.ink, width: 1 },
    { k: 'path', d: drawCirclePath(0, 0, 10.4), stroke: palette.gilt, width: 1.6 },
    {
      k: 'path',
      d: `${drawCirclePath(-3.6, 0, 3.1)}M-.5 0H7.2M4 0v3.6M7 0v3`,
      stroke: palette.ink,
      width: 1.9,
    },
  ],
});

/** Where the key stands in a tile: the upper right corner. */
export const computeKeyZonePosition = (
  tileX: number,
  tileY: number,
  tile: number,
): readonly [number, number] => [tileX + tile - 20, tileY + 20];

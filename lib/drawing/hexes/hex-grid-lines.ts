import {
  computeHexCentre,
  computeHexCorner,
  formatHexId,
  type HexGrid,
  neighbourOf,
  OFF_MAP,
} from '@/lib/geometry/hex/hex';
import { computeSideEnds, sidesOf } from '@/lib/geometry/hex/hex-sides';
import type { MapPalette } from '../colours/palette';
import type { DrawItem, PathItem } from '../draw-list';
import { memoizeRecent } from '../lru-memo';
import { drawLinePath } from '../path-data';
import type { DetailLevel } from '../terrain/detail';

/** What is printed over the ground of a hex map: lines, numbers and borders. */

export interface HexGridLineOptions {
  readonly grid: HexGrid;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

const keyOf = ({ grid, palette, detail }: HexGridLineOptions): string =>
  JSON.stringify([grid.columns, grid.rows, grid.first, grid.radius, palette.paper, detail]);

/** Fine lines on all sides and the number at the head of every hex. Kept: no brush changes them. */
export const drawHexGrid = memoizeRecent(6, keyOf, (options: HexGridLineOptions): readonly DrawItem[] => [
  drawLines(options),
  ...(options.detail === 'low' ? [] : drawNumbers(options)),
]);

const drawLines = ({ grid, palette, detail }: HexGridLineOptions): DrawItem => ({
  k: 'path',
  d: sidesOf(grid)
    .map(side => drawLinePath(computeSideEnds(grid, side)))
    .join(''),
  stroke: palette.ink,
  width: detail === 'low' ? 0.6 : 0.8,
  opacity: detail === 'low' ? 0.3 : 0.42,
});

const NUMBER = 8.6;

const drawNumbers = ({ grid, palette }: HexGridLineOptions): readonly DrawItem[] =>
  Array.from({ length: grid.count }, (_, hex): DrawItem => {
    const [x] = computeHexCentre(grid, hex);
    const [, top] = computeHexCorner(grid, hex, 0);
    return {
      k: 'text',
      x,
      y: top + 10.5,
      text: formatHexId(grid, hex),
      size: NUMBER,
      font: 'sans',
      fill: palette.secondInk,
      anchor: 'middle',
      halo: { colour: palette.paper, width: 1.8 },
    };
  });

/** The sides where an area ends, as path data. */
export const drawAreaBorder = (grid: HexGrid, hexes: readonly number[]): string => {
  const among = new Set(hexes);
  return hexes
    .flatMap(hex =>
      [0, 1, 2, 3, 4, 5]
        .filter(direction => {
          const beyond = neighbourOf(grid, hex, direction);
          return beyond === OFF_MAP || !among.has(beyond);
        })
        .map(direction => drawLinePath(computeSideEnds(grid, { hex, direction }))),
    )
    .join('');
};

/** A border in a side's colour on a pale casing; one side's is unbroken, the other's dashed. */
export const drawAreaOutline = (
  grid: HexGrid,
  hexes: readonly number[],
  {
    colour,
    dashed,
    palette,
  }: { readonly colour: string; readonly dashed: boolean; readonly palette: MapPalette },
): readonly PathItem[] => {
  const d = drawAreaBorder(grid, hexes);
  if (d === '') return [];
  return [
    { k: 'path', d, stroke: palette.sheet, width: 5, cap: 'round', opacity: 0.8 },
    { k: 'path', d, stroke: colour, width: 2.4, cap: 'round', ...(dashed ? { dash: [7, 5] } : {}) },
  ];
};

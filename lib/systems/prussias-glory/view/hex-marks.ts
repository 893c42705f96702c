import { MAP_PALETTE, type SideStyle } from '@/lib/drawing/colours/palette';
import { computePlacementMatrix, type DrawItem } from '@/lib/drawing/draw-list';
import { createStrokedPath, drawCirclePath } from '@/lib/drawing/shapes';
import { computeHexCentre, type HexGrid } from '@/lib/geometry/hex/hex';

export const HEX_MARKS = ['column', 'engaged', 'turned', 'momentum'] as const;
export type HexMarkKind = (typeof HEX_MARKS)[number];

/** A marker beside the stack of a hex: something the players must remember. */
export interface HexMark {
  readonly hex: number;
  readonly kind: HexMarkKind;
  /** The side it belongs to; null: both. */
  readonly style: SideStyle | null;
}

const SIGNS: Readonly<Record<HexMarkKind, string>> = {
  column: 'M34 24h32M34 42h32M34 60h32M34 78h32',
  engaged: 'M28 28l44 44M72 28l-44 44',
  turned: 'M28 28l44 44M72 28l-44 44M24 50h52',
  momentum: 'M26 28l22 22-22 22M52 28l22 22-22 22',
};

/** A marker in a square of 100 units. */
export const drawHexMark = ({ kind, style }: Pick<HexMark, 'kind' | 'style'>): readonly DrawItem[] => [
  {
    ...createStrokedPath(drawCirclePath(50, 50, 46), MAP_PALETTE.ink, 5),
    fill: style?.field ?? MAP_PALETTE.sheet,
  },
  createStrokedPath(
    SIGNS[kind],
    style?.ink ?? (kind === 'column' ? MAP_PALETTE.ink : MAP_PALETTE.error),
    10,
    {
      cap: 'round',
    },
  ),
];

/** Of the radius of a hex. */
const SIZE = 0.46;
const [LEFT, BELOW] = [-0.86, 0.26];

/** Markers stand side by side at the bottom of the stack. */
export const drawHexMarks = (grid: HexGrid, marks: readonly HexMark[]): readonly DrawItem[] =>
  marks.map((mark, index) => {
    const before = marks.slice(0, index).filter(({ hex }) => hex === mark.hex).length;
    const [x, y] = computeHexCentre(grid, mark.hex);
    const left = x + (LEFT + before * SIZE * 0.9) * grid.radius;
    const matrix = computePlacementMatrix(left, y + BELOW * grid.radius, (SIZE * grid.radius) / 100);
    return { k: 'group', matrix, kids: drawHexMark(mark) };
  });

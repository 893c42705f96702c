import { IVORY, MAP_PALETTE, type SideStyle } from '../colours/palette';
import { computePlacementMatrix, type DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { drawLinePath } from '../path-data';
import { createFilledPath, createStrokedPath, drawRectanglePath } from '../shapes';
import { drawSymbol, type SymbolName } from './symbols';

/** One base of a unit on the open table, in the units of its counter's square of 60. */
export interface BlockCell {
  readonly at: Point;
  /** Degrees clockwise from the top. */
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
  readonly symbol: SymbolName;
  /** In the front rank: it shows the thick edge. */
  readonly isFront: boolean;
  /** The general's own base. */
  readonly isLead: boolean;
  /** Kept free at its rear, for a name. */
  readonly foot?: number;
}

/** A unit as a block of bases, each to its true size. */
export interface ElementBlock {
  readonly cells: readonly BlockCell[];
  /** Quality: none green, one ordinary, two elite. */
  readonly darts: 0 | 1 | 2;
  /** It lies in ambush. */
  readonly isHidden: boolean;
  /** Markers of disorder, laid along its rear. */
  readonly markers?: number;
}

export interface BlockMarks {
  readonly chosen?: boolean;
  readonly invalid?: boolean;
  readonly shadow?: boolean;
}

const { ink: INK, error: ERROR, accent: ACCENT, sheet: SHEET } = MAP_PALETTE;

/** The bases of a unit; a thick edge and a notch show its front. */
export const drawElementBlock = (block: ElementBlock, style: SideStyle, marks: BlockMarks): DrawItem[] => {
  const frames = block.cells.map(frameOf).join('');
  return [
    ...(marks.shadow === false ? [] : [drawShadow(block)]),
    ...(marks.chosen ? [createStrokedPath(frames, SHEET, 4.4), createStrokedPath(frames, ACCENT, 2.6)] : []),
    ...(marks.invalid
      ? [createStrokedPath(frames, SHEET, 4.4), createStrokedPath(frames, ERROR, 2.8, { dash: [4, 2.2] })]
      : []),
    ...block.cells.map(cell => drawBase(cell, style, block)),
    ...drawNotch(block),
    ...drawDisorder(block),
  ];
};

const frameOf = ({ at: [x, y], heading, width, depth }: BlockCell): string => {
  const corner = (aside: number, ahead: number): Point => {
    const angle = (heading * Math.PI) / 180;
    return [
      x + aside * Math.cos(angle) + ahead * Math.sin(angle),
      y + aside * Math.sin(angle) - ahead * Math.cos(angle),
    ];
  };
  const [half, deep] = [width / 2, depth / 2];
  return drawLinePath(
    [corner(-half, deep), corner(half, deep), corner(half, -deep), corner(-half, -deep)],
    true,
  );
};

const drawShadow = ({ cells }: ElementBlock): DrawItem => ({
  k: 'group',
  matrix: [1, 0, 0, 1, 0.7, 0.9],
  kids: [{ ...createFilledPath(cells.map(frameOf).join(''), INK), opacity: 0.34 }],
});

const drawBase = (cell: BlockCell, style: SideStyle, { isHidden }: ElementBlock): DrawItem => {
  const { at, heading, width, depth, symbol, isFront, isLead, foot = 0 } = cell;
  const edge = Math.max(0.25, width * 0.02);
  const size = Math.min(width, depth - foot) * 0.84;
  const body = drawRectanglePath(-width / 2, -depth / 2, width, depth, width * 0.03);
  const inner = drawRectanglePath(
    -width * 0.44,
    -depth / 2 + width * 0.06,
    width * 0.88,
    depth - width * 0.12,
  );
  return {
    k: 'group',
    matrix: computePlacementMatrix(at[0], at[1], 1, heading),
    kids: [
      {
        ...createStrokedPath(body, INK, edge, isHidden ? { dash: [edge * 5, edge * 3] } : {}),
        fill: style.field,
      },
      ...(style.kind === 'outline' ? [createStrokedPath(inner, style.edge, edge * 1.6)] : []),
      ...(isLead ? [createStrokedPath(inner, style.gilt, edge * 2.4)] : []),
      ...(isFront
        ? [
            createFilledPath(
              drawRectanglePath(-width / 2, -depth / 2, width, depth * 0.11),
              frontInkOf(style),
            ),
          ]
        : []),
      { k: 'group', matrix: [1, 0, 0, 1, 0, -foot / 2], kids: [uprightTurn(symbol, size, heading, style)] },
    ],
  };
};

const frontInkOf = (style: SideStyle): string => (style.kind === 'solid' ? IVORY : INK);

/** Symbols stand as nearly upright as their base allows. */
const uprightTurn = (symbol: SymbolName, size: number, heading: number, style: SideStyle): DrawItem => {
  const isUpsideDown = heading > 90 && heading <= 270;
  const matrix = isUpsideDown
    ? computePlacementMatrix(size / 2, size / 2, size / 100, 180)
    : computePlacementMatrix(-size / 2, -size / 2, size / 100);
  return { k: 'group', matrix, kids: drawSymbol(symbol, style.ink, style.field) };
};

/** A small wedge before the middle of the front. */
const drawNotch = ({ cells }: ElementBlock): DrawItem[] => {
  const front = cells.filter(({ isFront }) => isFront);
  const [first] = front;
  if (!first) return [];
  const count = front.length;
  const x = front.reduce((sum, { at }) => sum + at[0], 0) / count;
  const y = front.reduce((sum, { at }) => sum + at[1], 0) / count;
  const [half, rise] = [first.width * 0.14, first.width * 0.16];
  const foot = -first.depth / 2 - first.width * 0.05;
  return [
    {
      k: 'group',
      matrix: computePlacementMatrix(x, y, 1, first.heading),
      kids: [
        createFilledPath(
          drawLinePath(
            [
              [-half, foot],
              [0, foot - rise],
              [half, foot],
            ],
            true,
          ),
          INK,
        ),
      ],
    },
  ];
};

/** A row of discs behind the unit, one for each marker. */
const drawDisorder = ({ cells, markers = 0 }: ElementBlock): DrawItem[] => {
  const [first] = cells;
  if (!first || markers === 0) return [];
  const angle = (first.heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const along = ({ at, depth }: BlockCell): number => at[0] * sin - at[1] * cos - depth / 2;
  const rear = Math.min(...cells.map(along)) - first.width * 0.12;
  const aside = cells.reduce((sum, { at }) => sum + at[0] * cos + at[1] * sin, 0) / cells.length;
  const radius = first.width * 0.1;
  const d = Array.from({ length: markers }, (_, index) => {
    const across = aside + (index - (markers - 1) / 2) * radius * 2.5;
    const [x, y] = [rear * sin + across * cos, -rear * cos + across * sin];
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }).join('');
  return [{ ...createStrokedPath(d, SHEET, radius * 0.35), fill: ERROR }];
};

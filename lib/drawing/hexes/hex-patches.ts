import { type DrawItem, translate, type UseItem } from '../draw-list';
import { isInsidePolygon } from '../math/points';
import { hashCell, hashText } from '../math/random';
import { type ScatterPoint, scatterPoints } from '../math/scatter';
import { drawMarsh } from '../terrain/marsh';
import { drawTrees } from '../terrain/wood';
import type { HexDrawing, HexGround } from './hex-ground';
import { computeSpokePoint, drawPatchPath, type PatchShape, withRim } from './hex-outlines';

const INNER = Math.sqrt(3) / 2;

const HANDS = 8;

const symbolOf = (kind: string, hand: number): string => `${kind}-${hand}`;

/** The signs that fill the hexes of one kind, drawn in a few hands and laid where they are needed. */
export const drawHexSigns = (
  { grid, seed }: HexGround,
  kind: string,
  hexes: readonly number[],
): readonly UseItem[] => {
  const key = hashText(`${seed}/${kind}`);
  const area = withRim(grid, hexes);
  return area.hexes
    .toSorted((one, other) => area.centre(one)[1] - area.centre(other)[1])
    .map(hex => ({
      k: 'use',
      symbol: symbolOf(kind, Math.floor(hashCell(key, hex, 3) * HANDS)),
      matrix: translate(...area.centre(hex)),
    }));
};

const TREE_GAP = 10.9;
const TREE = 5.6;
const REED_GAP = 17;

/** Trees and reeds about the middle of a hex, in all hands. */
export const createPatchSymbols = ({
  grid,
  palette,
  detail,
}: HexDrawing): Record<string, readonly DrawItem[]> => {
  const spotsIn = (kind: string, hand: number, gap: number, inset: number): readonly ScatterPoint[] => {
    const [wide, high] = [grid.radius, grid.radius * INNER];
    const box = { left: -wide, top: -high, right: wide, bottom: high };
    const room = Array.from({ length: 6 }, (_, corner) =>
      computeSpokePoint([0, 0], grid.radius - inset, corner * 2),
    );
    return scatterPoints(box, gap, `${kind} ${hand}`).filter(({ x, y }) => isInsidePolygon(room, x, y));
  };
  const entries = Array.from({ length: HANDS }, (_, hand): readonly [string, readonly DrawItem[]][] => [
    [symbolOf('wood', hand), drawTrees(spotsIn('wood', hand, TREE_GAP, 2), palette, detail, TREE)],
    [
      symbolOf('marsh', hand),
      withoutWash(drawMarsh(' ', spotsIn('marsh', hand, REED_GAP, 12), palette, detail)),
    ],
  ]).flat();
  return Object.fromEntries(entries);
};

/** The wash is painted once under all hexes; here only the vegetation is needed. */
const withoutWash = (items: readonly DrawItem[]): readonly DrawItem[] =>
  items.filter(item => item.k !== 'path' || item.d !== ' ');

const WOOD: PatchShape = { reach: 0.92, wobble: 0.12 };
const MARSH: PatchShape = { reach: 0.88, wobble: 0.16 };

export const drawWoodGround = (drawing: HexDrawing): readonly DrawItem[] => {
  if (drawing.woods.length === 0) return [];
  const { wood, woodEdge } = drawing.palette;
  const d = drawPatchPath(drawing, drawing.woods, WOOD);
  return [
    { k: 'path', d, stroke: woodEdge, width: 2.4, join: 'round' },
    { k: 'path', d, fill: wood, evenOdd: true },
  ];
};

export const drawMarshGround = (drawing: HexDrawing): readonly DrawItem[] => {
  if (drawing.marshes.length === 0) return [];
  const d = drawPatchPath({ ...drawing, seed: `${drawing.seed}/marsh` }, drawing.marshes, MARSH);
  return [
    { k: 'path', d, stroke: drawing.palette.waterLine, width: 1.6, dash: [5, 3] },
    { k: 'path', d, fill: drawing.palette.marsh, evenOdd: true },
  ];
};

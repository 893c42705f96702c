import { computeHexCentre, computeHexCorner, neighbourOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { computeSideEnds, type HexSide } from '@/lib/geometry/hex/hex-sides';
import { type DrawItem, translate, type UseItem } from '../draw-list';
import type { Point } from '../math/points';
import { createRandom, hashCell, hashText, type Random } from '../math/random';
import { drawLinePath } from '../path-data';
import type { HexDrawing, HexGround } from './hex-ground';
import { traceBorders } from './hex-outlines';

const SWEEPS = 40;
/** How strongly the plain pulls every hex back to its own height: a slope is felt some eight hexes away. */
const LEVELLING = 0.12;
const HASTE = 1.6;

/** Heights that fit the slopes best: each slope falls by one, everything else tends to be level. */
export const computeHeights = ({ grid, slopes }: HexGround): Float64Array => {
  const falls = new Float64Array(grid.count * 6);
  for (const { hex, direction } of slopes) {
    const lower = neighbourOf(grid, hex, direction);
    falls[hex * 6 + direction] = 1;
    if (lower !== OFF_MAP) falls[lower * 6 + ((direction + 3) % 6)] = -1;
  }
  const heights = new Float64Array(grid.count);
  for (let sweep = 0; slopes.length > 0 && sweep < SWEEPS; sweep++)
    for (let hex = 0; hex < grid.count; hex++) settleHeights(grid.neighbours, falls, heights, hex);
  return heights;
};

const settleHeights = (
  neighbours: Int32Array,
  falls: Float64Array,
  heights: Float64Array,
  hex: number,
): void => {
  let [sum, weight] = [0, LEVELLING];
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const other = neighbours[side] ?? OFF_MAP;
    if (other === OFF_MAP) continue;
    sum += (heights[other] ?? 0) + (falls[side] ?? 0);
    weight += 1;
  }
  const old = heights[hex] ?? 0;
  heights[hex] = old + HASTE * (sum / weight - old);
};

const TINTS = [0.16, 0.28, 0.4, 0.52, 0.64, 1.15, 1.4];

/** Pale washes on high ground: sharp at the crest of a slope, fading where the ground only leans. */
export const drawHeightTints = (drawing: HexDrawing): readonly DrawItem[] => {
  const heights = computeHeights(drawing);
  const above = (level: number): string => {
    const high = Array.from(heights.keys()).filter(hex => (heights[hex] ?? 0) > level);
    return traceBorders(drawing.grid, high)
      .map(ring =>
        drawLinePath(
          ring.map(({ hex, direction }) => computeHexCorner(drawing.grid, hex, direction)),
          true,
        ),
      )
      .join('');
  };
  return TINTS.map(above)
    .filter(d => d !== '')
    .map(d => ({ k: 'path', d, fill: drawing.palette.secondHeight, opacity: 0.2, evenOdd: true }));
};

const VARIANTS = 4;
const STROKES = 13;
const [LONG, SHORT, SECOND_ROW] = [11.5, 7.5, 9];
/** Towards the south-east, away from the light. */
const SHADE: Point = [0.62, 0.78];

const symbolOf = (direction: number, variant: number): string => `slope-${direction}-${variant}`;

/** The strokes of every slope: each leaves the crest and falls into the lower hex. */
export const drawSlopeStrokes = (drawing: HexDrawing): readonly UseItem[] => {
  if (drawing.detail === 'low') return [];
  const key = hashText(`${drawing.seed}/slopes`);
  return drawing.slopes.map(({ hex, direction }) => ({
    k: 'use',
    symbol: symbolOf(direction, Math.floor(hashCell(key, hex, direction) * VARIANTS)),
    matrix: translate(...computeHexCentre(drawing.grid, hex)),
  }));
};

/** Strokes about the centre of the upper hex, one drawing for each direction in a few hands. */
export const createSlopeSymbols = ({
  grid,
  palette,
  detail,
}: HexDrawing): Record<string, readonly DrawItem[]> => {
  const pen = detail === 'high' ? 1.1 : 1;
  const [middle, corner] = [computeHexCentre(grid, 0), (k: number) => computeHexCorner(grid, 0, k)];
  const relative = ([x, y]: Point): Point => [x - middle[0], y - middle[1]];
  const entries = Array.from({ length: 6 * VARIANTS }, (_, index) => {
    const [direction, variant] = [index % 6, Math.floor(index / 6)];
    const ends = [relative(corner(direction)), relative(corner(direction + 1))] as const;
    const d = wedgePaths(ends, createRandom(`slope ${direction} ${variant}`), pen);
    return [symbolOf(direction, variant), [{ k: 'path', d, fill: palette.hachure }]] as const;
  });
  return Object.fromEntries(entries) as Record<string, readonly DrawItem[]>;
};

const wedgePaths = ([from, to]: readonly [Point, Point], random: Random, pen: number): string => {
  const [outX, outY] = [from[0] + to[0], from[1] + to[1]];
  const length = Math.hypot(outX, outY);
  const fall: Point = [outX / length, outY / length];
  const shade = Math.max(0, (fall[0] * SHADE[0] + fall[1] * SHADE[1] + 0.45) / 1.45);
  let text = '';
  for (let index = 0; index < STROKES * 2; index++) {
    const isSecond = index >= STROKES;
    const share = ((index % STROKES) + 0.5 + random.spread() * 0.3) / STROKES;
    const start: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    // Strokes draw together a little towards the middle of the lower hex.
    const lean = (0.5 - share) * 0.34;
    const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const way: Point = [fall[0] + alongX * lean, fall[1] + alongY * lean];
    const width = (0.6 + 1.75 * shade) * random.between(0.82, 1.1) * (isSecond ? 0.72 : 1) * pen;
    const begin = isSecond ? SECOND_ROW + random.between(0, 2.4) : 0;
    const reach = (isSecond ? SHORT : LONG) * random.between(0.76, 1.2);
    text += wedgePath([start[0] + way[0] * begin, start[1] + way[1] * begin], way, reach, width);
  }
  return text;
};

const wedgePath = ([x, y]: Point, [dx, dy]: Point, reach: number, width: number): string => {
  const half = width / 2;
  return drawLinePath(
    [
      [x - dy * half, y + dx * half],
      [x + dx * reach, y + dy * reach],
      [x + dy * half, y - dx * half],
    ],
    true,
  );
};

/** The upper edge of every slope, exactly on its hexside. */
export const drawCrests = ({ grid, slopes, palette, detail }: HexDrawing): readonly DrawItem[] =>
  slopes.length === 0
    ? []
    : [
        {
          k: 'path',
          d: slopes.map((side: HexSide) => drawLinePath(computeSideEnds(grid, side))).join(''),
          stroke: palette.hachure,
          width: detail === 'low' ? 2.4 : 1.5,
          cap: 'round',
        },
      ];

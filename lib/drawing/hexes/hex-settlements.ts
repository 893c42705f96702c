import { computeHexCentre, type HexGrid, neighbourOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { computeSideEnds, type HexSide } from '@/lib/geometry/hex/hex-sides';
import type { DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { hashCell, hashText } from '../math/random';
import { drawLinePath } from '../path-data';
import { drawPloughedField } from '../terrain/field';
import { drawTufts } from '../terrain/ground';
import { drawRoad, drawTrack } from '../terrain/road';
import { drawVillage } from '../terrain/village';
import type { HexDrawing } from './hex-ground';

/** What people made of the ground. */

export const drawRoads = ({ grid, roads: lines, palette }: HexDrawing): readonly DrawItem[] =>
  [...lines]
    .sort((one, other) => Number(one.kind === 'road') - Number(other.kind === 'road'))
    .filter(({ through }) => through.length > 1)
    .flatMap(({ kind, through }) => {
      const points = extendOffMap(
        grid,
        through,
        through.map(hex => computeHexCentre(grid, hex)),
      );
      return kind === 'road' ? drawRoad(points, palette) : drawTrack(points, palette);
    });

const OFF_EDGE = 60;

/** A road that ends in a hex at the edge leads on beyond it. */
const extendOffMap = (
  grid: HexGrid,
  through: readonly number[],
  points: readonly Point[],
): readonly Point[] => {
  const beyond = (
    hex: number | undefined,
    end: Point | undefined,
    before: Point | undefined,
  ): readonly Point[] => {
    if (hex === undefined || !end || !before || !isAtEdge(grid, hex)) return [];
    const share = OFF_EDGE / (Math.hypot(end[0] - before[0], end[1] - before[1]) || 1);
    return [[end[0] + (end[0] - before[0]) * share, end[1] + (end[1] - before[1]) * share]];
  };
  return [
    ...beyond(through[0], points[0], points[1]),
    ...points,
    ...beyond(through.at(-1), points.at(-1), points.at(-2)),
  ];
};

const isAtEdge = (grid: HexGrid, hex: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(direction => neighbourOf(grid, hex, direction) === OFF_MAP);

const HOUSES = 8;

/** Houses along a street in every hex of a town. The street of a longer town follows its hexes. */
export const drawTowns = (drawing: HexDrawing): readonly DrawItem[] => {
  const { grid, palette } = drawing;
  const key = hashText(`${drawing.seed}/town`);
  return drawing.towns.flatMap(hexes =>
    hexes.map((hex, index) => {
      const centre = computeHexCentre(grid, hex);
      const other = hexes[index + 1] ?? hexes[index - 1];
      const lean = (hashCell(key, hex, 1) - 0.5) * 50;
      return drawVillage({
        centre,
        degrees: other === undefined ? lean : uprightAngle(centre, computeHexCentre(grid, other), lean),
        length: grid.radius * (hexes.length > 1 ? 1.06 : 0.94),
        houses: HOUSES + Math.floor(hashCell(key, hex, 2) * 3) + (hexes.length > 1 ? 3 : 0),
        church: index === 0,
        seed: `${drawing.seed}/town/${hex}`,
        palette,
      });
    }),
  );
};

/** Between -90 and 90 degrees, so that no church stands on its head. */
const uprightAngle = ([x, y]: Point, [otherX, otherY]: Point, lean: number): number => {
  const degrees = (Math.atan2(otherY - y, otherX - x) * 180) / Math.PI;
  const upright = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
  return upright * 0.92 + lean * 0.12;
};

const TEETH = 9;

/** A zigzag just inside the defended hexside. */
export const drawEntrenchments = ({
  grid,
  entrenchments: sides,
  palette,
}: HexDrawing): readonly DrawItem[] => {
  if (sides.length === 0) return [];
  const d = sides.map(side => zigzag(computeHexCentre(grid, side.hex), computeSideEnds(grid, side))).join('');
  return [
    { k: 'path', d, stroke: palette.sheet, width: 5, join: 'round' },
    { k: 'path', d, stroke: palette.ink, width: 2.4 },
  ];
};

const zigzag = ([x, y]: Point, [from, to]: readonly [Point, Point]): string =>
  drawLinePath(
    Array.from({ length: TEETH + 1 }, (_, index): Point => {
      const share = 0.05 + (0.9 * index) / TEETH;
      const [atX, atY] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const inwards = (index % 2 === 0 ? 1 : 6.2) / (Math.hypot(x - atX, y - atY) || 1);
      return [atX + (x - atX) * inwards, atY + (y - atY) * inwards];
    }),
  );

/** Hexes without any other drawing. */
export const listOpenHexes = (drawing: HexDrawing): readonly number[] => {
  const taken = new Set<number>([
    ...drawing.woods,
    ...drawing.marshes,
    ...drawing.ponds,
    ...drawing.lakes,
    ...drawing.towns.flat(),
  ]);
  return Array.from({ length: drawing.grid.count }, (_, hex) => hex).filter(hex => !taken.has(hex));
};

const TILLED = 0.07;

/** Some open hexes are tilled, for the eye alone, but none below a slope or beside water. */
export const drawFields = (drawing: HexDrawing, open: readonly number[]): readonly DrawItem[] => {
  const { grid, palette, detail } = drawing;
  const key = hashText(`${drawing.seed}/tilled`);
  const touched = new Set(findTouchedHexes(drawing));
  return open
    .filter(hex => hashCell(key, hex, 0) < TILLED && !touched.has(hex))
    .flatMap(hex => {
      const chance = (what: number): number => hashCell(key, hex, what);
      const turn = chance(1) * Math.PI;
      const [half, depth] = [grid.radius * (0.4 + 0.24 * chance(2)), grid.radius * (0.32 + 0.12 * chance(3))];
      const [x, y] = computeHexCentre(grid, hex);
      const plot = CORNERS_OF_PLOT.map(([u, v], index): Point => {
        const [across, down] = [
          u * half * (0.9 + 0.14 * chance(5 + index)),
          v * depth * (0.88 + 0.16 * chance(9 + index)),
        ];
        return [
          x + across * Math.cos(turn) - down * Math.sin(turn),
          y + across * Math.sin(turn) + down * Math.cos(turn),
        ];
      });
      return drawPloughedField(plot, turn + (chance(4) < 0.5 ? 0 : Math.PI / 2), palette, detail);
    });
};

const CORNERS_OF_PLOT: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

const findTouchedHexes = ({ grid, slopes, streams, rivers, roads: lines }: HexDrawing): readonly number[] => [
  ...[...slopes, ...streams, ...rivers].flatMap(({ hex, direction }: HexSide) => [
    hex,
    grid.neighbours[hex * 6 + direction] ?? hex,
  ]),
  ...lines.flatMap(({ through }) => through),
];

/** Sparse grass on open ground. */
export const drawGrass = (
  { grid, seed, palette, detail }: HexDrawing,
  open: readonly number[],
): readonly DrawItem[] => {
  if (detail === 'low') return [];
  const key = hashText(`${seed}/grass`);
  const spots = open
    .filter(hex => hashCell(key, hex, 0) < 0.72)
    .map(hex => {
      const [x, y] = computeHexCentre(grid, hex);
      return {
        x: x + (hashCell(key, hex, 1) - 0.5) * grid.radius * 1.2,
        y: y + (hashCell(key, hex, 2) - 0.4) * grid.radius,
        seed: Math.floor(hashCell(key, hex, 3) * 4294967296),
      };
    });
  return drawTufts(spots, palette);
};

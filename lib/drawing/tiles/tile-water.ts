import { findNearestShare, type Point, segmentsOf, smoothLine } from '../math/points';
import { RIVER_WIDTH, STREAM_WIDTH, type Watercourse } from '../terrain/water';
import {
  centreOf,
  computeEdgeLean,
  computeTileLean,
  EAST,
  hasKind,
  isOnBoard,
  isSameStep,
  listTilesOfKind,
  reverseStep,
  stepBetween,
  stepFrom,
  TILE_STEPS,
  type TileBoard,
  type TileCell,
  type TileStep,
} from './tile-board';
import { findChains, type TileChain } from './tile-chains';
import { findSeaSides } from './tile-coast';

type WaterKind = 'river' | 'stream';

/** Water keeps off the middle of a tile, where the counters stand. */
const ASIDE = 0.21;

/** Every river and stream of the board as lines that join each other, the sheet's edge or the sea. */
export const findTileCourses = (board: TileBoard): readonly Watercourse[] => {
  const rivers = coursesOf(board, 'river', RIVER_WIDTH, []);
  return [...rivers, ...coursesOf(board, 'stream', STREAM_WIDTH, rivers)];
};

/** Whether a tile carries running water. */
export const isWatered = (board: TileBoard, place: TileCell): boolean =>
  hasKind(board, place, 'river') || hasKind(board, place, 'stream');

const coursesOf = (
  board: TileBoard,
  kind: WaterKind,
  width: number,
  rivers: readonly Watercourse[],
): readonly Watercourse[] => {
  const known = [...rivers];
  for (const chain of findChains(listTilesOfKind(board, kind)))
    known.push(courseOf({ board, kind, width, known }, chain));
  return known.slice(rivers.length);
};

interface Survey {
  readonly board: TileBoard;
  readonly kind: WaterKind;
  readonly width: number;
  /** The courses found before, which this one may join. */
  readonly known: readonly Watercourse[];
}

const courseOf = (survey: Survey, chain: TileChain): Watercourse => {
  const { places } = chain;
  const start =
    chain.joins === undefined ? openEnd(survey, places, []) : joinEnd(survey, places, chain.joins);
  const end = openEnd(survey, [...places].reverse(), places.length === 1 ? [start.side] : []);
  const middle = through(survey.board, places, start, end);
  const points = [...[...start.points].reverse(), ...middle, ...end.points];
  return { points, width: survey.width, tapers: [start.isSpring, end.isSpring] };
};

/** How water leaves the first tile of a chain. */
interface End {
  readonly side: TileStep;
  /** From that side outwards. */
  readonly points: readonly [Point, ...Point[]];
  readonly isSpring: boolean;
}

const firstOf = (places: readonly TileCell[]): TileCell => {
  const [first] = places;
  if (first === undefined) throw new Error('A chain of tiles is never empty');
  return first;
};

const joinEnd = ({ board, known }: Survey, places: readonly TileCell[], joins: TileCell): End => {
  const side = stepBetween(firstOf(places), joins);
  const edge = crossing(board, firstOf(places), side);
  return { side, points: [edge, findNearestOn(known, edge)], isSpring: false };
};

/** The nearest point of any course. */
export const findNearestOn = (courses: readonly Watercourse[], [x, y]: Point): Point => {
  const points = courses.flatMap(({ points }) =>
    segmentsOf(smoothLine(points, 24)).map(([from, to]): Point => {
      const share = findNearestShare(from, to, x, y);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }),
  );
  const away = (point: Point): number => Math.hypot(point[0] - x, point[1] - y);
  return points.reduce(
    (nearest, point) => (away(point) < away(nearest) ? point : nearest),
    points[0] ?? [x, y],
  );
};

/** Where water goes beyond the first tile of a chain: into other water, off the sheet, or it rises there. */
const openEnd = (survey: Survey, places: readonly TileCell[], taken: readonly TileStep[]): End => {
  const { board } = survey;
  const first = firstOf(places);
  const second = places[1];
  const back = second === undefined ? taken : [stepBetween(first, second)];
  const ahead = TILE_STEPS.filter(step => !back.some(other => isSameStep(other, step))).sort(
    (one, other) => straightness(other, back) - straightness(one, back),
  );
  return (
    ownSea(board, first, ahead) ??
    intoWater(survey, first, ahead) ??
    offSheet(board, first, ahead, back) ??
    spring(board, first, ahead)
  );
};

/** Straight on before turning; a lone tile is crossed the way of the board's length. */
const straightness = (step: TileStep, back: readonly TileStep[]): number =>
  back.some(other => isSameStep(reverseStep(other), step)) ? 2 : back.length === 0 && step.dx !== 0 ? 1 : 0;

const ownSea = (board: TileBoard, place: TileCell, free: readonly TileStep[]): End | undefined => {
  if (!hasKind(board, place, 'coast')) return undefined;
  const side = free.find(step => findSeaSides(board, place).some(sea => isSameStep(sea, step)));
  return side && { side, points: [crossing(board, place, side)], isSpring: false };
};

const intoWater = (
  { board, kind, known }: Survey,
  place: TileCell,
  free: readonly TileStep[],
): End | undefined => {
  const river = free.find(step => kind === 'stream' && hasKind(board, stepFrom(place, step), 'river'));
  if (river !== undefined) {
    const edge = crossing(board, place, river);
    return { side: river, points: [edge, findNearestOn(known, edge)], isSpring: false };
  }
  const side = free.find(step => hasKind(board, stepFrom(place, step), 'coast'));
  if (side === undefined) return undefined;
  const next = stepFrom(place, side);
  const [edge, shore] = [
    crossing(board, place, side),
    crossing(board, next, findSeaSides(board, next)[0] ?? side),
  ];
  return { side, points: [edge, bend(board, next, edge, shore), shore], isSpring: false };
};

const offSheet = (
  board: TileBoard,
  place: TileCell,
  free: readonly TileStep[],
  back: readonly TileStep[],
): End | undefined => {
  const side = free.find(step => !isOnBoard(board, stepFrom(place, step)));
  if (side === undefined) return undefined;
  const [x, y] = turnsAt(side, back) ? wideCrossing(board, place, side, back) : crossing(board, place, side);
  return {
    side,
    points: [
      [x, y],
      [x + side.dx * 40, y + side.dy * 40],
    ],
    isSpring: false,
  };
};

const turnsAt = (side: TileStep, back: readonly TileStep[]): boolean =>
  back.length > 0 && !back.some(step => isSameStep(reverseStep(step), side));

/** A river that turns off the sheet crosses the edge far from its other end, for a wide bend. */
const wideCrossing = (
  board: TileBoard,
  place: TileCell,
  side: TileStep,
  back: readonly TileStep[],
): Point => {
  const [x, y] = centreOf(board, place);
  const { dx, dy } = back[0] ?? side;
  const [half, away] = [
    board.tile / 2,
    board.tile * (0.24 + 0.06 * computeEdgeLean(board, 'water', place, side)),
  ];
  return [x + side.dx * half - dx * away, y + side.dy * half - dy * away];
};

const spring = (board: TileBoard, place: TileCell, free: readonly TileStep[]): End => {
  const side = free[0] ?? EAST;
  const [x, y] = crossing(board, place, side);
  const inward = board.tile * 0.07;
  return { side, points: [[x - side.dx * inward, y - side.dy * inward]], isSpring: true };
};

/** Left of the middle water runs along the left of a tile, right of it along the right. */
const flank = ({ columns, tile }: TileBoard, { column }: TileCell): number =>
  (column < (columns - 1) / 2 ? -1 : 1) * ASIDE * tile;

const crossing = (board: TileBoard, place: TileCell, step: TileStep): Point => {
  const [x, y] = centreOf(board, place);
  const [half, stray] = [board.tile / 2, computeEdgeLean(board, 'water', place, step) * board.tile * 0.07];
  if (step.dx !== 0) return [x + step.dx * half, y + ASIDE * board.tile + stray];
  return [x + flank(board, place) + stray, y + step.dy * half];
};

const through = (board: TileBoard, places: readonly TileCell[], start: End, end: End): readonly Point[] =>
  places.flatMap((place, index) => {
    const before = places[index - 1];
    const after = places[index + 1];
    const entry = before === undefined ? start.side : stepBetween(place, before);
    const exit = after === undefined ? end.side : stepBetween(place, after);
    const from = before === undefined ? start.points[0] : crossing(board, place, entry);
    const to = after === undefined ? end.points[0] : crossing(board, place, exit);
    const inside = isSameStep(reverseStep(entry), exit)
      ? winding(board, place, from, to)
      : [bend(board, place, from, to)];
    return after === undefined ? inside : [...inside, to];
  });

/** A turn, rounded towards the middle of the tile. */
const bend = (board: TileBoard, place: TileCell, from: Point, to: Point): Point => {
  const [x, y] = centreOf(board, place);
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [middleX + (x - middleX) * 0.42, middleY + (y - middleY) * 0.42];
};

/** A straight way through, drawn out into bends of uneven size. */
const winding = (board: TileBoard, place: TileCell, from: Point, to: Point): readonly Point[] => {
  const turn = computeTileLean(board, 'turn', place);
  const sway = board.tile * (0.035 + 0.06 * Math.abs(turn)) * Math.sign(turn);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [acrossX, acrossY] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return [0.28, 0.52, 0.74].map((rough, index): Point => {
    const share = rough + computeTileLean(board, `bend-${index}`, place) * 0.06;
    const aside =
      sway * ([0.9, 0.1, -0.8][index] ?? 0) +
      computeTileLean(board, `wind-${index}`, place) * board.tile * 0.03;
    return [
      from[0] + (to[0] - from[0]) * share + acrossX * aside,
      from[1] + (to[1] - from[1]) * share + acrossY * aside,
    ];
  });
};

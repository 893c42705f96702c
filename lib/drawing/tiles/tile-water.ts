import type { Point } from '../points';
import { type Course, RIVER_WIDTH, STREAM_WIDTH } from '../terrain/water';
import { beyond, centreOf, edgeLean, hasKind, isOnBoard, isSameStep, lean, opposite, type Place, placesOf, STEPS, type Step, stepBetween, type TileBoard } from './tile-board';
import { type Chain, chainsOf } from './tile-chains';
import { seaSides } from './tile-coast';

type WaterKind = 'river' | 'stream';

/** Water keeps off the middle of a tile, where the counters stand. */
const ASIDE = 0.21;

/** Every river and stream of the board as lines that join each other, the sheet's edge or the sea. */
export const tileCourses = (board: TileBoard): readonly Course[] => [
  ...coursesOf(board, 'river', RIVER_WIDTH),
  ...coursesOf(board, 'stream', STREAM_WIDTH),
];

const coursesOf = (board: TileBoard, kind: WaterKind, width: number): readonly Course[] =>
  chainsOf(placesOf(board, kind)).map(chain => {
    const start = chain.joins === undefined ? openEnd(board, chain.places, kind, []) : joinEnd(board, chain);
    const end = openEnd(board, [...chain.places].reverse(), kind, chain.places.length === 1 ? [start.side] : []);
    const points = [...[...start.points].reverse(), ...through(board, chain.places, start.side, end.side), ...end.points];
    return { points, width, tapers: [start.isSpring, end.isSpring] };
  });

interface End {
  /** The side by which the first tile is left. */
  readonly side: Step;
  /** From the first tile outwards. */
  readonly points: readonly Point[];
  readonly isSpring: boolean;
}

const joinEnd = (board: TileBoard, { places, joins }: Chain): End => {
  const first = firstOf(places);
  const side = stepBetween(first, joins ?? first);
  return { side, points: joins === undefined ? [] : [crossing(board, first, side), knee(board, joins)], isSpring: false };
};

const firstOf = (places: readonly Place[]): Place => {
  const [first] = places;
  if (first === undefined) throw new Error('A chain of tiles is never empty');
  return first;
};

/** Where water goes beyond the first tile of a chain: into other water, off the sheet, or it rises there. */
const openEnd = (board: TileBoard, places: readonly Place[], kind: WaterKind, taken: readonly Step[]): End => {
  const first = firstOf(places);
  const second = places[1];
  const back = second === undefined ? taken : [stepBetween(first, second)];
  const free = STEPS.filter(step => !back.some(other => isSameStep(other, step)));
  const ahead = preferred(free, back);
  return (
    ownSea(board, first, ahead) ??
    intoWater(board, first, ahead, kind) ??
    offSheet(board, first, ahead) ??
    spring(board, first, ahead)
  );
};

/** Straight on before turning. */
const preferred = (free: readonly Step[], back: readonly Step[]): readonly Step[] =>
  [...free].sort((one, other) => straightness(other, back) - straightness(one, back));

const straightness = (step: Step, back: readonly Step[]): number =>
  back.some(other => isSameStep(opposite(other), step)) ? 2 : back.length === 0 && step.dx !== 0 ? 1 : 0;

const ownSea = (board: TileBoard, place: Place, free: readonly Step[]): End | undefined => {
  if (!hasKind(board, place, 'coast')) return undefined;
  const side = free.find(step => seaSides(board, place).some(sea => isSameStep(sea, step)));
  return side && { side, points: [crossing(board, place, side)], isSpring: false };
};

const intoWater = (board: TileBoard, place: Place, free: readonly Step[], kind: WaterKind): End | undefined => {
  const isRiver = (step: Step): boolean => kind === 'stream' && hasKind(board, beyond(place, step), 'river');
  const side = free.find(isRiver) ?? free.find(step => hasKind(board, beyond(place, step), 'coast'));
  if (side === undefined) return undefined;
  const next = beyond(place, side);
  const edge = crossing(board, place, side);
  if (isRiver(side)) return { side, points: [edge, knee(board, next)], isSpring: false };
  const sea = seaSides(board, next)[0] ?? side;
  return { side, points: [edge, knee(board, next), crossing(board, next, sea)], isSpring: false };
};

const offSheet = (board: TileBoard, place: Place, free: readonly Step[]): End | undefined => {
  const side = free.find(step => !isOnBoard(board, beyond(place, step)));
  if (side === undefined) return undefined;
  const [x, y] = crossing(board, place, side);
  return { side, points: [[x, y], [x + side.dx * 40, y + side.dy * 40]], isSpring: false };
};

const spring = (board: TileBoard, place: Place, free: readonly Step[]): End => {
  const side = free[0] ?? { dx: 1, dy: 0 };
  const [x, y] = crossing(board, place, side);
  const inward = board.tile * 0.07;
  return { side, points: [[x - side.dx * inward, y - side.dy * inward]], isSpring: true };
};

/** Left of the middle water runs along the left of a tile, right of it along the right. */
const flank = ({ columns, tile }: TileBoard, { column }: Place): number =>
  (column < (columns - 1) / 2 ? -1 : 1) * ASIDE * tile;

const crossing = (board: TileBoard, place: Place, step: Step): Point => {
  const [x, y] = centreOf(board, place);
  const [half, stray] = [board.tile / 2, edgeLean(board, 'water', place, step) * board.tile * 0.06];
  if (step.dx !== 0) return [x + step.dx * half, y + ASIDE * board.tile + stray];
  return [x + flank(board, place) + stray, y + step.dy * half];
};

/** Where two waters meet within a tile, and where one turns. */
const knee = (board: TileBoard, place: Place): Point => {
  const [x, y] = centreOf(board, place);
  return [x + flank(board, place) * 0.7, y + ASIDE * board.tile * 0.8];
};

const through = (board: TileBoard, places: readonly Place[], entry: Step, exit: Step): readonly Point[] =>
  places.flatMap((place, index) => {
    const before = places[index - 1];
    const after = places[index + 1];
    const from = before === undefined ? entry : stepBetween(place, before);
    const to = after === undefined ? exit : stepBetween(place, after);
    const gate = after === undefined ? [] : [crossing(board, place, to)];
    return [...within(board, place, from, to), ...gate];
  });

/** The way through one tile: winding when straight, rounded when it turns. */
const within = (board: TileBoard, place: Place, from: Step, to: Step): readonly Point[] => {
  if (!isSameStep(opposite(from), to)) return [knee(board, place)];
  const [start, end] = [crossing(board, place, from), crossing(board, place, to)];
  const sway = board.tile * 0.075 * (lean(board, 'sway', place) < 0 ? -1 : 1);
  return [0.25, 0.5, 0.75].map((share, index): Point => {
    const aside = sway * ([1, -0.2, -1][index] ?? 0) + lean(board, `wind-${index}`, place) * board.tile * 0.02;
    const [x, y] = [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    return to.dx === 0 ? [x + aside, y] : [x, y + aside];
  });
};


/** Whether a tile carries running water. */
export const isWatered = (board: TileBoard, place: Place): boolean =>
  hasKind(board, place, 'river') || hasKind(board, place, 'stream');


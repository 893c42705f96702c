import type { Point } from '../math/points';
import type { Ridge } from '../terrain/hill';
import {
  centreOf,
  computeEdgeLean,
  computeTileLean,
  EAST,
  hasKind,
  isOnBoard,
  listTilesOfKind,
  reverseStep,
  SOUTH,
  stepFrom,
  TILE_STEPS,
  type TileBoard,
  type TileCell,
  type TileStep,
} from './tile-board';

const CROWN = 0.1;
const REACH = 0.55;
const SADDLE = 0.8;

/** The ridges of every hill tile, joined where hills touch and running off the sheet where a range meets its edge. */
export const createTileRidges = (board: TileBoard): readonly Ridge[] =>
  listTilesOfKind(board, 'hill').flatMap(place => [
    ownRidge(board, place),
    ...TILE_STEPS.filter(step => joins(board, place, step)).map(step => arm(board, place, step)),
    ...massif(board, place),
  ]);

const isHill = (board: TileBoard, place: TileCell): boolean => hasKind(board, place, 'hill');

const joins = (board: TileBoard, place: TileCell, step: TileStep): boolean => {
  const next = stepFrom(place, step);
  if (isOnBoard(board, next)) return isHill(board, next);
  return isHill(board, stepFrom(place, reverseStep(step)));
};

const hilltop = (board: TileBoard, place: TileCell): Point => {
  const [x, y] = centreOf(board, place);
  return [
    x + computeTileLean(board, 'top-x', place) * board.tile * 0.08,
    y + computeTileLean(board, 'top-y', place) * board.tile * 0.08,
  ];
};

const sized = (board: TileBoard, place: TileCell): Pick<Ridge, 'crown' | 'reach'> => ({
  crown: CROWN * board.tile,
  reach: (REACH + 0.03 * computeTileLean(board, 'reach', place)) * board.tile,
});

const ownRidge = (board: TileBoard, place: TileCell): Ridge => {
  const [x, y] = hilltop(board, place);
  const angle = computeTileLean(board, 'ridge-angle', place) * Math.PI;
  const reach = board.tile * (0.1 + 0.05 * computeTileLean(board, 'ridge-length', place));
  const [alongX, alongY] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
  return {
    from: [x - alongX, y - alongY],
    to: [x + alongX, y + alongY],
    ...sized(board, place),
    heights: [1, 1],
  };
};

/** From the hilltop to the middle of an edge; the neighbour's arm comes to the same point. */
const arm = (board: TileBoard, place: TileCell, step: TileStep): Ridge => {
  const [x, y] = centreOf(board, place);
  const half = board.tile / 2;
  const aside = computeEdgeLean(board, 'saddle', place, step) * board.tile * 0.13;
  const to: Point = [x + step.dx * half + step.dy * aside, y + step.dy * half + step.dx * aside];
  const outward = isOnBoard(board, stepFrom(place, step)) ? 1 : 1.6;
  const end: Point = [x + (to[0] - x) * outward, y + (to[1] - y) * outward];
  return { from: hilltop(board, place), to: end, ...sized(board, place), heights: [1, SADDLE] };
};

/** Four hills about a corner leave no hollow between them. */
const massif = (board: TileBoard, place: TileCell): readonly Ridge[] => {
  const south = stepFrom(place, SOUTH);
  const others = [stepFrom(place, EAST), south, stepFrom(south, EAST)];
  if (!others.every(other => isHill(board, other))) return [];
  const [x, y] = centreOf(board, place);
  const corner: Point = [x + board.tile / 2, y + board.tile / 2];
  return [{ from: corner, to: corner, ...sized(board, place), heights: [0.86, 0.86] }];
};

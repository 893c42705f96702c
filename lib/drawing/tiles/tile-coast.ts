import { createNoise, type Noise } from '../math/noise';
import { type Box, inflate } from '../math/points';
import type { HeightField } from '../math/sampled-field';
import {
  computeTileBox,
  EAST,
  hasKind,
  isOnBoard,
  listTilesOfKind,
  NORTH,
  SOUTH,
  stepFrom,
  TILE_STEPS,
  type TileBoard,
  type TileCell,
  type TileStep,
  WEST,
} from './tile-board';

const DEPTH = 0.25;
const FAR = 400;

/** The sides of a coast tile that face the sea: its outer edges, in the line of its neighbours on the shore. */
export const findSeaSides = (board: TileBoard, place: TileCell): readonly TileStep[] => {
  const outer = TILE_STEPS.filter(step => !isOnBoard(board, stepFrom(place, step)));
  const inLine = outer.filter(side =>
    shoreNeighbours(side).some(step => hasKind(board, stepFrom(place, step), 'coast')),
  );
  if (inLine.length > 0) return inLine;
  const [first] = outer;
  return [first ?? nearestEdge(board, place)];
};

/** Along a shore facing north the neighbours are east and west. */
const shoreNeighbours = (side: TileStep): readonly TileStep[] =>
  side.dx === 0 ? [EAST, WEST] : [NORTH, SOUTH];

const nearestEdge = ({ columns, rows }: TileBoard, { column, row }: TileCell): TileStep => {
  const distances: readonly (readonly [number, TileStep])[] = [
    [row, NORTH],
    [rows - 1 - row, SOUTH],
    [column, WEST],
    [columns - 1 - column, EAST],
  ];
  return distances.reduce((nearest, other) => (other[0] < nearest[0] ? other : nearest))[1];
};

/** How deep in the sea a place lies; negative on land. Undefined when there is none. */
export const createSeaField = (board: TileBoard): HeightField | undefined => {
  const strips = listTilesOfKind(board, 'coast').flatMap(place =>
    findSeaSides(board, place).map(side => strip(board, place, side)),
  );
  if (strips.length === 0) return undefined;
  const [broad, fine] = [createNoise(`${board.seed}/shore`), createNoise(`${board.seed}/shore-fine`)];
  return (x, y) => {
    const warpedX = x + warp(broad, fine, x, y);
    const warpedY = y + warp(broad, fine, x + 2160, y + 5760);
    return strips.reduce(
      (deepest, box) => Math.max(deepest, depthIn(box, warpedX, warpedY)),
      Number.NEGATIVE_INFINITY,
    );
  };
};

/** Wide bays, capes on them, and a little roughness. */
const warp = (broad: Noise, fine: Noise, x: number, y: number): number =>
  (broad(x / 170, y / 170) - 0.5) * 52 +
  (broad(x / 62 + 9, y / 62) - 0.5) * 26 +
  (fine(x / 19, y / 19) - 0.5) * 9;

const ROUNDING = 40;

/** Depth within a box with rounded corners. */
const depthIn = (box: Box, x: number, y: number): number => {
  const { left, top, right, bottom } = inflate(box, -ROUNDING);
  const [acrossX, acrossY] = [Math.max(left - x, x - right), Math.max(top - y, y - bottom)];
  return (
    ROUNDING -
    Math.hypot(Math.max(acrossX, 0), Math.max(acrossY, 0)) -
    Math.min(0, Math.max(acrossX, acrossY))
  );
};

/** The sea along one side of a tile, reaching under its neighbours on the same shore so that no headland parts them. */
const strip = (board: TileBoard, place: TileCell, side: TileStep): Box => {
  const box = computeTileBox(board, place);
  const depth = DEPTH * board.tile;
  const reach = (step: TileStep): number => {
    const next = stepFrom(place, step);
    if (!isOnBoard(board, next)) return FAR;
    return hasKind(board, next, 'coast') ? board.tile / 2 : -0.04 * board.tile;
  };
  const outside = isOnBoard(board, stepFrom(place, side)) ? 0.1 * board.tile : FAR;
  const horizontal = { left: box.left - reach(WEST), right: box.right + reach(EAST) };
  const vertical = { top: box.top - reach(NORTH), bottom: box.bottom + reach(SOUTH) };
  if (side.dy < 0) return { ...horizontal, top: box.top - outside, bottom: box.top + depth };
  if (side.dy > 0) return { ...horizontal, top: box.bottom - depth, bottom: box.bottom + outside };
  if (side.dx < 0) return { ...vertical, left: box.left - outside, right: box.left + depth };
  return { ...vertical, left: box.right - depth, right: box.right + outside };
};

import type { Capsule } from '../math/patch';
import type { Point } from '../math/points';
import {
  centreOf,
  computeTileLean,
  hasKind,
  isOnBoard,
  listTilesOfKind,
  reverseStep,
  stepFrom,
  TILE_STEPS,
  type TileBoard,
  type TileCell,
  type TileKind,
  type TileStep,
} from './tile-board';

interface PatchShape {
  readonly kind: TileKind;
  /** Half the length of the middle line, and the reach about it, in tiles. */
  readonly length: number;
  readonly reach: number;
  /** The reach of the arm towards a neighbour of the same kind. */
  readonly armReach: number;
}

export const WOOD_SHAPE: PatchShape = { kind: 'wood', length: 0.1, reach: 0.35, armReach: 0.36 };
export const MARSH_SHAPE: PatchShape = { kind: 'marsh', length: 0.15, reach: 0.2, armReach: 0.16 };
export const CRAG_SHAPE: PatchShape = { kind: 'impassable', length: 0.12, reach: 0.34, armReach: 0.36 };

/** A patch in every tile of the kind, grown together where such tiles touch. */
export const createTileCapsules = (board: TileBoard, shape: PatchShape): readonly Capsule[] =>
  listTilesOfKind(board, shape.kind).flatMap(place => [
    body(board, place, shape),
    ...TILE_STEPS.filter(step => joins(board, place, step, shape.kind)).map(step =>
      arm(board, place, step, shape),
    ),
  ]);

/** Patches run off the sheet where they come from across the tile. */
const joins = (board: TileBoard, place: TileCell, step: TileStep, kind: TileKind): boolean => {
  const next = stepFrom(place, step);
  return isOnBoard(board, next)
    ? hasKind(board, next, kind)
    : hasKind(board, stepFrom(place, reverseStep(step)), kind);
};

/** A wood on a hill leaves the shaded slopes bare, so that the hill is seen. */
const isHangingWood = (board: TileBoard, place: TileCell, kind: TileKind): boolean =>
  kind === 'wood' && hasKind(board, place, 'hill');

export const computePatchCentre = (board: TileBoard, place: TileCell, kind: TileKind): Point => {
  const [x, y] = centreOf(board, place);
  const stray = board.tile * 0.03;
  const [shiftX, shiftY] = isHangingWood(board, place, kind) ? [-0.03, -0.05] : [0, 0.02];
  return [
    x + shiftX * board.tile + computeTileLean(board, `${kind}-x`, place) * stray,
    y + shiftY * board.tile + computeTileLean(board, `${kind}-y`, place) * stray,
  ];
};

const body = (board: TileBoard, place: TileCell, { kind, length, reach }: PatchShape): Capsule => {
  const [x, y] = computePatchCentre(board, place, kind);
  const angle = computeTileLean(board, `${kind}-angle`, place) * 0.5;
  const [alongX, alongY] = [Math.cos(angle) * length * board.tile, Math.sin(angle) * length * board.tile];
  return {
    from: [x - alongX, y - alongY],
    to: [x + alongX, y + alongY],
    reach:
      board.tile *
      (reach -
        (isHangingWood(board, place, kind) ? 0.07 : 0) +
        0.02 * computeTileLean(board, `${kind}-size`, place)),
  };
};

const arm = (board: TileBoard, place: TileCell, step: TileStep, { kind, armReach }: PatchShape): Capsule => {
  const [x, y] = centreOf(board, place);
  const half = board.tile * 0.55;
  return {
    from: computePatchCentre(board, place, kind),
    to: [x + step.dx * half, y + step.dy * half],
    reach: armReach * board.tile,
  };
};

import type { Capsule } from '../math/patch';
import type { Point } from '../math/points';
import type { HeightField } from '../math/sampled-field';
import type { Watercourse } from '../terrain/water';
import {
  computeTileLean,
  hasKind,
  listTilesOfKind,
  stepFrom,
  TILE_STEPS,
  type TileBoard,
  type TileCell,
} from './tile-board';
import { findSeaSides } from './tile-coast';
import { computePatchCentre, createTileCapsules, MARSH_SHAPE } from './tile-patches';
import { findNearestOn, isWatered } from './tile-water';

export interface MarshPlan {
  readonly capsules: readonly Capsule[];
  /** Thin water from a marsh to a shore or bank too far for the marsh itself to reach. */
  readonly creeks: readonly Watercourse[];
}

const CREEK_WIDTH = 2.6;

/** Marshes, each grown towards the water beside it or drained into it. */
export const planMarshes = (
  board: TileBoard,
  courses: readonly Watercourse[],
  sea: HeightField | undefined,
): MarshPlan => {
  const tongues = listTilesOfKind(board, 'marsh').flatMap(place => {
    const to = waterBeside(board, place, courses, sea);
    return to === undefined ? [] : [tongue(board, place, to)];
  });
  return {
    capsules: [...createTileCapsules(board, MARSH_SHAPE), ...tongues.map(({ capsule }) => capsule)],
    creeks: tongues.flatMap(({ creek }) => (creek === undefined ? [] : [creek])),
  };
};

const around = (place: TileCell): readonly TileCell[] => [
  place,
  ...TILE_STEPS.map(step => stepFrom(place, step)),
];

const waterBeside = (
  board: TileBoard,
  place: TileCell,
  courses: readonly Watercourse[],
  sea: HeightField | undefined,
): Point | undefined => {
  const centre = computePatchCentre(board, place, 'marsh');
  const found = [
    ...(around(place).some(other => isWatered(board, other)) ? [findNearestOn(courses, centre)] : []),
    ...(sea === undefined ? [] : around(place).flatMap(other => shoreBeside(board, centre, other, sea))),
  ];
  return found.reduce<Point | undefined>(
    (nearest, point) =>
      nearest === undefined || reachOf(centre, point) < reachOf(centre, nearest) ? point : nearest,
    undefined,
  );
};

const reachOf = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** The first sea in the direction that a neighbouring coast tile faces. */
const shoreBeside = (
  board: TileBoard,
  [x, y]: Point,
  coast: TileCell,
  sea: HeightField,
): readonly Point[] => {
  if (!hasKind(board, coast, 'coast')) return [];
  return findSeaSides(board, coast).flatMap(({ dx, dy }) => {
    for (let reach = 0; reach < board.tile * 2; reach += 6)
      if (sea(x + dx * reach, y + dy * reach) > 14) return [[x + dx * reach, y + dy * reach] as const];
    return [];
  });
};

interface Tongue {
  readonly capsule: Capsule;
  readonly creek?: Watercourse;
}

const tongue = (board: TileBoard, place: TileCell, water: Point): Tongue => {
  const from = computePatchCentre(board, place, 'marsh');
  const reach = reachOf(from, water);
  const grown = Math.min(reach, board.tile * 0.52);
  const at = (distance: number, aside = 0): Point => [
    from[0] + ((water[0] - from[0]) * distance - (water[1] - from[1]) * aside) / reach,
    from[1] + ((water[1] - from[1]) * distance + (water[0] - from[0]) * aside) / reach,
  ];
  const capsule: Capsule = {
    from,
    to: reach === 0 ? from : at(grown),
    reach: MARSH_SHAPE.armReach * board.tile,
  };
  if (reach < grown + MARSH_SHAPE.armReach * board.tile) return { capsule };
  const sway = board.tile * 0.05 * (1 + computeTileLean(board, 'creek', place) * 0.5);
  const points = [
    at(grown * 0.6),
    at(grown),
    at(grown + (reach - grown) * 0.4, sway),
    at(grown + (reach - grown) * 0.75, -sway * 0.6),
    at(reach),
  ];
  return { capsule, creek: { points, width: CREEK_WIDTH, tapers: [true, false] } };
};

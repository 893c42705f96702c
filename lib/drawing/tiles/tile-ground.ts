import { smoothStep } from '../math/noise';
import { createPatchField, drawOutlinesPath, tracePatchOutlines } from '../math/patch';
import {
  type Box,
  boundsOf,
  distanceToSegment,
  inflate,
  isInBox,
  type Point,
  segmentsOf,
  smoothLine,
} from '../math/points';
import type { HeightField } from '../math/sampled-field';
import { drawRectanglePath } from '../shapes';
import type { Watercourse } from '../terrain/water';
import { centreOf, listTiles, measureBoard, type TileBoard, type TileCell, terrainAt } from './tile-board';
import { createSeaField } from './tile-coast';
import { planMarshes } from './tile-marsh';
import { CRAG_SHAPE, createTileCapsules, WOOD_SHAPE } from './tile-patches';
import { findTileCourses } from './tile-water';

export interface CampPlan {
  readonly place: TileCell;
  readonly kind: 'fortified' | 'unfortified';
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
}

interface Patch {
  readonly field: HeightField;
  readonly outline: string;
}

/** The ground plan: where everything lies, before anything is drawn. */
export interface GroundPlan {
  readonly box: Box;
  readonly courses: readonly Watercourse[];
  readonly sea?: Patch & { readonly land: string };
  readonly wood: Patch;
  readonly marsh: Patch;
  readonly crags: Patch;
  readonly camps: readonly CampPlan[];
  /** How far a place is from the nearest bank or shore; negative in the water. */
  readonly fromWater: HeightField;
  readonly isInCamp: (x: number, y: number) => boolean;
}

const NOWHERE: Patch = { field: () => Number.NEGATIVE_INFINITY, outline: '' };

export const planGround = (board: TileBoard): GroundPlan => {
  const box = measureBoard(board);
  const sea = createSeaField(board);
  const running = findTileCourses(board).map(course => (sea === undefined ? course : trimAtSea(course, sea)));
  const marshes = planMarshes(board, running, sea);
  const courses = [
    ...running,
    ...marshes.creeks.map(creek => (sea === undefined ? creek : trimAtSea(creek, sea))),
  ];
  const camps = campsOf(board);
  return {
    box,
    courses,
    ...(sea === undefined ? {} : { sea: seaPatch(sea, box) }),
    wood: patch(createTileCapsules(board, WOOD_SHAPE), `${board.seed}/wood`, box),
    marsh: patch(marshes.capsules, `${board.seed}/marsh`, box, 22),
    crags: patch(createTileCapsules(board, CRAG_SHAPE), `${board.seed}/crags`, box),
    camps,
    fromWater: distanceFromWater(courses, sea),
    isInCamp: (x, y) => camps.some(camp => isInBox(inflate(campBox(camp), 13), x, y)),
  };
};

const patch = (
  capsules: Parameters<typeof createPatchField>[0],
  seed: string,
  box: Box,
  ragged?: number,
): Patch => {
  if (capsules.length === 0) return NOWHERE;
  const field = createPatchField(capsules, seed, ragged);
  return { field, outline: drawOutlinesPath(tracePatchOutlines(field, box)) };
};

const seaPatch = (field: HeightField, box: Box): Patch & { readonly land: string } => {
  // The outline closes so far outside that its water lines never show along the sheet's edge.
  const sheet = inflate(box, 60);
  const outlines = tracePatchOutlines(field, sheet);
  const [width, height] = [sheet.right - sheet.left, sheet.bottom - sheet.top];
  const around = drawRectanglePath(sheet.left - 30, sheet.top - 30, width + 60, height + 60);
  const holes = outlines.map(points => (signedArea(points) > 0 ? [...points].reverse() : points));
  return { field, outline: drawOutlinesPath(outlines), land: around + drawOutlinesPath(holes) };
};

/** Positive when the outline runs clockwise on a page whose y grows downwards, as a rectangle's does. */
const signedArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

const MOUTH = 9;

/** Running water ends a little way out from the shore. */
const trimAtSea = (course: Watercourse, sea: HeightField): Watercourse => {
  const line = smoothLine(course.points, 12);
  const first = line.findIndex(([x, y]) => sea(x, y) < MOUTH);
  const last = line.findLastIndex(([x, y]) => sea(x, y) < MOUTH);
  return first < 0 || last - first < 2 ? course : { ...course, points: line.slice(first, last + 1) };
};

/** Beyond this, water is simply far. */
const FAR_FROM_WATER = 60;

interface Reach {
  readonly from: Point;
  readonly to: Point;
  readonly half: number;
  readonly near: Box;
}

const distanceFromWater = (courses: readonly Watercourse[], sea: HeightField | undefined): HeightField => {
  const reaches = courses.flatMap(({ points, width }) =>
    segmentsOf(smoothLine(points, 24)).map(([from, to]): Reach => {
      const half = width / 2;
      return { from, to, half, near: inflate(boundsOf([from, to]), FAR_FROM_WATER + half) };
    }),
  );
  return (x, y) => {
    let nearest = sea === undefined ? FAR_FROM_WATER : Math.min(FAR_FROM_WATER, -sea(x, y));
    for (const { from, to, half, near } of reaches)
      if (isInBox(near, x, y)) nearest = Math.min(nearest, distanceToSegment(from, to, x, y) - half);
    return nearest;
  };
};

const VALLEY = 40;

/** Ground lies lower beside water. */
export const createValleys =
  (relief: HeightField, fromWater: HeightField): HeightField =>
  (x, y) => {
    const height = relief(x, y);
    return height === 0 ? 0 : height * smoothStep((fromWater(x, y) - 3) / VALLEY);
  };

const campBox = ({ centre: [x, y], width, height }: CampPlan): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const campsOf = (board: TileBoard): readonly CampPlan[] =>
  listTiles(board).flatMap(place => {
    const { camp } = terrainAt(board, place);
    if (camp === undefined) return [];
    const [x, y] = centreOf(board, place);
    const [width, height] = camp === 'fortified' ? [0.58, 0.45] : [0.66, 0.46];
    return [
      {
        place,
        kind: camp,
        centre: [x, y + board.tile * 0.04] as const,
        width: width * board.tile,
        height: height * board.tile,
      },
    ];
  });

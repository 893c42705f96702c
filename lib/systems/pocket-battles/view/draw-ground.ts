import { MAP_PALETTE, type MapPalette } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { memoizeRecent } from '@/lib/drawing/lru-memo';
import { createPatchField, drawOutlinesPath, tracePatchOutlines } from '@/lib/drawing/math/patch';
import type { Box, Point } from '@/lib/drawing/math/points';
import { createRandom } from '@/lib/drawing/math/random';
import { scatterPoints } from '@/lib/drawing/math/scatter';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import type { DetailLevel } from '@/lib/drawing/terrain/detail';
import { drawPaper, drawTufts } from '@/lib/drawing/terrain/ground';
import { createRelief, drawHills, type Ridge } from '@/lib/drawing/terrain/hill';
import { drawTrees, drawWoodWash } from '@/lib/drawing/terrain/wood';
import { BOARD, cornerOf, SEGMENT_HEIGHT, SEGMENT_WIDTH, type SegmentId } from '../rules/segments';
import type { Scenery } from '../vocabulary';
import type { PocketPosition } from './position';

interface GroundOptions {
  readonly scenery: PocketPosition['scenery'];
  readonly seed: string;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

const BOX: Box = { left: 0, top: 0, right: BOARD.width, bottom: BOARD.height };
const ENGAGEMENT_TOP = SEGMENT_HEIGHT * 2;

/** Paper, the trampled strip between the fronts, hills and woods. The last few are kept: a moving unit redraws no tree. */
export const drawGround = (
  position: PocketPosition,
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] =>
  drawCached({ scenery: position.scenery, seed: `pocket-${position.seed}`, palette, detail });

const drawUncached = (options: GroundOptions): readonly DrawItem[] => {
  const { seed, palette, detail } = options;
  const wood = createPatchField(woodCapsules(options), `${seed}/wood`, 26);
  const hasWood = options.scenery.some(({ kind }) => kind === 'wood');
  const outline = hasWood ? drawOutlinesPath(tracePatchOutlines(wood, BOX)) : '';
  const spots = (gap: number, name: string) => scatterPoints(BOX, gap, `${seed}/${name}`);
  const kids = [
    ...drawPaper(BOX, seed, palette),
    drawEngagementZone(palette),
    ...(detail === 'low'
      ? []
      : drawTufts(
          spots(52, 'grass').filter(({ x, y }) => !hasWood || wood(x, y) < -5),
          palette,
        )),
    ...drawRelief(options, (x, y) => hasWood && wood(x, y) > 4),
    ...(outline === ''
      ? []
      : [
          ...drawWoodWash(outline, palette),
          ...drawTrees(
            spots(12.6, 'trees').filter(({ x, y }) => wood(x, y) > 6),
            palette,
            detail,
          ),
        ]),
  ];
  return [{ k: 'group', clip: drawRectanglePath(0, 0, BOARD.width, BOARD.height), kids }];
};

const drawCached = memoizeRecent(
  6,
  ({ seed, scenery, palette, detail }: GroundOptions) =>
    JSON.stringify([seed, scenery, palette === MAP_PALETTE ? 'screen' : palette, detail]),
  drawUncached,
);

/** 3.1 – The engagement zone lies darker between the fronts. */
const drawEngagementZone = (palette: MapPalette): DrawItem => ({
  k: 'path',
  d: drawRectanglePath(0, ENGAGEMENT_TOP, BOARD.width, SEGMENT_HEIGHT),
  fill: palette.secondHeight,
  opacity: 0.34,
});

const drawRelief = (
  options: GroundOptions,
  avoid: (x: number, y: number) => boolean,
): readonly DrawItem[] => {
  const ridges = options.scenery.flatMap(({ segment, kind }) =>
    kind === 'hill' ? [ridgeIn(segment, options)] : [],
  );
  if (ridges.length === 0) return [];
  const { seed, palette, detail } = options;
  return drawHills({
    relief: createRelief(ridges, `${seed}/relief`),
    box: BOX,
    seed,
    palette,
    detail,
    avoid,
  });
};

/** A place in a segment that belongs to seed, segment and kind alone. */
const seededPointIn = (segment: SegmentId, kind: Scenery, seed: string) => {
  const random = createRandom(`${seed}/${kind}/${segment}`);
  const [x, y] = cornerOf(segment);
  const centre: Point = [
    x + SEGMENT_WIDTH * random.between(0.36, 0.64),
    y + SEGMENT_HEIGHT * random.between(0.4, 0.62),
  ];
  return { random, centre };
};

const ridgeIn = (segment: SegmentId, { seed }: GroundOptions): Ridge => {
  const { random, centre } = seededPointIn(segment, 'hill', seed);
  const [dx, dy] = [random.between(40, 74), random.between(-22, 22)];
  return {
    from: [centre[0] - dx, centre[1] - dy],
    to: [centre[0] + dx, centre[1] + dy],
    crown: 16,
    reach: 92,
    heights: [1, random.between(0.75, 1)],
  };
};

const woodCapsules = ({ scenery, seed }: GroundOptions) =>
  scenery
    .filter(({ kind }) => kind === 'wood')
    .map(({ segment }) => {
      const { random, centre } = seededPointIn(segment, 'wood', seed);
      const [dx, dy] = [random.between(36, 70), random.between(-16, 16)];
      return {
        from: [centre[0] - dx, centre[1] - dy] as Point,
        to: [centre[0] + dx, centre[1] + dy] as Point,
        reach: random.between(34, 46),
      };
    });

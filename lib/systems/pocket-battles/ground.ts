import type { DrawItem } from '@/lib/drawing/draw-list';
import { keepLast } from '@/lib/drawing/keep-last';
import { MAP_PALETTE, type Palette } from '@/lib/drawing/palette';
import { outlinesPath, patchField, patchOutlines } from '@/lib/drawing/patch';
import type { Box, Point } from '@/lib/drawing/points';
import { seeded } from '@/lib/drawing/random';
import { scatter } from '@/lib/drawing/scatter';
import { rectanglePath } from '@/lib/drawing/shapes';
import type { Detail } from '@/lib/drawing/terrain/detail';
import { paper, tufts } from '@/lib/drawing/terrain/ground';
import { hills, type Ridge, reliefOf } from '@/lib/drawing/terrain/hill';
import { trees, woodWash } from '@/lib/drawing/terrain/wood';
import type { PocketPosition } from './position';
import { BOARD, cornerOf, SEGMENT_HEIGHT, SEGMENT_WIDTH, type SegmentId } from './segments';
import type { Scenery } from './vocabulary';

interface GroundOptions {
  readonly scenery: PocketPosition['scenery'];
  readonly seed: string;
  readonly palette: Palette;
  readonly detail: Detail;
}

const BOX: Box = { left: 0, top: 0, right: BOARD.width, bottom: BOARD.height };
const ENGAGEMENT_TOP = SEGMENT_HEIGHT * 2;

/** Paper, the trampled strip between the fronts, hills and woods. The last few are kept: a moving unit redraws no tree. */
export const drawGround = (position: PocketPosition, palette: Palette, detail: Detail): readonly DrawItem[] =>
  grounds({ scenery: position.scenery, seed: `pocket-${position.seed}`, palette, detail });

const draw = (options: GroundOptions): readonly DrawItem[] => {
  const { seed, palette, detail } = options;
  const wood = patchField(capsules(options), `${seed}/wood`, 26);
  const hasWood = options.scenery.some(({ kind }) => kind === 'wood');
  const outline = hasWood ? outlinesPath(patchOutlines(wood, BOX)) : '';
  const spots = (gap: number, name: string) => scatter(BOX, gap, `${seed}/${name}`);
  const kids = [
    ...paper(BOX, seed, palette),
    trampled(palette),
    ...(detail === 'low'
      ? []
      : tufts(
          spots(52, 'grass').filter(({ x, y }) => !hasWood || wood(x, y) < -5),
          palette,
        )),
    ...relief(options, (x, y) => hasWood && wood(x, y) > 4),
    ...(outline === ''
      ? []
      : [
          ...woodWash(outline, palette),
          ...trees(
            spots(12.6, 'trees').filter(({ x, y }) => wood(x, y) > 6),
            palette,
            detail,
          ),
        ]),
  ];
  return [{ k: 'group', clip: rectanglePath(0, 0, BOARD.width, BOARD.height), kids }];
};

const grounds = keepLast(
  6,
  ({ seed, scenery, palette, detail }: GroundOptions) =>
    JSON.stringify([seed, scenery, palette === MAP_PALETTE ? 'screen' : palette, detail]),
  draw,
);

/** 3.1 – The engagement zone lies darker between the fronts. */
const trampled = (palette: Palette): DrawItem => ({
  k: 'path',
  d: rectanglePath(0, ENGAGEMENT_TOP, BOARD.width, SEGMENT_HEIGHT),
  fill: palette.secondHeight,
  opacity: 0.34,
});

const relief = (options: GroundOptions, avoid: (x: number, y: number) => boolean): readonly DrawItem[] => {
  const ridges = options.scenery.flatMap(({ segment, kind }) =>
    kind === 'hill' ? [ridge(segment, options)] : [],
  );
  if (ridges.length === 0) return [];
  const { seed, palette, detail } = options;
  return hills({ relief: reliefOf(ridges, `${seed}/relief`), box: BOX, seed, palette, detail, avoid });
};

/** A place in a segment that belongs to seed, segment and kind alone. */
const placeIn = (segment: SegmentId, kind: Scenery, seed: string) => {
  const random = seeded(`${seed}/${kind}/${segment}`);
  const [x, y] = cornerOf(segment);
  const centre: Point = [
    x + SEGMENT_WIDTH * random.between(0.36, 0.64),
    y + SEGMENT_HEIGHT * random.between(0.4, 0.62),
  ];
  return { random, centre };
};

const ridge = (segment: SegmentId, { seed }: GroundOptions): Ridge => {
  const { random, centre } = placeIn(segment, 'hill', seed);
  const [dx, dy] = [random.between(40, 74), random.between(-22, 22)];
  return {
    from: [centre[0] - dx, centre[1] - dy],
    to: [centre[0] + dx, centre[1] + dy],
    crown: 16,
    reach: 92,
    heights: [1, random.between(0.75, 1)],
  };
};

const capsules = ({ scenery, seed }: GroundOptions) =>
  scenery
    .filter(({ kind }) => kind === 'wood')
    .map(({ segment }) => {
      const { random, centre } = placeIn(segment, 'wood', seed);
      const [dx, dy] = [random.between(36, 70), random.between(-16, 16)];
      return {
        from: [centre[0] - dx, centre[1] - dy] as Point,
        to: [centre[0] + dx, centre[1] + dy] as Point,
        reach: random.between(34, 46),
      };
    });

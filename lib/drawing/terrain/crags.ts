import { blend } from '../colours/colour';
import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import type { Point } from '../math/points';
import { createRandom, type Random } from '../math/random';
import type { ScatterPoint } from '../math/scatter';
import { drawLinePath } from '../path-data';
import type { DetailLevel } from './detail';

/** Ground that none may enter: peaks standing behind one another, their south-east faces scored. */
export const drawCrags = (
  spots: readonly ScatterPoint[],
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  const shown = detail === 'low' ? spots.filter((_, index) => index % 2 === 0) : spots;
  return [...shown].sort((one, other) => one.y - other.y).flatMap(spot => drawCrag(spot, palette, detail));
};

interface Peak {
  /** All three run from the summit down; left of the spine is light, right of it shade. */
  readonly left: readonly Point[];
  readonly spine: readonly Point[];
  readonly right: readonly Point[];
}

const drawCrag = (
  { x, y, seed }: ScatterPoint,
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  const random = createRandom(seed);
  const peak = peakAt(x, y, random);
  const skyline = [...[...peak.left].reverse(), ...peak.right.slice(1)];
  const body: DrawItem = {
    k: 'path',
    d: drawLinePath(skyline, true),
    fill: blend(palette.paper, palette.stone, 0.4),
  };
  const shadow = drawLinePath([...peak.spine, ...[...peak.right].reverse()], true);
  if (detail === 'low') return [body, { k: 'path', d: shadow, fill: palette.hachure, opacity: 0.55 }];
  return [
    body,
    { k: 'path', d: shadow, fill: palette.secondHeight, opacity: 0.55 },
    { k: 'path', d: scores(peak, random), fill: palette.hachure },
    { k: 'path', d: drawLinePath(skyline), stroke: palette.ink, width: 0.9, join: 'round' },
  ];
};

const peakAt = (x: number, y: number, random: Random): Peak => {
  const height = 18 + 34 * random.next() ** 1.4;
  const summit: Point = [x + random.spread() * 5, y - height];
  const [left, right] = [height * random.between(0.6, 0.9), height * random.between(0.65, 1)];
  return {
    left: flank(summit, [x - left, y + random.between(-3, 2)], random),
    spine: flank(summit, [x + random.between(0.02, 0.24) * height, y + random.between(-2, 5)], random, 2.4),
    right: flank(summit, [x + right, y + random.between(-2, 3)], random),
  };
};

const RUGS = [0.1, 0.22, 0.34, 0.48, 0.62, 0.76, 0.89];

/** A broken slope, sheer under the summit and running out at the foot. */
const flank = (from: Point, to: Point, random: Random, wander = 1.3): readonly Point[] => [
  from,
  ...RUGS.map((rough): Point => {
    const fall = rough + random.spread() * 0.045;
    const out = 0.42 * fall + 0.58 * fall * fall;
    return [from[0] + (to[0] - from[0]) * out + random.spread() * wander, from[1] + (to[1] - from[1]) * fall];
  }),
  to,
];

const along = (line: readonly Point[], share: number): Point => {
  const place = Math.max(0, Math.min(0.9999, share)) * (line.length - 1);
  const index = Math.floor(place);
  const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? line[index] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (place - index), from[1] + (to[1] - from[1]) * (place - index)];
};

/** Wedges down the faces: many and long in the shade, few and short in the light. */
const scores = (peak: Peak, random: Random): string =>
  [
    ...face(peak.spine, peak.right, { count: 9, reach: [0.55, 0.95], width: [1.2, 2.1], fall: 0.3 }, random),
    ...face(peak.right, peak.spine, { count: 10, reach: [0.25, 0.5], width: [1, 1.7], fall: 0.42 }, random),
    ...face(peak.left, peak.spine, { count: 6, reach: [0.14, 0.34], width: [0.5, 0.8], fall: 0.4 }, random),
  ].join('');

interface Scoring {
  readonly count: number;
  readonly reach: readonly [number, number];
  readonly width: readonly [number, number];
  /** How much further down the other line the strokes point. */
  readonly fall: number;
}

const face = (
  from: readonly Point[],
  to: readonly Point[],
  { count, reach, width, fall }: Scoring,
  random: Random,
) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + random.next() * 0.8) / count;
    const towards = along(to, share + fall * random.between(0.8, 1.2));
    return score(along(from, share * 0.92), towards, random.between(...reach), random.between(...width));
  });

const score = (from: Point, towards: Point, reach: number, width: number): string => {
  const to: Point = [from[0] + (towards[0] - from[0]) * reach, from[1] + (towards[1] - from[1]) * reach];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [acrossX, acrossY] = [
    (-(to[1] - from[1]) / length) * (width / 2),
    ((to[0] - from[0]) / length) * (width / 2),
  ];
  return drawLinePath(
    [[from[0] + acrossX, from[1] + acrossY], to, [from[0] - acrossX, from[1] - acrossY]],
    true,
  );
};

import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { linePath } from '../path-text';
import type { Point } from '../points';
import { type Random, seeded } from '../random';
import type { Spot } from '../scatter';
import type { Detail } from './detail';

/** Ground that none may enter: peaks standing behind one another, their south-east faces scored. */
export const crags = (spots: readonly Spot[], palette: Palette, detail: Detail): readonly DrawItem[] => {
  const shown = detail === 'low' ? spots.filter((_, index) => index % 2 === 0) : spots;
  return [...shown].sort((one, other) => one.y - other.y).flatMap(spot => crag(spot, palette, detail));
};

interface Peak {
  /** From the left foot over the summit to the right foot. */
  readonly skyline: readonly Point[];
  /** From the summit down the middle: left of it is light, right of it shade. */
  readonly spine: readonly Point[];
  readonly rightSlope: readonly Point[];
  readonly leftSlope: readonly Point[];
}

const crag = ({ x, y, seed }: Spot, palette: Palette, detail: Detail): readonly DrawItem[] => {
  const random = seeded(seed);
  const peak = peakAt(x, y, random);
  const body = linePath(peak.skyline, true);
  const shadow = linePath([...peak.spine, ...[...peak.rightSlope].reverse()], true);
  if (detail === 'low')
    return [
      { k: 'path', d: body, fill: palette.stone, stroke: palette.hachure, width: 1 },
      { k: 'path', d: shadow, fill: palette.hachure, opacity: 0.55 },
    ];
  return [
    { k: 'path', d: body, fill: palette.stone },
    { k: 'path', d: shadow, fill: palette.secondHeight, opacity: 0.8 },
    { k: 'path', d: scores(peak, random), fill: palette.hachure },
    { k: 'path', d: linePath(peak.skyline) + linePath(peak.spine), stroke: palette.ink, width: 0.95, join: 'round' },
  ];
};

const peakAt = (x: number, y: number, random: Random): Peak => {
  const height = random.between(30, 52);
  const [left, right] = [height * random.between(0.5, 0.72), height * random.between(0.55, 0.8)];
  const summit: Point = [x + random.spread() * 5, y - height];
  const leftSlope = jagged(summit, [x - left, y + random.between(-2, 3)], random, 0.14);
  const rightSlope = jagged(summit, [x + right, y + random.between(-1, 4)], random, 0.14);
  const spine = jagged(summit, [x + random.between(-0.1, 0.16) * height, y + random.between(-4, 6)], random, 0.22);
  return { skyline: [...[...leftSlope].reverse(), ...rightSlope.slice(1)], spine, leftSlope, rightSlope };
};

/** A broken line, steeper and flatter by turns. */
const jagged = (from: Point, to: Point, random: Random, roughness: number): readonly Point[] => {
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [
    from,
    ...[0.14, 0.3, 0.46, 0.62, 0.8].map((rough): Point => {
      const share = rough + random.spread() * 0.05;
      const fall = Math.min(1, share + random.spread() * roughness * 0.5);
      return [from[0] + (to[0] - from[0]) * share + random.spread() * reach * 0.025, from[1] + (to[1] - from[1]) * fall];
    }),
    to,
  ];
};

const along = (line: readonly Point[], share: number): Point => {
  const place = Math.max(0, Math.min(0.9999, share)) * (line.length - 1);
  const index = Math.floor(place);
  const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? line[index] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (place - index), from[1] + (to[1] - from[1]) * (place - index)];
};

/** Wedges down the faces: many and long in the shade, few and short in the light. */
const scores = ({ spine, leftSlope, rightSlope }: Peak, random: Random): string => {
  const shade = Array.from({ length: 13 }, (_, index) => {
    const start = along(spine, (index + 0.4 * random.next()) / 14);
    const towards = along(rightSlope, Math.min(1, index / 14 + random.between(0.34, 0.5)));
    return score(start, towards, random.between(0.72, 1), random.between(1.1, 1.9));
  });
  const skyline = Array.from({ length: 7 }, (_, index) => {
    const share = (index + random.next()) / 8;
    const foot = along(spine, Math.min(1, share + 0.5));
    const start = along(rightSlope, share);
    return score(start, [(start[0] * 2 + foot[0]) / 3, foot[1]], random.between(0.3, 0.6), random.between(0.9, 1.5));
  });
  const light = Array.from({ length: 4 }, (_, index) => {
    const share = 0.18 + index * 0.18 + random.next() * 0.08;
    const start = along(leftSlope, share);
    return score(start, along(spine, Math.min(1, share + 0.45)), random.between(0.2, 0.42), 0.7);
  });
  return [...shade, ...skyline, ...light].join('');
};

const score = (from: Point, towards: Point, reach: number, width: number): string => {
  const to: Point = [from[0] + (towards[0] - from[0]) * reach, from[1] + (towards[1] - from[1]) * reach];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [acrossX, acrossY] = [(-(to[1] - from[1]) / length) * (width / 2), ((to[0] - from[0]) / length) * (width / 2)];
  return linePath([[from[0] + acrossX, from[1] + acrossY], to, [from[0] - acrossX, from[1] - acrossY]], true);
};

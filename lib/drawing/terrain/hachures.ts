import type { MapPalette } from '../colours/palette';
import type { PathItem } from '../draw-list';
import { traceContours } from '../math/contours';
import { type Point, pointAt } from '../math/points';
import { createRandom, hashText, type Random } from '../math/random';
import { interpolateAt, type SampledField, slopeAt } from '../math/sampled-field';
import { drawLinePath } from '../path-data';
import { type DetailLevel, penScaleOf } from './detail';

export interface HachureOptions {
  readonly relief: SampledField;
  readonly seed: string;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
  /** Where no stroke may stand, such as water or a camp. */
  readonly avoid?: (x: number, y: number) => boolean;
}

const LEVELS = [0.88, 0.7, 0.52, 0.34, 0.17];
const SPACING = 3.3;
const LONGEST = 23;
const FALL = 0.25;
/** Strokes of neighbouring rows start at uneven heights, so that they interlock and no terrace shows. */
const UNEVEN = 5;
const STRIDE = 2;
const FLAT = 0.0014;
const THIN = 0.4;
const THICK = 2;
/** Towards the south-east, away from the light. */
const SHADE: Point = [0.62, 0.78];

/** Strokes down the slopes, thick end uphill, heavier where the ground turns from the light. */
export const drawHachures = (options: HachureOptions): readonly PathItem[] => {
  const { relief, palette, detail } = options;
  if (detail === 'low') return [];
  const d = LEVELS.flatMap(level =>
    traceContours(relief, level).map(({ points }) => along(points, level, options)),
  ).join('');
  return d === '' ? [] : [{ k: 'path', d, fill: palette.hachure }];
};

const along = (points: readonly Point[], level: number, options: HachureOptions): string => {
  const random = createRandom(hashText(`${options.seed}${Math.round(pointAt(points, 0)[0])}`) + level * 1000);
  let text = '';
  let wait = SPACING * random.next();
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [pointAt(points, index - 1), pointAt(points, index)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (wait < length) {
      const share = wait / length;
      const start: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const stroke = strokeFrom(shifted(start, random, options.relief), random, options);
      text += stroke?.text ?? '';
      wait += SPACING * (stroke?.room ?? 1) * random.between(0.86, 1.14);
    }
    wait -= length;
  }
  return text;
};

interface Stroke {
  readonly text: string;
  /** Lit slopes are drawn more openly. */
  readonly room: number;
}

const shifted = ([x, y]: Point, random: Random, relief: SampledField): Point => {
  const [riseX, riseY] = slopeAt(relief, x, y);
  const by = (random.spread() * UNEVEN) / (Math.hypot(riseX, riseY) || 1);
  return [x + riseX * by, y + riseY * by];
};

const strokeFrom = (start: Point, random: Random, options: HachureOptions): Stroke | undefined => {
  const [riseX, riseY] = slopeAt(options.relief, ...start);
  const steepness = Math.hypot(riseX, riseY);
  if (steepness < FLAT || options.avoid?.(...start)) return undefined;
  const line = fallLine(
    start,
    interpolateAt(options.relief, ...start) - FALL * random.between(0.8, 1.1),
    LONGEST * random.between(0.8, 1.1),
    options,
  );
  if (line.length < 3) return undefined;
  const shade = Math.max(0, (-(riseX * SHADE[0] + riseY * SHADE[1]) / steepness + 0.35) / 1.35);
  const steep = 0.55 + 0.45 * Math.min(1, steepness * 75);
  const width =
    (THIN + (THICK - THIN) * shade) * steep * random.between(0.85, 1.12) * penScaleOf(options.detail);
  return { text: wedge(line, width), room: 1.22 - 0.3 * shade };
};

/** The way water would run from the start, until it has fallen or gone far enough. */
const fallLine = (
  start: Point,
  lowest: number,
  longest: number,
  options: HachureOptions,
): readonly Point[] => {
  const line: Point[] = [start];
  let [x, y] = start;
  for (let gone = 0; gone < longest; gone += STRIDE) {
    const [riseX, riseY] = slopeAt(options.relief, x, y);
    const steepness = Math.hypot(riseX, riseY);
    if (steepness < FLAT) break;
    x -= (riseX / steepness) * STRIDE;
    y -= (riseY / steepness) * STRIDE;
    if (interpolateAt(options.relief, x, y) < lowest || options.avoid?.(x, y)) break;
    line.push([x, y]);
  }
  return line;
};

const wedge = (line: readonly Point[], width: number): string => {
  const head = pointAt(line, 0);
  const middle = pointAt(line, line.length >> 1);
  const tip = pointAt(line, line.length - 1);
  const length = Math.hypot(middle[0] - head[0], middle[1] - head[1]) || 1;
  const [acrossX, acrossY] = [-(middle[1] - head[1]) / length, (middle[0] - head[0]) / length];
  const beside = ([x, y]: Point, by: number): Point => [x + acrossX * by, y + acrossY * by];
  const half = width / 2;
  if (line.length < 6) return drawLinePath([beside(head, half), tip, beside(head, -half)], true);
  return drawLinePath(
    [beside(head, half), beside(middle, half * 0.72), tip, beside(middle, -half * 0.72), beside(head, -half)],
    true,
  );
};

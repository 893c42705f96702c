import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { linePath } from '../path-text';
import type { Point } from '../points';
import { type Random, seeded } from '../random';
import type { Spot } from '../scatter';
import type { Detail } from './detail';

/** Broken ground: a stony wash with a dotted edge and shaded stones. */
export const roughGround = (outline: string, spots: readonly Spot[], palette: Palette, detail: Detail): readonly DrawItem[] => {
  const wash: DrawItem = { k: 'path', d: outline, fill: palette.stone, stroke: palette.secondInk, width: 0.9, dash: [1.5, 3] };
  const shown = detail === 'low' ? spots.filter((_, index) => index % 3 === 0) : spots;
  if (shown.length === 0) return [wash];
  const stones = shown.map(stone);
  return [
    wash,
    { k: 'path', d: stones.map(({ body }) => body).join(''), fill: palette.sheet, stroke: palette.secondInk, width: 0.9 },
    { k: 'path', d: stones.map(({ shade }) => shade).join(''), fill: palette.secondInk },
  ];
};

const stone = ({ x, y, seed }: Spot): { readonly body: string; readonly shade: string } => {
  const size = seeded(seed).between(3, 5.5);
  const at = (across: number, down: number): Point => [x + across * size, y + down * size];
  return {
    body: linePath([at(-1, 0.5), at(-0.4, -0.7), at(0.5, -0.4), at(1, 0.5)], true),
    shade: linePath([at(0.5, -0.4), at(1, 0.5), at(0.1, 0.5)], true),
  };
};

/** Ground that none may enter: crags standing behind one another, hatched away from the light. */
export const crags = (spots: readonly Spot[], palette: Palette, detail: Detail): readonly DrawItem[] => {
  const shown = detail === 'low' ? spots.filter((_, index) => index % 2 === 0) : spots;
  return [...shown].sort((one, other) => one.y - other.y).flatMap(spot => crag(spot, palette, detail));
};

const crag = ({ x, y, seed }: Spot, palette: Palette, detail: Detail): readonly DrawItem[] => {
  const random = seeded(seed);
  const [width, height] = [random.between(15, 24), random.between(20, 36)];
  const summit: Point = [x + random.spread() * 4, y - height];
  const left = slope(summit, [x - width, y + random.between(1, 5)], random);
  const right = slope(summit, [x + width, y + random.between(1, 5)], random);
  const fall = slope(summit, [x + random.between(-2, 5), y + random.between(5, 9)], random);
  const shade: DrawItem[] =
    detail === 'low'
      ? [{ k: 'path', d: linePath([...fall, ...[...right].reverse()], true), fill: palette.hachure, opacity: 0.6 }]
      : [
          { k: 'path', d: hatching(fall, right, random), stroke: palette.hachure, width: 1.1 },
          { k: 'path', d: litStrokes(left, fall, random), stroke: palette.hachure, width: 0.6 },
        ];
  return [
    { k: 'path', d: linePath([...[...left].reverse(), ...right.slice(1), ...[...fall].reverse().slice(0, 1)], true), fill: palette.stone },
    ...shade,
    { k: 'path', d: linePath([...[...left].reverse(), ...right.slice(1)]), stroke: palette.ink, width: 1.1, join: 'round' },
    { k: 'path', d: linePath(fall), stroke: palette.ink, width: 0.9, join: 'round' },
  ];
};

const slope = (from: Point, to: Point, random: Random): readonly Point[] => [
  from,
  ...[0.2, 0.42, 0.64, 0.84].map((share): Point => [
    from[0] + (to[0] - from[0]) * (share + random.spread() * 0.07),
    from[1] + (to[1] - from[1]) * (share + random.spread() * 0.05),
  ]),
  to,
];

const alongLine = (line: readonly Point[], share: number): Point => {
  const place = share * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(place));
  const [from, to] = [line[index] ?? [0, 0], line[index + 1] ?? [0, 0]];
  return [from[0] + (to[0] - from[0]) * (place - index), from[1] + (to[1] - from[1]) * (place - index)];
};

const hatching = (inner: readonly Point[], outer: readonly Point[], random: Random): string =>
  Array.from({ length: 12 }, (_, index) => {
    const share = (index + 1) / 13;
    return linePath([alongLine(inner, share), alongLine(outer, Math.min(1, share + random.between(0.02, 0.12)))]);
  }).join('');

const litStrokes = (outer: readonly Point[], inner: readonly Point[], random: Random): string =>
  [0.35, 0.55, 0.75]
    .map(share => {
      const [from, to] = [alongLine(outer, share), alongLine(inner, share + 0.1)];
      const reach = random.between(0.25, 0.5);
      return linePath([from, [from[0] + (to[0] - from[0]) * reach, from[1] + (to[1] - from[1]) * reach]]);
    })
    .join('');

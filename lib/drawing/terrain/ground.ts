import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { command, smoothPath } from '../path-text';
import type { Box, Point } from '../points';
import { type Random, seeded } from '../random';
import type { Spot } from '../scatter';
import { rectanglePath } from '../shapes';

/** A rounded irregular outline about a centre. */
export const blob = (
  centre: Point,
  radiusX: number,
  radiusY: number,
  wobble: number,
  random: Random,
): readonly Point[] => {
  const turn = random.next() * 6;
  return Array.from({ length: 13 }, (_, index): Point => {
    const angle = turn + (index / 13) * Math.PI * 2;
    const reach = 1 + wobble * random.spread() * 1.6;
    return [centre[0] + Math.cos(angle) * radiusX * reach, centre[1] + Math.sin(angle) * radiusY * reach];
  });
};

const STAIN_AREA = 140_000;

/** Bare paper with a few stains of age. */
export const paper = (box: Box, seed: string, palette: Palette): readonly DrawItem[] => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const random = seeded(`${seed}/stain`);
  const stains = Array.from({ length: Math.ceil((width * height) / STAIN_AREA) }, () => {
    const centre: Point = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    return smoothPath(blob(centre, random.between(90, 240), random.between(60, 150), 0.25, random), true);
  });
  return [
    { k: 'path', d: rectanglePath(box.left, box.top, width, height), fill: palette.paper },
    ...stains.map((d): DrawItem => ({ k: 'path', d, fill: palette.stain, opacity: 0.4 })),
  ];
};

/** Sparse grass on open ground. */
export const tufts = (spots: readonly Spot[], palette: Palette): readonly DrawItem[] =>
  spots.length === 0
    ? []
    : [
        {
          k: 'path',
          d: spots.map(tuft).join(''),
          stroke: palette.leafInk,
          width: 0.75,
          opacity: 0.42,
          cap: 'round',
        },
      ];

const tuft = ({ x, y, seed }: Spot): string => {
  const random = seeded(seed);
  return [-1, 0, 1]
    .map(
      blade =>
        command('M', x + blade * 1.6, y) +
        command('q', blade * 0.3, -2, blade * 1.1, -random.between(3, 4.6)),
    )
    .join('');
};

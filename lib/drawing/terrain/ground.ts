import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import type { Box, Point } from '../math/points';
import { createRandom, type Random } from '../math/random';
import type { ScatterPoint } from '../math/scatter';
import { formatPathCommand, smoothPath } from '../path-data';
import { drawRectanglePath } from '../shapes';

/** A rounded irregular outline about a centre. */
export const createBlob = (
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
export const drawPaper = (box: Box, seed: string, palette: MapPalette): readonly DrawItem[] => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const random = createRandom(`${seed}/stain`);
  const stains = Array.from({ length: Math.ceil((width * height) / STAIN_AREA) }, () => {
    const centre: Point = [random.between(box.left, box.right), random.between(box.top, box.bottom)];
    return smoothPath(
      createBlob(centre, random.between(90, 240), random.between(60, 150), 0.25, random),
      true,
    );
  });
  return [
    { k: 'path', d: drawRectanglePath(box.left, box.top, width, height), fill: palette.paper },
    ...stains.map((d): DrawItem => ({ k: 'path', d, fill: palette.stain, opacity: 0.4 })),
  ];
};

/** Sparse grass on open ground. */
export const drawTufts = (spots: readonly ScatterPoint[], palette: MapPalette): readonly DrawItem[] =>
  spots.length === 0
    ? []
    : [
        {
          k: 'path',
          d: spots.map(tuftPath).join(''),
          stroke: palette.leafInk,
          width: 0.75,
          opacity: 0.42,
          cap: 'round',
        },
      ];

const tuftPath = ({ x, y, seed }: ScatterPoint): string => {
  const random = createRandom(seed);
  return [-1, 0, 1]
    .map(
      blade =>
        formatPathCommand('M', x + blade * 1.6, y) +
        formatPathCommand('q', blade * 0.3, -2, blade * 1.1, -random.between(3, 4.6)),
    )
    .join('');
};

import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { createRandom } from '../math/random';
import type { ScatterPoint } from '../math/scatter';
import { formatPathCommand } from '../path-data';
import { type DetailLevel, penScaleOf } from './detail';

/** Wet ground: a pale wash with a broken edge, tufts of reed over short strokes of water. */
export const drawMarsh = (
  outline: string,
  spots: readonly ScatterPoint[],
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  if (outline === '') return [];
  const wash: readonly DrawItem[] = [
    { k: 'path', d: outline, fill: palette.marsh, opacity: 0.92, evenOdd: true },
    { k: 'path', d: outline, stroke: palette.waterLine, width: 0.8, dash: [5, 3] },
  ];
  const shown = detail === 'low' ? spots.filter((_, index) => index % 3 === 0) : spots;
  if (shown.length === 0) return wash;
  const width = 0.8 * penScaleOf(detail);
  return [
    ...wash,
    { k: 'path', d: shown.map(drawWaterStrokes).join(''), stroke: palette.waterInk, width, cap: 'round' },
    {
      k: 'path',
      d: shown.map(drawReeds).join(''),
      stroke: palette.leafInk,
      width: width + 0.05,
      cap: 'round',
    },
  ];
};

const drawWaterStrokes = ({ x, y, seed }: ScatterPoint): string => {
  const half = createRandom(seed).between(5, 8);
  return (
    formatPathCommand('M', x - half, y) +
    formatPathCommand('h', half * 2) +
    formatPathCommand('M', x - half * 0.4, y + 2.6) +
    formatPathCommand('h', half * 1.1)
  );
};

const BLADES = [-2, -1, 0, 1, 2];

const drawReeds = ({ x, y, seed }: ScatterPoint): string => {
  const random = createRandom(seed);
  return BLADES.map(
    blade =>
      formatPathCommand('M', x + blade * 1.7, y - 0.6) +
      formatPathCommand('q', blade * 0.4, -3, blade * 1.5, Math.abs(blade) - random.between(4.5, 7.5)),
  ).join('');
};

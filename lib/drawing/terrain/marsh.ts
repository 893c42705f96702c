import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { command } from '../path-text';
import { seeded } from '../random';
import type { Spot } from '../scatter';
import { type Detail, penScale } from './detail';

/** Wet ground: a pale wash with a broken edge, tufts of reed over short strokes of water. */
export const marsh = (
  outline: string,
  spots: readonly Spot[],
  palette: Palette,
  detail: Detail,
): readonly DrawItem[] => {
  if (outline === '') return [];
  const wash: readonly DrawItem[] = [
    { k: 'path', d: outline, fill: palette.marsh, opacity: 0.92, evenOdd: true },
    { k: 'path', d: outline, stroke: palette.waterLine, width: 0.8, dash: [5, 3] },
  ];
  const shown = detail === 'low' ? spots.filter((_, index) => index % 3 === 0) : spots;
  if (shown.length === 0) return wash;
  const width = 0.8 * penScale(detail);
  return [
    ...wash,
    { k: 'path', d: shown.map(waterStrokes).join(''), stroke: palette.waterInk, width, cap: 'round' },
    { k: 'path', d: shown.map(reeds).join(''), stroke: palette.leafInk, width: width + 0.05, cap: 'round' },
  ];
};

const waterStrokes = ({ x, y, seed }: Spot): string => {
  const half = seeded(seed).between(5, 8);
  return (
    command('M', x - half, y) +
    command('h', half * 2) +
    command('M', x - half * 0.4, y + 2.6) +
    command('h', half * 1.1)
  );
};

const BLADES = [-2, -1, 0, 1, 2];

const reeds = ({ x, y, seed }: Spot): string => {
  const random = seeded(seed);
  return BLADES.map(
    blade =>
      command('M', x + blade * 1.7, y - 0.6) +
      command('q', blade * 0.4, -3, blade * 1.5, Math.abs(blade) - random.between(4.5, 7.5)),
  ).join('');
};

import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { command } from '../path-text';
import type { Spot } from '../scatter';
import type { Detail } from './detail';

/** Stippled sand with low dunes. */
export const sand = (
  outline: string,
  spots: readonly Spot[],
  palette: Palette,
  detail: Detail,
): readonly DrawItem[] => {
  const wash: DrawItem = {
    k: 'path',
    d: outline,
    fill: palette.firstHeight,
    stroke: palette.secondHeight,
    width: 1,
    opacity: 0.9,
  };
  if (detail === 'low' || spots.length === 0) return [wash];
  const grains = spots.map(({ x, y }) => `${command('M', x, y)}h.1`).join('');
  const dunes = spots
    .filter((_, index) => index % 9 === 0)
    .map(({ x, y }) => `${command('M', x - 8, y + 2)}q6-5 16 0`)
    .join('');
  return [
    wash,
    { k: 'path', d: grains, stroke: palette.secondInk, width: 1.1, cap: 'round', opacity: 0.55 },
    { k: 'path', d: dunes, stroke: palette.secondInk, width: 0.8, cap: 'round', opacity: 0.6 },
  ];
};

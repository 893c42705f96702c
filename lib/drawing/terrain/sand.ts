import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import type { ScatterPoint } from '../math/scatter';
import { formatPathCommand } from '../path-data';
import type { DetailLevel } from './detail';

/** Stippled sand with low dunes. */
export const drawSand = (
  outline: string,
  spots: readonly ScatterPoint[],
  palette: MapPalette,
  detail: DetailLevel,
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
  const grains = spots.map(({ x, y }) => `${formatPathCommand('M', x, y)}h.1`).join('');
  const dunes = spots
    .filter((_, index) => index % 9 === 0)
    .map(({ x, y }) => `${formatPathCommand('M', x - 8, y + 2)}q6-5 16 0`)
    .join('');
  return [
    wash,
    { k: 'path', d: grains, stroke: palette.secondInk, width: 1.1, cap: 'round', opacity: 0.55 },
    { k: 'path', d: dunes, stroke: palette.secondInk, width: 0.8, cap: 'round', opacity: 0.6 },
  ];
};

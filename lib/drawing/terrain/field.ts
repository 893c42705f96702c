import type { DrawItem } from '../draw-list';
import type { Palette } from '../palette';
import { linePath } from '../path-text';
import { boundsOf, type Point } from '../points';
import type { Detail } from './detail';

const FURROW_GAP = 4.4;

/** A ploughed field: furrows across a plot, hedged about. The angle is that of the furrows, in radians. */
export const ploughedField = (plot: readonly Point[], angle: number, palette: Palette, detail: Detail): readonly DrawItem[] => {
  const edge = linePath(plot, true);
  const ground: DrawItem = { k: 'path', d: edge, fill: palette.field, opacity: 0.5 };
  if (detail === 'low') return [ground];
  return [
    ground,
    {
      k: 'group',
      clip: edge,
      kids: [{ k: 'path', d: furrows(plot, angle), stroke: palette.secondInk, width: 0.7, opacity: 0.34 }],
    },
    { k: 'path', d: edge, stroke: palette.leafInk, width: 0.8, opacity: 0.5, dash: [2.5, 2] },
  ];
};

const furrows = (plot: readonly Point[], angle: number): string => {
  const { left, top, right, bottom } = boundsOf(plot);
  const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, Math.hypot(right - left, bottom - top) / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const count = Math.floor(reach / FURROW_GAP);
  return Array.from({ length: count * 2 + 1 }, (_, index) => {
    const aside = (index - count) * FURROW_GAP;
    const [middleX, middleY] = [x - sin * aside, y + cos * aside];
    return linePath([
      [middleX - cos * reach, middleY - sin * reach],
      [middleX + cos * reach, middleY + sin * reach],
    ]);
  }).join('');
};

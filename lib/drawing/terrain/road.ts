import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { offsetLine, type Point } from '../math/points';
import { drawLinePath, smoothPath } from '../path-data';

/** A made road: pale between two inked edges. */
export const drawRoad = (points: readonly Point[], palette: MapPalette): readonly DrawItem[] => {
  const d = smoothPath(points);
  return [
    { k: 'path', d, stroke: palette.secondInk, width: 5.2, cap: 'round', join: 'round' },
    { k: 'path', d, stroke: palette.road, width: 3.4, cap: 'round', join: 'round' },
  ];
};

/** A path of beaten earth. */
export const drawTrack = (points: readonly Point[], palette: MapPalette): readonly DrawItem[] => [
  { k: 'path', d: smoothPath(points), stroke: palette.secondInk, width: 1.3, dash: [6, 3] },
];

/** Where water can be waded: four broken bars along the way across, from bank to bank. */
export const drawFord = (from: Point, to: Point, palette: MapPalette): readonly DrawItem[] => {
  const bars = [-9, -3, 3, 9].map(aside => drawLinePath(offsetLine([from, to], () => aside)));
  return [{ k: 'path', d: bars.join(''), stroke: palette.waterInk, width: 1.1, dash: [2.5, 2.5] }];
};

/** A bridge from bank to bank: the roadway between parapets with splayed ends. */
export const drawBridge = (from: Point, to: Point, palette: MapPalette): readonly DrawItem[] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (along: number, aside: number): Point => [
    from[0] + alongX * along - alongY * aside,
    from[1] + alongY * along + alongX * aside,
  ];
  const parapet = (side: number): string =>
    drawLinePath([at(-5, side * 7.5), at(0, side * 3.6), at(length, side * 3.6), at(length + 5, side * 7.5)]);
  return [
    { k: 'path', d: drawLinePath([at(-3, 0), at(length + 3, 0)]), stroke: palette.road, width: 7.2 },
    { k: 'path', d: parapet(-1) + parapet(1), stroke: palette.ink, width: 1.4, join: 'round' },
  ];
};

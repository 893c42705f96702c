import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { offsetLine, type Point, smoothLine } from '../math/points';
import { drawLinePath } from '../path-data';
import { type DetailLevel, penScaleOf } from './detail';

const STEP = 4;

/** A deep cut: both lips in ink, hachures falling to a floor of stones. */
export const drawRavine = (
  points: readonly Point[],
  width: number,
  palette: MapPalette,
  detail: DetailLevel,
): readonly DrawItem[] => {
  const line = smoothLine(points, STEP);
  const [left, right] = [-width / 2, width / 2].map(by => offsetLine(line, index => by * ragged(index))) as [
    readonly Point[],
    readonly Point[],
  ];
  const ground = drawLinePath([...left, ...[...right].reverse()], true);
  const pen = penScaleOf(detail);
  const wash: DrawItem = { k: 'path', d: ground, fill: palette.secondHeight, opacity: 0.75 };
  const lips: DrawItem = {
    k: 'path',
    d: drawLinePath(left) + drawLinePath(right),
    stroke: palette.hachure,
    width: 1.5 * pen,
    join: 'round',
  };
  if (detail === 'low') return [wash, lips];
  const falls = [left, right].map(lip =>
    lip.map((from, index) => fall(from, line[index] ?? from, index)).join(''),
  );
  return [
    wash,
    { k: 'path', d: falls[0] ?? '', stroke: palette.hachure, width: 1.5, cap: 'round' },
    { k: 'path', d: falls[1] ?? '', stroke: palette.hachure, width: 0.7, cap: 'round' },
    lips,
  ];
};

const ragged = (index: number): number => 1 + 0.07 * Math.sin(index * 1.7) + 0.05 * Math.sin(index * 0.43);

/** From the lip towards the floor, now longer, now shorter. */
const fall = (from: Point, to: Point, index: number): string => {
  const share = 0.42 + 0.16 * Math.sin(index * 2.3);
  return drawLinePath([from, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]]);
};

import { blend } from '../colours/colour';
import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { type DetailLevel, penScaleOf } from './detail';

const LINES = [3, 6.4, 10.4, 15.2, 21, 28, 36.5];

/**
 * Open water inside an outline, with water lines that grow fainter from the shore. Each line is the rim of a broad stroke,
 * the broadest laid first: that keeps them at an exact distance from any shore.
 */
export const drawSea = (outline: string, palette: MapPalette, detail: DetailLevel): readonly DrawItem[] => {
  if (outline === '') return [];
  const lines =
    detail === 'low'
      ? []
      : [...LINES.entries()].reverse().flatMap(line => drawWaterLine(outline, palette, ...line));
  return [
    { k: 'path', d: outline, stroke: palette.stain, width: 9, join: 'round' },
    { k: 'group', clip: outline, kids: [{ k: 'path', d: outline, fill: palette.water }, ...lines] },
    { k: 'path', d: outline, stroke: palette.waterInk, width: 1.5 * penScaleOf(detail), join: 'round' },
  ];
};

const drawWaterLine = (
  d: string,
  palette: MapPalette,
  index: number,
  distance: number,
): readonly DrawItem[] => {
  const stroke = blend(palette.waterLine, palette.water, index * 0.1);
  return [
    { k: 'path', d, stroke, width: 2 * distance + 1.5 - index * 0.08, join: 'round' },
    { k: 'path', d, stroke: palette.water, width: 2 * distance, join: 'round' },
  ];
};

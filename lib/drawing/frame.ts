import type { MapPalette } from './colours/palette';
import { computePlacementMatrix, type DrawItem } from './draw-list';
import { createStrokedPath, drawCirclePath, drawRectanglePath } from './shapes';
import type { DetailLevel } from './terrain/detail';

/** How far the frame stands out beyond the map on each side, pen included. */
export const FRAME_MARGIN = 11;

export interface FrameOptions {
  readonly width: number;
  readonly height: number;
  readonly palette: MapPalette;
  readonly detail: DetailLevel;
}

/** Heavy outer line, hair line and neat line about a map whose corner is at the origin. */
export const drawFrame = ({ width, height, palette, detail }: FrameOptions): DrawItem[] => {
  const around = (by: number): string => drawRectanglePath(-by, -by, width + 2 * by, height + 2 * by);
  const neat = createStrokedPath(around(0), palette.ink, 1);
  if (detail === 'low') return [createStrokedPath(around(6), palette.ink, 2), neat];
  return [
    createStrokedPath(around(9), palette.ink, 2.6),
    createStrokedPath(around(4.5), palette.ink, 0.7),
    neat,
  ];
};

export interface CompassOptions {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Where north lies: 0 is up the page, clockwise. */
  readonly degrees?: number;
  readonly letter?: string;
  readonly palette: MapPalette;
}

/** A wind rose whose dark half shows the shade, its letter upright whichever way it points. */
export const drawCompass = ({
  x,
  y,
  size = 26,
  degrees = 0,
  letter = 'N',
  palette,
}: CompassOptions): DrawItem[] => {
  const angle = (degrees * Math.PI) / 180;
  const reach = size * 1.34;
  return [
    { k: 'group', matrix: computePlacementMatrix(x, y, size / 100, degrees), kids: drawRose(palette) },
    {
      k: 'text',
      x: x + Math.sin(angle) * reach,
      y: y - Math.cos(angle) * reach + size * 0.17,
      text: letter,
      size: size * 0.5,
      font: 'serif-semibold',
      fill: palette.ink,
      anchor: 'middle',
      halo: { colour: palette.paper, width: 4 },
    },
  ];
};

/** In a circle of 100: north and south long, the others shorter. */
const drawRose = ({ ink, sheet }: MapPalette): readonly DrawItem[] => {
  const outline = { stroke: ink, width: 3, join: 'round' } as const;
  return [
    { k: 'path', d: drawCirclePath(0, 0, 62), fill: sheet, opacity: 0.7 },
    createStrokedPath(drawCirclePath(0, 0, 62), ink, 3.2),
    createStrokedPath(drawCirclePath(0, 0, 53), ink, 1.8),
    {
      k: 'path',
      d: 'M34 -34L9 -14L14 -9ZM34 34L14 9L9 14ZM-34 34L-9 14L-14 9ZM-34 -34L-14 -9L-9 -14Z',
      fill: ink,
    },
    {
      k: 'path',
      d: 'M0 -100L-20 -16L0 0ZM0 100L20 16L0 0ZM-80 0L-16 14L0 0ZM80 0L16 -14L0 0Z',
      fill: sheet,
      ...outline,
    },
    {
      k: 'path',
      d: 'M0 -100L20 -16L0 0ZM0 100L-20 16L0 0ZM-80 0L-16 -14L0 0ZM80 0L16 14L0 0Z',
      fill: ink,
      ...outline,
    },
  ];
};

import { IVORY, MAP_PALETTE, type SideStyle } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { createFilledPath, createStrokedPath, drawCirclePath, drawRectanglePath } from '../shapes';

/** Marks laid over a counter of 60 units: never colour alone, always a shape as well. */

const AMBER = '#F2B33D';
const CASING = '#FFF8E6';
const { ink: INK, error: ERROR, accent: ACCENT } = MAP_PALETTE;

/** Gilt inner frame and pennon: the lead unit. */
export const drawLeadMark = ({ gilt }: SideStyle): DrawItem[] => [
  createStrokedPath(drawRectanglePath(3.4, 3.4, 53.2, 53.2, 2.4), gilt, 2.2),
  { ...createStrokedPath('M22 0h16v9l-8-4.5-8 4.5Z', INK, 0.7), fill: gilt },
];

/** A black corner with its letter, and hatching. */
export const drawSpentMark = (): DrawItem[] => [
  {
    k: 'group',
    clip: drawRectanglePath(0, 0, 60, 60, 4),
    kids: [
      createFilledPath('M0 60V34L26 60Z', INK),
      createStrokedPath('M0 28L32 60M0 20L40 60M0 12L48 60', INK, 1.8),
    ],
  },
  drawLetter('S', 3.5, 57.5, 11, 'start', IVORY),
];

const WAVE = 'M2 41q4.65-6 9.3 0q4.65 6 9.3 0q4.65-6 9.3 0q4.65 6 9.3 0q4.65-6 9.3 0q4.65 6 9.3 0';

/** An amber wave and its letter in a disc. */
export const drawDisorderedMark = (): DrawItem[] => [
  createStrokedPath(WAVE, INK, 5),
  createStrokedPath(WAVE, AMBER, 2.8),
  { ...createStrokedPath(drawCirclePath(51, 9, 8.5), INK, 1.2), fill: AMBER },
  drawLetter('D', 51, 13.2, 12, 'middle', INK),
];

/** A broken edge and an arrow in a ring. */
export const drawRoutedMark = (): DrawItem[] => [
  createStrokedPath(drawRectanglePath(0, 0, 60, 60, 4), IVORY, 3.5),
  createStrokedPath(drawRectanglePath(0, 0, 60, 60, 4), INK, 3.2, { dash: [6, 4] }),
  { ...createStrokedPath(drawCirclePath(49, 11, 11), INK, 1.6), fill: IVORY },
  { ...createStrokedPath('M49 4.2V11M44.6 11.4L49 16.6L53.4 11.4Z', INK, 3), fill: INK },
];

/** Red dashed frame and warning triangle: breaks a rule. */
export const drawInvalidMark = (): DrawItem[] => [
  createStrokedPath(drawRectanglePath(-5, -5, 70, 70, 7), CASING, 6),
  createStrokedPath(drawRectanglePath(-5, -5, 70, 70, 7), ERROR, 3.4, { dash: [7, 3.5] }),
  { ...createStrokedPath('M56 -14L70 10H42Z', CASING, 2, { join: 'round' }), fill: ERROR },
  createStrokedPath('M56 -6v8m0 2.5v2.5', '#FFFFFF', 2.6),
];

export const drawSelectionFrame = (): DrawItem[] => [
  createStrokedPath(drawRectanglePath(-3.5, -3.5, 67, 67, 6.5), CASING, 5.4),
  createStrokedPath(drawRectanglePath(-3.5, -3.5, 67, 67, 6.5), ACCENT, 3),
];

/** The chevron before a zone or group; 0 degrees faces up the page, clockwise. */
export const drawFacingChevron = (x: number, y: number, degrees: number): DrawItem => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const d = 'M-13 5L0 -5L13 5';
  return {
    k: 'group',
    matrix: [cos, sin, -sin, cos, x, y],
    kids: [
      createStrokedPath(d, MAP_PALETTE.sheet, 6, { join: 'round' }),
      createStrokedPath(d, INK, 2.8, { join: 'round' }),
    ],
  };
};

const drawLetter = (
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle',
  fill: string,
): DrawItem => ({ k: 'text', text, x, y, size, anchor, fill, font: 'sans-bold' });

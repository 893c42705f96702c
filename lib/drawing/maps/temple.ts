import type { MapPalette } from '../colours/palette';
import type { DrawItem } from '../draw-list';
import { createFilledPath, createStrokedPath, drawCirclePath, drawRectanglePath } from '../shapes';

export interface TempleOptions {
  /** The middle of the building. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** A wash for the gable, so that cities look different. */
  readonly wash: string;
  /** Colours of those who stand for election, the first first. */
  readonly candidates: readonly string[];
  readonly palette: MapPalette;
}

const GABLE = 36;
const STEPS = 9;
const ENTABLATURE = 7;
const COLUMNS = 6;

/** A city as a temple: its name over the gable, cubes find room between its columns, candidates in the gable. */
export const drawCityTemple = (options: TempleOptions): readonly DrawItem[] => {
  const { x, y, width, height, palette, wash, name } = options;
  const [left, top] = [x - width / 2, y - height / 2];
  const [right, bottom] = [left + width, top + height];
  const hall = top + GABLE + ENTABLATURE;
  return [
    createFilledPath(drawRectanglePath(left + 5, hall, width - 10, bottom - hall - STEPS), palette.sheet),
    ...drawColumns(left + 7, hall, width - 14, bottom - STEPS - hall, palette),
    {
      ...createStrokedPath(
        `M${left - 3} ${top + GABLE}L${x} ${top + 6}L${right + 3} ${top + GABLE}Z`,
        palette.ink,
        1.6,
        { join: 'round' },
      ),
      fill: wash,
    },
    {
      ...createStrokedPath(
        drawRectanglePath(left - 1, top + GABLE, width + 2, ENTABLATURE),
        palette.ink,
        1.2,
      ),
      fill: palette.stone,
    },
    {
      ...createStrokedPath(drawRectanglePath(left - 1, bottom - STEPS, width + 2, 4.5), palette.ink, 1),
      fill: palette.stone,
    },
    {
      ...createStrokedPath(
        drawRectanglePath(left - 5, bottom - STEPS + 4.5, width + 10, 4.5),
        palette.ink,
        1,
      ),
      fill: palette.stone,
    },
    ...drawSeats(options, top + GABLE - 9),
    {
      k: 'text',
      x,
      y: top + 1,
      text: name,
      size: 19,
      font: 'serif-semibold',
      fill: palette.ink,
      anchor: 'middle',
      halo: { colour: palette.paper, width: 5 },
    },
  ];
};

const drawColumns = (
  x: number,
  y: number,
  width: number,
  height: number,
  palette: MapPalette,
): readonly DrawItem[] =>
  Array.from({ length: COLUMNS }, (_, index): DrawItem => {
    const at = x + (index * (width - 6)) / (COLUMNS - 1);
    return {
      ...createStrokedPath(drawRectanglePath(at, y, 6, height), palette.secondInk, 0.8),
      fill: palette.stone,
    };
  });

/** Two seats in the gable, empty rings until somebody stands. */
const drawSeats = ({ x, candidates, palette }: TempleOptions, y: number): readonly DrawItem[] =>
  [-11, 11].map((by, index) => ({
    ...createStrokedPath(drawCirclePath(x + by, y, 6.4), palette.ink, 1.1),
    fill: candidates[index] ?? palette.sheet,
  }));

import type { DrawItem } from '../draw-list';

/** A name as it is set at the head of a counter of 60 units. */
export interface NameSetting {
  readonly lines: readonly string[];
  readonly size: number;
}

const LARGEST = 9;
/** One line is preferred down to this size; below it two lines are larger. */
const SMALLEST_LINE = 6.6;
const LARGEST_OF_TWO = 7;

const NARROW = /[iljtfrI.,:;'’!|()[\]\s-]/;
const WIDE = /[mwMW—]/;
const CAPITAL = /[\p{Lu}\d+−–•]/u;

const widthOfLetter = (letter: string): number => {
  if (NARROW.test(letter)) return 0.36;
  if (WIDE.test(letter)) return 0.87;
  return CAPITAL.test(letter) ? 0.63 : 0.57;
};

/** How wide words are in the bold letter of counters, in units of its size: a little more than they take, since browser and printer differ. */
export const estimateWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** As large as fits, on one line or broken after a space or a hyphen. */
export const setName = (name: string, width: number): NameSetting => {
  const line = Math.min(LARGEST, width / estimateWidth(name));
  if (line >= SMALLEST_LINE) return { lines: [name], size: line };
  const two = breakInTwo(name);
  const size = Math.min(LARGEST_OF_TWO, width / Math.max(...two.map(estimateWidth)));
  return size > line ? { lines: two, size } : { lines: [name], size: line };
};

/** Where both halves are most alike. */
const breakInTwo = (name: string): readonly string[] => {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => [
    name.slice(0, index + 1).trim(),
    name.slice(index + 1).trim(),
  ]);
  const longer = (halves: readonly string[]): number => Math.max(...halves.map(estimateWidth));
  return breaks.sort((one, other) => longer(one) - longer(other))[0] ?? [name];
};

const LINE_HEIGHT = 1.02;

/** The lines from a corner; the first stands on `y` when it is alone. */
export const drawName = (
  { lines, size }: NameSetting,
  [x, y]: readonly [number, number],
  fill: string,
): readonly DrawItem[] => {
  const top = y - (lines.length - 1) * 2;
  return lines.map((text, index) => ({
    ...{ k: 'text', text, x, y: top + index * size * LINE_HEIGHT, size },
    ...{ anchor: 'start', fill, font: 'sans-bold' },
  }));
};

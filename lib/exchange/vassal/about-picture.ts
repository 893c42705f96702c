import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { ModuleOptions } from './module-contents';

const [WIDTH, HEIGHT] = [300, 420];
const LONGEST_LINE = 24;
const MOST_NAMES = 8;

/** The picture in VASSAL's start dialog: the module's title and contents. */
export const drawAbout = ({ name, description }: ModuleOptions, boards: readonly string[]): DrawList => {
  const title = breakWords(name);
  const lines = [...breakWords(description).slice(0, 4), '', ...boards.slice(0, MOST_NAMES)];
  const text = (words: string, y: number, size: number, font: 'serif-semibold' | 'serif'): DrawItem => ({
    k: 'text',
    ...{ text: words, x: WIDTH / 2, y, size, font, anchor: 'middle', fill: MAP_PALETTE.ink },
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      createStrokedPath(drawRectanglePath(12, 12, WIDTH - 24, HEIGHT - 24), MAP_PALETTE.ink, 2),
      createStrokedPath(drawRectanglePath(18, 18, WIDTH - 36, HEIGHT - 36), MAP_PALETTE.ink, 0.8),
      ...title.slice(0, 4).map((line, index) => text(line, 70 + index * 30, 24, 'serif-semibold')),
      ...lines.map((line, index) =>
        text(shorten(line), 90 + title.slice(0, 4).length * 30 + index * 20, 14, 'serif'),
      ),
    ],
  };
};

const shorten = (line: string): string => (line.length > 40 ? `${line.slice(0, 39)}…` : line);

const breakWords = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST_LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

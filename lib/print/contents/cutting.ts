import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { createFilledPath, createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { Say } from '@/lib/game/contract/sentence';
import { breakLines } from '../layout/lines';
import { COLUMN_GAP, type PrintArea, widthOf } from '../layout/paper';
import { type PrintJob, printDrawing, printLine, printText } from '../layout/print-job';
import { createHeading, createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';

const PICTURE = { width: 130, height: 40 };
const PICTURE_SCALE = 0.8;
const PANELS = 3;

/** Three small pictures with a few words: how backs come behind fronts, how counters are cut, how the map is made. */
export interface CuttingPlan {
  readonly height: number;
  readonly print: (top: number) => void;
}

interface Panel {
  readonly picture: readonly DrawItem[];
  readonly title: string;
  readonly text: string;
}

export const planCutting = (
  job: PrintJob,
  say: Say,
  area: PrintArea,
  { backing, cut }: { readonly backing: string; readonly cut: string },
): CuttingPlan => {
  const word = (code: string): string => say({ code: `print.contents.cutting.${code}` });
  const back = backing.replace('-', '');
  const panels: readonly Panel[] = [
    { picture: BACKS[back] ?? drawBacks(false), title: word('counters'), text: word(`back-${back}`) },
    { picture: drawCuts(), title: word('cut'), text: word('cut-text') },
    { picture: MAPS[cut] ?? drawPoster(), title: word('map'), text: word(`map-${cut}`) },
  ];
  const width = (widthOf(area) - COLUMN_GAP * (PANELS - 1)) / PANELS;
  const texts = panels.map(({ text }) => breakLines([createSpan(text, STYLES.body)], width, job.measure));
  const { leading } = STYLES.body;
  const heading = createHeading(word('title'), { width: widthOf(area), measure: job.measure });
  const rows = Math.max(...texts.map(({ length }) => length)) + 1;
  return {
    height: heading.height + PICTURE.height * PICTURE_SCALE + rows * leading + 6,
    print: top => {
      heading.paint(job, { page: 0, x: area.left, y: top });
      for (const [index, { picture, title }] of panels.entries()) {
        const x = area.left + index * (width + COLUMN_GAP);
        const y = top + heading.height + 2;
        printDrawing(job, { ...PICTURE, items: picture }, x, y, PICTURE_SCALE);
        const below = y + PICTURE.height * PICTURE_SCALE + 3;
        printText(job, createSpan(title, STYLES.strong).text, STYLES.strong, x, below + leading * 0.76);
        for (const [row, line] of (texts[index] ?? []).entries())
          printLine(job, line, x, below + (row + 1) * leading, leading);
      }
    },
  };
};

const { ink: INK, accent: ACCENT } = MAP_PALETTE;
const RED = '#8E2A20';

const drawSheet = (x: number, width = 28): DrawItem =>
  createStrokedPath(drawRectanglePath(x, 1, width, 38), INK, 0.8);
const drawTokens = (x: number, y: number, filled: boolean): readonly DrawItem[] =>
  [0, 1, 2].map(index => {
    const d = drawRectanglePath(x + index * 7.5, y, 6, 6);
    return filled ? createFilledPath(d, RED) : createStrokedPath(d, RED, 0.9);
  });
const drawArrow = (x: number): DrawItem =>
  createStrokedPath(`M${x} 20h10m-3.5 -3.5l3.5 3.5l-3.5 3.5`, INK, 1);

/** Fronts, and their backs on the other side of the sheet. */
const drawBacks = (hasBacks: boolean): readonly DrawItem[] => [
  drawSheet(1),
  ...drawTokens(4, 6, true),
  ...(hasBacks ? [drawArrow(34), drawSheet(49), ...drawTokens(52, 6, false)] : []),
];

const drawFold = (): readonly DrawItem[] => [
  drawSheet(1),
  ...drawTokens(4, 20, true),
  ...drawTokens(4, 13, false),
  createStrokedPath('M-1 19.5h34', ACCENT, 0.9, { dash: [2.5, 1.8] }),
];

const BACKS: Readonly<Record<string, readonly DrawItem[]>> = {
  longedge: drawBacks(true),
  shortedge: drawBacks(true),
  fold: drawFold(),
  none: drawBacks(false),
};

const drawCuts = (): readonly DrawItem[] => [
  createFilledPath(drawRectanglePath(14, 10, 15, 15), RED),
  createFilledPath(drawRectanglePath(31, 10, 15, 15), RED),
  createStrokedPath('M14 1v6M29 1v6M31 1v6M46 1v6M4 10h7M4 25h7M49 10h7M49 25h7', INK, 0.8),
  createStrokedPath('M30 0v38', ACCENT, 0.9, { dash: [3, 2] }),
];

const drawTiles = (): readonly DrawItem[] =>
  Array.from({ length: 15 }, (_, index) =>
    createStrokedPath(
      drawRectanglePath(1 + (index % 5) * 12, 1 + Math.floor(index / 5) * 12.5, 10.5, 11),
      INK,
      0.8,
    ),
  );

const drawPoster = (): readonly DrawItem[] => [
  drawSheet(1, 26),
  createStrokedPath(drawRectanglePath(24, 1, 26, 38), INK, 0.8),
  createStrokedPath('M24 -1v42', ACCENT, 0.9, { dash: [3, 2] }),
];

const drawTemplate = (): readonly DrawItem[] => [
  drawSheet(1, 46),
  createStrokedPath('M8 22c0 -12 14 -14 20 -11s14 4 12 11s-14 10 -20 9s-12 -3 -12 -9Z', INK, 1),
];

const MAPS: Readonly<Record<string, readonly DrawItem[]>> = {
  spaces: drawTiles(),
  poster: drawPoster(),
  templates: drawTemplate(),
};

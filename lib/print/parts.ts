import { composeCounters } from './cut-outs/counters';
import { composePoster } from './cut-outs/poster';
import { composeTiles } from './cut-outs/tiles';
import { drawEmptyBoard, drawSetUpBoard } from './draw-board';
import { createPrintJob, type PrintJob } from './layout/print-job';
import { composeAid } from './player-aid/player-aid';
import { parseCounterOptions, parsePrintOptions } from './print-options';
import { composeSheet } from './sheet/sheet';
import { limitToSide, type SheetContents } from './sheet/sheet-contents';

/** What can be printed of a battle. */
export const BATTLE_PARTS = ['sheet', 'aid', 'counters', 'map'] as const;
export type BattlePart = (typeof BATTLE_PARTS)[number];

/** The parts that an address asks for, in our order; none or nonsense: the first. */
export const parseParts = <Part extends string>(
  asked: URLSearchParams,
  offered: readonly Part[],
): readonly Part[] => {
  const names = (asked.get('parts') ?? '').split(',');
  const wanted = offered.filter(part => names.includes(part));
  return wanted.length > 0 ? wanted : offered.slice(0, 1);
};

/** One part of a battle, as an address asks for it. */
export const composePart = (part: BattlePart, contents: SheetContents, asked: URLSearchParams): PrintJob => {
  if (part === 'sheet') return composeRequestedSheet(contents, asked);
  if (part === 'map') return composeMap(contents, asked);
  if (part === 'aid') return composeAid(contents, parsePrintOptions(asked));
  const bases = (contents.system.printing.bases ?? []).map(({ id }) => id);
  return composeCounters(contents, parseCounterOptions(asked, bases));
};

/** For a hidden set-up each side gets a sheet of its own. */
const composeRequestedSheet = (contents: SheetContents, asked: URLSearchParams): PrintJob => {
  const side = contents.system.seats(contents.scenario).find(({ id }) => id === asked.get('side'));
  return composeSheet(side ? limitToSide(contents, side.id) : contents, parsePrintOptions(asked));
};

const composeMap = (contents: SheetContents, asked: URLSearchParams): PrintJob => {
  const { maps } = contents.system.printing;
  const scale = maps.find(({ id }) => id === asked.get('scale')) ?? maps[0];
  if (!scale) throw new Error('a board without a size to print it in');
  const options = parsePrintOptions(asked);
  if (scale.cut === 'spaces') return composeTiles(contents, scale.millimetres, options);
  const board = scale.showsPieces
    ? drawSetUpBoard(contents, options.ink)
    : drawEmptyBoard(contents, contents.say);
  return composePoster(contents, board, scale.millimetres, options);
};

/** Several parts in one file: counters begin on a fresh sheet of paper, so that their backs lie behind them. */
export const composeParts = (
  parts: readonly BattlePart[],
  contents: SheetContents,
  asked: URLSearchParams,
): readonly PrintJob[] => {
  const jobs: PrintJob[] = [];
  let count = 0;
  const add = (job: PrintJob): void => {
    jobs.push(job);
    count += job.pages.length;
  };
  for (const part of parts) {
    const job = composePart(part, contents, asked);
    if (part === 'counters' && count % 2 === 1) add(blankSheet(job));
    add(job);
  }
  return jobs;
};

const blankSheet = ({ paper, metadata, ink }: PrintJob): PrintJob => createPrintJob(paper, metadata, ink);

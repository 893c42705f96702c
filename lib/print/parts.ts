import type { MapScale } from '@/lib/game/contract/printing';
import { composeContents } from './contents/contents-page';
import { BLANK, listParts } from './contents/listed-part';
import { composeCounters } from './cut-outs/counters';
import { composePoster } from './cut-outs/poster';
import { composeTemplates } from './cut-outs/templates';
import { composeTiles } from './cut-outs/tiles';
import { drawEmptyBoard, drawSetUpBoard } from './draw-board';
import { numberTogether } from './layout/page-numbers';
import { createPrintJob, type PrintJob } from './layout/print-job';
import { composeAid } from './player-aid/player-aid';
import { parseCounterOptions, parsePrintOptions } from './print-options';
import { composeSheet } from './sheet/sheet';
import { limitToSide, type SheetContents } from './sheet/sheet-contents';
import { composeTracks } from './tracks/tracks';

/** What can be printed of a battle. */
export const BATTLE_PARTS = ['sheet', 'aid', 'counters', 'tracks', 'map', 'contents'] as const;
export type BattlePart = (typeof BATTLE_PARTS)[number];

/** In this order they stand in one file. */
const ORDER: readonly BattlePart[] = ['contents', 'sheet', 'aid', 'counters', 'tracks', 'map'];

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
  if (part === 'contents') return composeContentsOf(BATTLE_PARTS, contents, asked);
  if (part === 'tracks') return composeTracks(contents, parsePrintOptions(asked));
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

const scaleOf = ({ system }: SheetContents, asked: URLSearchParams): MapScale => {
  const { maps } = system.printing;
  const scale = maps.find(({ id }) => id === asked.get('scale')) ?? maps[0];
  if (!scale) throw new Error('a board without a size to print it in');
  return scale;
};

const composeMap = (contents: SheetContents, asked: URLSearchParams): PrintJob => {
  const scale = scaleOf(contents, asked);
  const options = parsePrintOptions(asked);
  if (scale.cut === 'spaces') return composeTiles(contents, scale.millimetres, options);
  const measured = contents.system.printing.measureSetUp?.(contents.scenario);
  if (scale.cut === 'templates' && measured)
    return composeTemplates(contents, measured, scale.millimetres, options);
  const board = scale.showsPieces
    ? drawSetUpBoard(contents, options.ink)
    : drawEmptyBoard(contents, contents.say);
  return composePoster(contents, board, scale.millimetres, options);
};

/** A print and which part it is; blank: an empty page. */
interface NamedJob {
  readonly part: BattlePart | typeof BLANK;
  readonly job: PrintJob;
}

/** Several parts in one file: counters begin on a fresh sheet of paper, so that their backs lie behind them; a contents page comes first. */
export const composeParts = (
  parts: readonly BattlePart[],
  contents: SheetContents,
  asked: URLSearchParams,
): readonly PrintJob[] => {
  const named = composeNamed(parts, contents, asked);
  const jobs = named.map(({ job }) => job);
  const all = parts.includes('contents') ? [composeContentsPage(named, contents, asked), ...jobs] : jobs;
  return all.length > 1 ? numberTogether(all, contents.say) : all;
};

const composeContentsOf = (
  parts: readonly BattlePart[],
  contents: SheetContents,
  asked: URLSearchParams,
): PrintJob => composeContentsPage(composeNamed(parts, contents, asked), contents, asked);

const composeContentsPage = (
  named: readonly NamedJob[],
  contents: SheetContents,
  asked: URLSearchParams,
): PrintJob => {
  const { cut } = scaleOf(contents, asked);
  return composeContents(contents, listParts(named, cut), { ...parseCounterOptions(asked, []), cut });
};

/** All but the contents page, which takes one page before them; the map stands once. */
const composeNamed = (
  parts: readonly BattlePart[],
  contents: SheetContents,
  asked: URLSearchParams,
): readonly NamedJob[] => {
  const wanted = ORDER.filter(part => part !== 'contents' && parts.includes(part));
  const given = { ...contents, hasOwnMap: parts.includes('sheet') && parts.includes('map') };
  const named: NamedJob[] = [];
  let count = parts.includes('contents') ? 1 : 0;
  const add = (part: NamedJob['part'], job: PrintJob): void => {
    named.push({ part, job });
    count += job.pages.length;
  };
  for (const part of wanted) {
    const job = composePart(part, given, asked);
    if (part === 'counters' && count % 2 === 1) add(BLANK, blankSheet(job));
    add(part, job);
  }
  return named;
};

const blankSheet = ({ paper, metadata, ink }: PrintJob): PrintJob => createPrintJob(paper, metadata, ink);

import { composeAid } from './aid';
import { emptyBoard, plannedBoard } from './board';
import { composeCounters } from './counters';
import { openPress, type Press } from './page';
import { composePoster } from './poster';
import { composeSheet } from './sheet';
import { forSide, type SheetContents } from './sheet-contents';
import { composeTiles } from './tiles';
import { counterOptions, printOptions } from './wishes';

/** What can be printed of a battle. */
export const BATTLE_PARTS = ['sheet', 'aid', 'counters', 'map'] as const;
export type BattlePart = (typeof BATTLE_PARTS)[number];

/** The parts that an address asks for, in our order; none or nonsense: the first. */
export const wantedParts = <Part extends string>(
  asked: URLSearchParams,
  offered: readonly Part[],
): readonly Part[] => {
  const names = (asked.get('parts') ?? '').split(',');
  const wanted = offered.filter(part => names.includes(part));
  return wanted.length > 0 ? wanted : offered.slice(0, 1);
};

/** One part of a battle, as an address asks for it. */
export const composePart = (part: BattlePart, contents: SheetContents, asked: URLSearchParams): Press => {
  if (part === 'sheet') return composeAskedSheet(contents, asked);
  if (part === 'map') return composeMap(contents, asked);
  if (part === 'aid') return composeAid(contents, printOptions(asked));
  const bases = (contents.system.printing.bases ?? []).map(({ id }) => id);
  return composeCounters(contents, counterOptions(asked, bases));
};

/** For a hidden set-up each side gets a sheet of its own. */
const composeAskedSheet = (contents: SheetContents, asked: URLSearchParams): Press => {
  const side = contents.system.seats(contents.scenario).find(({ id }) => id === asked.get('side'));
  return composeSheet(side ? forSide(contents, side.id) : contents, printOptions(asked));
};

const composeMap = (contents: SheetContents, asked: URLSearchParams): Press => {
  const { maps } = contents.system.printing;
  const scale = maps.find(({ id }) => id === asked.get('scale')) ?? maps[0];
  if (!scale) throw new Error('a board without a size to print it in');
  const options = printOptions(asked);
  if (scale.cut === 'spaces') return composeTiles(contents, scale.millimetres, options);
  const board = scale.showsPieces ? plannedBoard(contents, options.ink) : emptyBoard(contents, contents.say);
  return composePoster(contents, board, scale.millimetres, options);
};

/** Several parts in one file: counters begin on a fresh sheet of paper, so that their backs lie behind them. */
export const composeParts = (
  parts: readonly BattlePart[],
  contents: SheetContents,
  asked: URLSearchParams,
): readonly Press[] => {
  const presses: Press[] = [];
  let count = 0;
  const add = (press: Press): void => {
    presses.push(press);
    count += press.pages.length;
  };
  for (const part of parts) {
    const press = composePart(part, contents, asked);
    if (part === 'counters' && count % 2 === 1) add(blankSheet(press));
    add(press);
  }
  return presses;
};

const blankSheet = ({ paper, imprint, ink }: Press): Press => openPress(paper, imprint, ink);

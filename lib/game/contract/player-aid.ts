import type { RuleRef } from './rulebook';
import type { Say, Sentence } from './sentence';

/** What stands in one field of a table: a figure as it is printed, words, or the section that a row is from. */
export type AidCell = string | number | Sentence | RuleRef;

/** A table or a list of a player aid, made from the content and the functions that the engine itself uses. */
export interface AidTable {
  readonly title: Sentence;
  readonly rule: RuleRef;
  /** The heads; the first stands above the names of the rows and may be empty. */
  readonly columns: readonly AidCell[];
  readonly rows: readonly (readonly AidCell[])[];
  /** How it is read. */
  readonly note?: Sentence;
  /**
   * `lines`: each row is a sentence that begins with its first cell and ends with its section; `steps`: the same, counted, because they
   * follow each other. Absent: a table.
   */
  readonly look?: 'lines' | 'steps';
}

export const isRuleRef = (cell: AidCell): cell is RuleRef => typeof cell === 'object' && 'section' in cell;

/** A cell in the reader's language; a section is its number alone. */
export const formatAidCell = (cell: AidCell, say: Say): string => {
  if (typeof cell !== 'object') return String(cell);
  return isRuleRef(cell) ? cell.section : say(cell);
};

/** A modifier as it is printed: with its sign. */
export const formatSigned = (value: number): string => {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
};

/** A field that is printed empty. */
export const EMPTY_CELL = '–';

/** One line of a list: its name, its text, and its section in the book. */
export type AidLine = readonly [AidCell, AidCell, RuleRef | ''];

/** A list of sentences under one title. */
export const createAidList = (
  title: Sentence,
  rule: RuleRef,
  rows: readonly AidLine[],
  look: 'lines' | 'steps' = 'lines',
): AidTable => ({ title, rule, columns: ['', '', ''], rows, look });

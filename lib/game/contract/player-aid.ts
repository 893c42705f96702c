import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';

/** What stands in one field of a table: a figure as it is printed, or words. */
export type AidCell = string | number | Sentence;

/** A table of a player aid, made from the content and the functions that the engine itself uses. */
export interface AidTable {
  readonly title: Sentence;
  readonly rule: RuleRef;
  /** The heads; the first stands above the names of the rows and may be empty. */
  readonly columns: readonly AidCell[];
  readonly rows: readonly (readonly AidCell[])[];
  /** How it is read. */
  readonly note?: Sentence;
}

/** A modifier as it is printed: with its sign. */
export const formatSigned = (value: number): string => {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
};

/** A field in which nothing is printed. */
export const EMPTY_CELL = '–';

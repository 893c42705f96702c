import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { RuleRef } from '../rulebook';
import type { Sentence } from '../sentence';

export interface FieldChoice {
  readonly value: string | number;
  readonly label: Sentence;
}

export type FieldKind =
  | { readonly type: 'text'; readonly limit?: number; readonly shape?: TextShape }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  /** A year, negative before our era; people write it with its era, and `usual` is the one meant before they do. */
  | { readonly type: 'year'; readonly usual?: 'bc' | 'ad' }
  | { readonly type: 'choice'; readonly choices: readonly FieldChoice[] }
  | { readonly type: 'flag' };

/** What a text must look like, and how that is said to someone who wrote another. */
export interface TextShape {
  readonly pattern: string;
  readonly words: Sentence;
}

/** One value of the document as a form asks for it; an empty answer to an optional one removes it. */
export interface FormField {
  /** From the document, or from the entry in a sheet. */
  readonly path: JsonPath;
  readonly label: Sentence;
  readonly kind: FieldKind;
  readonly isOptional?: boolean;
  readonly rule?: RuleRef;
  /** The same for every entry of a table and not written in it, such as its wing; another value moves the entry there. */
  readonly common?: string;
}

/** Several values in a list: some of these choices, or texts of a shape such as the names of spaces. */
export type MultiFieldKind =
  | {
      readonly type: 'several';
      readonly choices: readonly FieldChoice[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly type: 'texts'; readonly shape: TextShape };

export interface EntryField extends Omit<FormField, 'kind'> {
  readonly kind: FieldKind | MultiFieldKind;
}

/** One entry of a list, as a form of its own; so are lists within it. */
export interface EntryForm {
  readonly title: Sentence;
  readonly rule?: RuleRef;
  readonly fields: readonly EntryField[];
  readonly lists?: readonly EntryList[];
}

/** What can be added to a list, as it begins. */
export interface EntryTemplate {
  readonly id: string;
  readonly label: Sentence;
  readonly entry: unknown;
}

/** A list of the document whose entries are of several kinds, each with fields of its own. */
export interface EntryList {
  readonly title: Sentence;
  readonly path: JsonPath;
  readonly least: number;
  readonly most: number;
  readonly kinds: readonly EntryTemplate[];
  readonly entries: readonly EntryForm[];
}

/** A list of the document as a table: one row for each entry. */
export interface EntryTable {
  readonly id: string;
  readonly title: Sentence;
  /** The side whose list it is. */
  readonly seat: string;
  /** Where the list stands in the document. */
  readonly path: JsonPath;
  readonly columns: readonly FormField[];
  /** How many entries the list has room for. */
  readonly most?: number;
}

/** How forms show what is particular to a system. */
export interface Forms<Scenario> {
  /** Options of the battle beyond what every scenario has. */
  options(scenario: Scenario): readonly FormField[];
  /** An option with everything that refers to it elsewhere; null, or absent: nothing else does. */
  setOption?(
    scenario: Scenario,
    path: JsonPath,
    value: string | number | boolean | undefined,
  ): readonly Change[] | null;
  /** Rules of the battle and limits that are named one by one; absent: the system has none. */
  lists?(scenario: Scenario): readonly EntryList[];
  /** The armies as tables. */
  tables(scenario: Scenario): readonly EntryTable[];
  /** An entry with a name of its own: like the one given, or the usual one. */
  newEntry(scenario: Scenario, sheetId: string, like?: unknown): unknown;
  /**
   * One value of an entry, with everything that refers to it elsewhere; undefined removes it. Absent: nothing else
   * refers to it.
   */
  setEntryValue?(
    scenario: Scenario,
    sheetId: string,
    index: number,
    path: JsonPath,
    value: string | number | boolean | undefined,
  ): readonly Change[];
  /** Entries with everything that refers to them elsewhere in the document. */
  removeEntries(scenario: Scenario, sheetId: string, indices: readonly number[]): readonly Change[];
}

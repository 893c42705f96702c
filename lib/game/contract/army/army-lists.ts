import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { FieldChoice, FormField } from '../authoring/forms';
import type { Finding } from '../finding';
import type { SeatColours } from '../game-system';
import type { RuleRef } from '../rulebook';
import type { Say, Sentence } from '../sentence';

/**
 * What a list builder needs from a system, so that one page serves every game that has army lists. Lists and armies
 * are documents of the system (`documents['army-list']`, `documents.army`); the builder never looks into them but
 * uses these functions.
 */
export interface ArmyLists<List = unknown, Army = unknown> {
  /** The lists that come with the program. */
  readonly shipped: readonly List[];
  /** Forms of one list, such as those of a year or a battle; empty: the list has one form only. */
  variants(list: List): readonly ArmyListVariant[];
  /**
   * The list's entries in one of its forms, and in a year where it has dates; a forbidden entry has a maximum of 0.
   */
  entries(list: List, variant: string | null, year?: number | null): readonly ArmyListEntry[];
  /** The years in which the list may be used; null: it has no dates. */
  dates(list: List): ArmyListDates | null;
  /** What a reader should know of the list besides its entries, chapter by chapter. */
  chapters(list: List): readonly ArmyListChapter[];
  /** The sizes that a game suggests, in points. */
  readonly sizes: readonly number[];
  /** The size that is chosen already; absent: the middle one. */
  readonly usualSize?: number;
  /** An army without troops, ready to be built from the list. */
  newArmyDraft(list: List, request: ArmyDraftInput): Army;
  /** The list that the army is built from, shipped or carried by the army itself; null: it is built freely, or nobody knows it. */
  listOf(army: Army): List | null;
  /**
   * What the army may still take as it stands, with allies and special purchases; a forbidden entry has a maximum of
   * 0.
   */
  availableEntries(army: Army, list: List): readonly ArmyListEntry[];
  /** The army unit by unit, in the order of the document. */
  units(army: Army, list: List): readonly ArmyUnit[];
  /** What the army has taken, entry by entry. */
  picks(army: Army): readonly ArmyPick[];
  /** The army with this many of an entry, as changes of its document. */
  applyPick(army: Army, list: List, pick: ArmyPick): readonly Change[];
  /** What the army costs by its list, how much was agreed, and how much it may cost at most. */
  cost(army: Army, list: List): ArmyCost;
  /** The fields of an army besides its troops, such as year, role and general; the paths lead into the army. */
  fields?(army: Army, list: List): readonly ArmyField[];
  /** Everything that an army breaks of its list and of the book; the paths lead into the army. */
  check(army: Army, list: List): readonly Finding[];
  /** How an author designs entries of a list; absent: they are written in the source. */
  readonly design?: EntryDesign<List>;
}

/** A new entry of a list as a form; what is wrong or unusual about it the checks of the list say. */
export interface EntryDesign<List> {
  /** Where the entries stand in the list. */
  readonly path: JsonPath;
  /** The fields of the entry at a place in the list; the paths lead into the list. */
  fields(list: List, entry: number): readonly ArmyField[];
  /** The fields of the list itself, besides its title and summary. */
  listFields(list: List): readonly ArmyField[];
  /** What else an author can say of the list, or of the entry at a place in it; absent: it is written in the source. */
  blocks?(list: List, entry: number | null): readonly DesignBlock[];
  /** An entry with a name of its own: like the one given, or the usual one. */
  newEntry(list: List, like?: unknown): unknown;
  /** How an entry of the list looks. */
  face(entry: unknown, seat: SeatColours): CounterFace;
  /** Its name and short description. */
  describe(entry: unknown): { readonly label: string; readonly describe: Sentence };
}

/** A field of an entry: the kinds of other forms, a row of dice faces, and several values of a list. */
export type DesignField =
  | FormField
  | (Omit<FormField, 'kind'> & {
      readonly kind:
        | { readonly type: 'numbers'; readonly min: number; readonly max: number; readonly most: number }
        | { readonly type: 'choices'; readonly choices: readonly FieldChoice[] };
    });

/** What a field is given; undefined: nothing. */
export type FieldValue = string | number | boolean | readonly string[] | undefined;

/** A field that changes more than the one value at its path computes its present value and its changes itself. */
export type ArmyField = DesignField & {
  readonly chosen?: FieldValue;
  readonly changes?: (value: string | readonly string[]) => readonly Change[];
  /** As `changes`, for what may also be a number, a flag or absent. */
  readonly set?: (value: FieldValue) => readonly Change[];
};

/** A part of a list that is folded until opened: its options, the kinds of an entry, when something applies. */
export interface DesignBlock {
  readonly id: string;
  readonly title: Sentence;
  readonly rule?: RuleRef;
  /** What it says now, in short. */
  readonly words?: Sentence;
  readonly fields: readonly ArmyField[];
  /** What stands in it more than once. */
  readonly rows: readonly DesignRow[];
  /** What can be put into it; several kinds are chosen from. */
  readonly add: readonly DesignTemplate[];
  /** Smaller parts within it. */
  readonly blocks: readonly DesignBlock[];
  /** Takes all of it away; absent: it stays. */
  readonly remove?: readonly Change[];
}

export interface DesignTemplate {
  readonly id: string;
  readonly label: Sentence;
  readonly changes: readonly Change[];
}

export interface DesignRow {
  readonly label: DisplayName;
  /** The paths lead into the list. */
  readonly fields: readonly ArmyField[];
  readonly blocks: readonly DesignBlock[];
  /** Absent: one must stay. */
  readonly remove?: readonly Change[];
  /** One place up, where the order counts. */
  readonly up?: readonly Change[];
}

export interface ArmyListDates {
  readonly from: number | null;
  readonly to: number | null;
}

/** "Command", "Allies": a heading and its lines. */
export interface ArmyListChapter {
  readonly title: Sentence;
  readonly rule?: RuleRef;
  readonly lines: readonly Sentence[];
}

export interface ArmyCost {
  readonly spent: number;
  readonly limit: number;
  readonly most: number;
}

/** Troops that are kept together. */
export interface ArmyUnit {
  readonly id: string;
  readonly label: string;
  readonly words: Sentence;
  readonly face: (seat: SeatColours) => CounterFace;
  readonly cost: number;
  /** Where it stands in the army. */
  readonly path: JsonPath;
  /** Where its own name stands, if units of the game have names. */
  readonly namePath?: JsonPath;
  readonly isAlly: boolean;
  readonly parts: readonly ArmyPick[];
}

export interface ArmyListVariant {
  readonly id: string;
  readonly label: string;
}

/** A name as its author wrote it, or words of ours. */
export type DisplayName = string | Sentence;

export const formatName = (name: DisplayName, say: Say): string =>
  typeof name === 'string' ? name : say(name);

/** One line of a list: the troops, how often and at what price. */
export interface ArmyListEntry {
  readonly id: string;
  /** Entries of one group stand under one heading. */
  readonly group: DisplayName;
  readonly label: DisplayName;
  /** "black 3 4, formation 4": what it is. */
  readonly words: Sentence;
  readonly face: (seat: SeatColours) => CounterFace;
  readonly price: number;
  /** What the price is for: "element", "tile", "unit". */
  readonly per: Sentence;
  readonly min: number;
  /** Null: no limit. */
  readonly max: number | null;
  readonly options: readonly ArmyListOption[];
  readonly reconstructed: boolean;
  /** Whether minimum and maximum count units or single pieces; how many of an entry are taken is counted the same way. */
  readonly counts: 'units' | 'pieces';
  /** Where troops are taken in units: how many pieces one unit may have. Absent: a purchase for the whole army. */
  readonly unit?: {
    readonly least: number;
    readonly most: number;
    readonly usual: number;
    /** Where a unit may have several parts of one entry, bought differently: how many pieces a part has at least. */
    readonly part?: number;
  };
  /** Why it is unavailable or obligatory, where the list says so: "only before 235 BC". */
  readonly note?: Sentence;
}

/** Something that may be added to a taken entry, such as a better weapon. */
export interface ArmyListOption {
  readonly id: string;
  readonly label: Sentence;
  readonly price: number;
  /** At most one option of a choice is taken; null: it is independent. */
  readonly choice: string | null;
}

export interface ArmyDraftInput {
  readonly title: string;
  readonly points: number;
  readonly variant: string | null;
  /** Negative before our era; null or absent: dates are ignored. */
  readonly year?: number | null;
}

export interface ArmyPick {
  readonly entry: string;
  /** Where troops are taken in units: the pieces of this unit; 0 removes it. */
  readonly count: number;
  readonly options: readonly string[];
  /** The unit; a name that the army does not have makes a new one. */
  readonly unit?: string;
  /** Which part of the unit, where an entry may stand in it more than once; absent: a new part. */
  readonly part?: number;
}

import type { Sentence } from '../sentence';

export interface CreationOption {
  readonly id: string;
  readonly label: Sentence;
}

/** What an author says before the first stroke. */
export interface CreationInput {
  readonly title: string;
  readonly year: number;
  /** Names of the sides, the first first. */
  readonly sides: readonly string[];
  readonly size: string;
  /** One of the grounds; null: a blank board. */
  readonly ground: string | null;
  readonly seed: number;
}

/** How a new battle of a system begins. */
export interface Creation<Scenario> {
  /** Sizes of the board; the first is the usual one. */
  readonly sizes: readonly CreationOption[];
  /** Kinds of country that can be made up, plausible for the period. */
  readonly grounds: readonly CreationOption[];
  readonly seats: { readonly least: number; readonly most: number };
  create(request: CreationInput): Scenario;
}

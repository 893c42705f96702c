import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';

/** Something that the book leaves to the players before a game: an optional rule, or how the armies are set up. */
export interface StartOption {
  readonly id: string;
  readonly label: Sentence;
  /** Where the book offers it. */
  readonly rule: RuleRef;
  /** Null: it is `on` or `off`. */
  readonly choices: readonly { readonly id: string; readonly label: Sentence }[] | null;
  /** The choice that the battle itself has made. */
  readonly usual: string;
}

/** What was chosen, by the id of the option; an option that is not named is as the battle has it. */
export type StartOptions = Readonly<Record<string, string>>;

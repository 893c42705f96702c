import type { Odds } from '@/lib/dice/odds';
import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';

/** What would be thrown for a piece where it stands: exact odds, and what they are made of. */
export interface OddsPreview {
  readonly id: string;
  readonly title: Sentence;
  readonly rule: RuleRef;
  /** The space that it is aimed at; absent: it is no attack. */
  readonly against?: string;
  readonly odds: Odds;
  /** Words for every outcome of the odds, in the order in which they are to be read. */
  readonly outcomes: readonly PreviewOutcome[];
  readonly lines: readonly BreakdownLine[];
}

export interface PreviewOutcome {
  /** Its key among the ways of the odds. */
  readonly id: string;
  readonly label: Sentence;
}

/** One reason why a number is what it is: what it adds. */
export interface BreakdownLine {
  readonly label: Sentence;
  readonly value: number;
  readonly rule: RuleRef;
  /** A number that stands for itself, as one that must be thrown: it is not added, and has no sign. */
  readonly isFigure?: true;
}

import type { Odds } from '@/lib/dice/odds';
import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';

/** What would be thrown for a piece at its place: exact odds, and how they are made up. */
export interface OddsPreview {
  readonly id: string;
  readonly title: Sentence;
  readonly rule: RuleRef;
  /** The space that it is aimed at; absent: it is no attack. */
  readonly against?: string;
  readonly odds: Odds;
  /** Words for every outcome of the odds, in reading order. */
  readonly outcomes: readonly PreviewOutcome[];
  readonly lines: readonly BreakdownLine[];
}

export interface PreviewOutcome {
  /** Its key among the ways of the odds. */
  readonly id: string;
  readonly label: Sentence;
}

/** One reason for a number, with what it adds. */
export interface BreakdownLine {
  readonly label: Sentence;
  readonly value: number;
  readonly rule: RuleRef;
  /** A number without a sign, such as a number that must be thrown: it is not added. */
  readonly isFigure?: true;
}

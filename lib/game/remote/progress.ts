import type { Sentence } from '../contract/sentence';

/** Where a game by link is on its track of turns, for lists. */
export interface GameProgress {
  readonly unit: Sentence;
  readonly now: number;
  readonly last: number | null;
}

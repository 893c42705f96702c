import type { Trial } from './run-trial';

/** How many runs the shown line is based on. */
export const TRIAL_RUNS = 400;

/** What many runs of an order brought, in whole percent. */
export interface TrialTally {
  readonly runs: number;
  /** The enemy suffered anything at all. */
  readonly enemy: number;
  /**
   * This many of the enemy's pieces or more suffered in `share` of the runs; 0: never more than one, or too seldom.
   */
  readonly several: { readonly count: number; readonly share: number };
  /** The own side suffered. */
  readonly own: number;
}

/** What is rarer is not worth a word. */
const RARE = 0.2;

/** Null: the order throws no more than once, so that the bar shows everything. */
export const tallyTrials = (trials: readonly Trial[]): TrialTally | null => {
  if (trials.every(({ throws }) => throws < 2)) return null;
  const shareOf = (isCounted: (trial: Trial) => boolean): number =>
    trials.filter(isCounted).length / trials.length;
  const percent = (share: number): number => Math.round(share * 100);
  const counts = [...new Set(trials.map(({ enemy }) => enemy))].filter(count => count > 1);
  const likely = counts.filter(count => shareOf(({ enemy }) => enemy >= count) >= RARE);
  const count = likely.length > 0 ? Math.max(...likely) : 0;
  return {
    runs: trials.length,
    enemy: percent(shareOf(({ enemy }) => enemy > 0)),
    several: { count, share: count === 0 ? 0 : percent(shareOf(({ enemy }) => enemy >= count)) },
    own: percent(shareOf(({ own }) => own > 0)),
  };
};

import type { Level } from '../computer/levels';
import type { Sentence } from '../contract/sentence';
import { contains } from './statistics';
import type { RunSummary, SeatShare } from './summary';

/** Fewer games say nothing. */
export const FEWEST_GAMES = 30;

/** How strong the levels have shown themselves in this book; null: not measured. */
export interface LevelStrengths {
  /** Steady's share of wins against Learner. */
  readonly steadyAgainstLearner: number | null;
  /** Quick's share of wins against Steady. */
  readonly quickAgainstSteady: number | null;
}

const WEAK_BELOW = 0.75;
const QUICK_BELOW = 0.35;

export type Balance = 'too-few' | 'even' | 'one-sided';

/** Even: a fair share lies inside the interval of every seat. */
export const balanceOf = ({ games, shares }: Pick<RunSummary, 'games' | 'shares'>): Balance => {
  if (games < FEWEST_GAMES) return 'too-few';
  return shares.every(({ interval }) => contains(interval, 1 / shares.length)) ? 'even' : 'one-sided';
};

const bestOf = ({ shares }: RunSummary): SeatShare | undefined =>
  shares.toSorted((one, other) => other.share - one.share)[0];

const sentence = (key: string, values?: Sentence['values']): Sentence => ({
  code: `lab.verdict.${key}`,
  ...(values ? { values } : {}),
});

export const percentOf = (share: number): number => Math.round(share * 100);

/** The verdict in words, from most to least important. */
export const verdictOn = (summary: RunSummary, nameOf: (seat: string) => string): readonly Sentence[] => {
  const best = bestOf(summary);
  const balance = balanceOf(summary);
  if (balance === 'too-few' || !best)
    return [sentence('too-few', { games: summary.games, fewest: FEWEST_GAMES })];
  const { low, high } = best.interval;
  const values = {
    side: nameOf(best.seat),
    low: percentOf(low),
    high: percentOf(high),
    percent: percentOf(best.share),
  };
  return [
    sentence(balance === 'even' ? evenKey(summary) : 'one-sided', values),
    ...handicapWords(summary, nameOf),
    ...placeWords(summary),
    ...unitWords(summary),
  ];
};

const CLOSE = 0.05;

/** An interval that contains even chances and much else says less than a narrow one. */
const evenKey = ({ shares }: RunSummary): 'even' | 'perhaps-even' =>
  shares.every(({ interval: { low, high } }) => (high - low) / 2 <= CLOSE + 0.001) ? 'even' : 'perhaps-even';

const handicapWords = ({ evenAt }: RunSummary, nameOf: (seat: string) => string): readonly Sentence[] =>
  evenAt ? [sentence('even-at', { side: nameOf(evenAt.seat), points: evenAt.points })] : [];

/** Where at least a fifth of all losses fell. */
const placeWords = ({ losses }: RunSummary): readonly Sentence[] => {
  const sums = losses.map(({ at, losses: bySeat }) => ({
    at,
    sum: Object.values(bySeat).reduce((total, count) => total + count, 0),
  }));
  const all = sums.reduce((total, { sum }) => total + sum, 0);
  const hot = sums.flatMap(({ at, sum }) =>
    typeof at === 'string' && sum >= all / 5 && sum > 0 ? [at] : [],
  );
  return hot.length === 0
    ? []
    : [sentence('places', { places: hot.map(place => sentence('place', { place })) })];
};

/** A unit that does at least twice the work of the next one. */
const unitWords = ({ units }: RunSummary): readonly Sentence[] => {
  const [first, second] = units.toSorted((one, other) => (other.hits ?? 0) - (one.hits ?? 0));
  if (!first?.hits || !second || first.hits < 2 * (second.hits ?? 0)) return [];
  return [sentence('unit', { unit: first.unit.name })];
};

/** A book in which Quick loses most games against Steady gets no verdict from it. */
export const isTooWeak = (level: Level, { quickAgainstSteady }: LevelStrengths): boolean =>
  level === 'learner' ||
  (level === 'quick' && quickAgainstSteady !== null && quickAgainstSteady < QUICK_BELOW);

/** Reasons to doubt a verdict: levels that differ, a book whose computer is weak or was never measured. */
export const listDoubts = (levels: readonly Level[], strengths: LevelStrengths): readonly Sentence[] => {
  const doubt = (key: string, values?: Sentence['values']): Sentence => ({
    code: `lab.doubt.${key}`,
    ...(values ? { values } : {}),
  });
  const share = strengths.steadyAgainstLearner;
  return [
    ...(new Set(levels).size > 1 ? [doubt('levels-differ')] : []),
    ...(levels.includes('learner') ? [doubt('learner')] : []),
    ...(share === null ? [doubt('not-measured')] : []),
    ...(share !== null && share < WEAK_BELOW ? [doubt('weak', { percent: percentOf(share) })] : []),
    ...(levels.includes('quick') && isTooWeak('quick', strengths)
      ? [doubt('quick', { percent: percentOf(strengths.quickAgainstSteady ?? 0) })]
      : []),
  ];
};

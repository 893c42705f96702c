import type { Sentence } from '../contract/sentence';
import { comparePairs, countPairsNeeded, type Difference } from './statistics';
import { marginOf, type PlaceLosses, type RunContext, summarizeRun } from './summary';
import type { GameTally } from './tally-game';

/** The same seed played in two ways. */
export interface GamePair {
  readonly a: GameTally;
  readonly b: GameTally;
}

/** A figure of a comparison: what it was in A and in B, and whether the difference is more than noise. */
export interface ComparedFigure {
  readonly label: Sentence;
  /** Shares are in per cent. */
  readonly isShare: boolean;
  readonly a: number;
  readonly b: number;
  readonly difference: Difference;
  /** Pairs that would show it, if it is real; null: there is no difference. */
  readonly needed: number | null;
}

export interface Comparison {
  readonly pairs: readonly GamePair[];
  /** The first is the share of wins. */
  readonly figures: readonly ComparedFigure[];
  /** Where more (or, below 0, fewer) units of both sides fall in B. */
  readonly losses: readonly { readonly at: PlaceLosses['at']; readonly more: number }[];
  /** Seeds that another side won in B. */
  readonly changed: readonly GamePair[];
}

export const pairGames = (a: readonly GameTally[], b: readonly GameTally[]): readonly GamePair[] => {
  const bySeed = new Map(b.map(game => [game.seed, game]));
  return a.flatMap(game => {
    const other = bySeed.get(game.seed);
    return other ? [{ a: game, b: other }] : [];
  });
};

export const compareRuns = (
  pairs: readonly GamePair[],
  context: RunContext,
  nameOf: (seat: string) => string,
): Comparison => ({
  pairs,
  figures: listMeasures(pairs, context, nameOf).map(measure => compareFigure(pairs, measure)),
  losses: compareLosses(pairs, context),
  changed: pairs.filter(({ a, b }) => a.winner !== b.winner),
});

interface Measure {
  readonly label: Sentence;
  readonly isShare: boolean;
  readonly of: (game: GameTally) => number;
}

const listMeasures = (
  pairs: readonly GamePair[],
  { seats, units }: RunContext,
  nameOf: (seat: string) => string,
): readonly Measure[] => {
  const [first = ''] = seats;
  const label = (key: string, side = ''): Sentence => ({ code: `lab.figure.${key}`, values: { side } });
  const seatOf = new Map(units.map(({ id, seat }) => [id, seat]));
  const losing = seats.filter(seat => units.some(unit => unit.seat === seat));
  const [mostly] = pairs.map(({ a }) => a.ending);
  return [
    { label: label('wins', nameOf(first)), isShare: true, of: ({ winner }) => (winner === first ? 1 : 0) },
    { label: label('margin', nameOf(first)), isShare: false, of: game => marginOf(game, seats) },
    ...losing.map(seat => ({
      label: label('lost', nameOf(seat)),
      isShare: false,
      of: ({ losses }: GameTally) => losses.filter(({ unit }) => seatOf.get(unit) === seat).length,
    })),
    ...(mostly ? [endingMeasure(mostly)] : []),
    { label: label('turns'), isShare: false, of: ({ turn }) => turn },
  ];
};

const endingMeasure = (ending: Sentence): Measure => ({
  label: { code: 'lab.figure.ends', values: { ending } },
  isShare: true,
  of: game => (game.ending.code === ending.code ? 1 : 0),
});

const meanBy = (games: readonly GameTally[], of: Measure['of']): number =>
  games.length === 0 ? 0 : games.reduce((sum, game) => sum + of(game), 0) / games.length;

const compareFigure = (pairs: readonly GamePair[], { label, isShare, of }: Measure): ComparedFigure => {
  const difference = comparePairs(pairs.map(({ a, b }) => of(b) - of(a)));
  return {
    label,
    isShare,
    a: meanBy(
      pairs.map(({ a }) => a),
      of,
    ),
    b: meanBy(
      pairs.map(({ b }) => b),
      of,
    ),
    difference,
    needed: countPairsNeeded(difference),
  };
};

const compareLosses = (pairs: readonly GamePair[], context: RunContext): Comparison['losses'] => {
  const sumOf = ({ losses }: PlaceLosses): number =>
    Object.values(losses).reduce((sum, count) => sum + count, 0);
  const more = new Map<string, { at: PlaceLosses['at']; more: number }>();
  for (const [games, sign] of [
    [pairs.map(({ a }) => a), -1],
    [pairs.map(({ b }) => b), 1],
  ] as const)
    for (const place of summarizeRun(games, context).losses) {
      const known = more.get(String(place.at));
      more.set(String(place.at), { at: place.at, more: (known?.more ?? 0) + sign * sumOf(place) });
    }
  return [...more.values()];
};

/** What the comparison says, in one sentence and one beside it. */
export const listComparisonVerdict = (
  { pairs, figures }: Comparison,
  side: string,
  fewest: number,
): readonly Sentence[] => {
  const [wins] = figures;
  const count = pairs.length;
  if (!wins || count < fewest) return [{ code: 'lab.compare.too-few', values: { pairs: count, fewest } }];
  const { mean, interval, isReal } = wins.difference;
  const points = (share: number): number => Math.round(share * 100);
  const way = mean === 0 ? 'same' : mean > 0 ? 'more' : 'less';
  const values = {
    side,
    pairs: count,
    way,
    points: Math.abs(points(mean)),
    low: points(interval.low),
    high: points(interval.high),
    needed: wins.needed ?? 0,
  };
  return [
    { code: `lab.compare.${isReal ? 'real' : way === 'same' ? 'none' : 'noise'}`, values },
    { code: `lab.compare.${isReal || way === 'same' ? 'settled' : 'interval-needed'}`, values },
  ];
};

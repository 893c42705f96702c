import { z } from 'zod';
import { LEVELS, type Level } from '../computer/levels';
import { computeWilsonInterval } from './statistics';
import type { EndSummary } from './summary';
import { type Balance, balanceOf, FEWEST_GAMES, percentOf } from './verdict';

const count = z.number().int().min(0);

/** A measured balance as it is kept and published: all seats at one level, of one engine release. */
export const balanceSchema = z.object({
  engine: z.string().max(40),
  level: z.enum(LEVELS),
  games: count,
  draws: count,
  /** In the order of the battle. */
  wins: z.array(z.object({ seat: z.string().max(200), wins: count })).max(20),
  /** How far the first seat is ahead in the middle game. */
  median: z.number(),
  /** The turn in which the middle game ends. */
  turn: z.number(),
  evenAt: z.object({ seat: z.string().max(200), points: z.number() }).nullable(),
});

export type MeasuredBalance = z.infer<typeof balanceSchema>;

export const toMeasuredBalance = (
  summary: EndSummary,
  { engine, level }: { readonly engine: string; readonly level: Level },
): MeasuredBalance => ({
  engine,
  level,
  games: summary.games,
  draws: summary.draws,
  wins: summary.shares.map(({ seat, wins }) => ({ seat, wins })),
  median: summary.median,
  turn: middleTurn(summary),
  evenAt: summary.evenAt,
});

const middleTurn = ({ turns, games }: EndSummary): number => {
  let seen = 0;
  for (const { turn, count: here } of turns) {
    seen += here;
    if (2 * seen >= games) return turn;
  }
  return 0;
};

/** The figure that is shown where there is room for one: the newest engine release, then the best level with enough games. */
export const pickShown = <Measured extends MeasuredBalance>(all: readonly Measured[]): Measured | null => {
  const enough = all.filter(({ games }) => games >= FEWEST_GAMES);
  const rank = ({ engine, level }: Measured): string => `${engine} ${LEVELS.indexOf(level)}`;
  return enough.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))[0] ?? null;
};

/** A measured balance as a fact: who wins most, in per cent, with its interval. */
interface BalanceFact {
  readonly balance: Balance;
  readonly seat: string;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

export const createBalanceFact = ({ games, wins }: MeasuredBalance): BalanceFact => {
  const shares = wins.map(({ seat, wins: won }) => ({
    seat,
    wins: won,
    share: games === 0 ? 0 : won / games,
    interval: computeWilsonInterval(won, games),
  }));
  const best = shares.toSorted((one, other) => other.wins - one.wins)[0];
  return {
    balance: balanceOf({ games, shares }),
    seat: best?.seat ?? '',
    percent: percentOf(best?.share ?? 0),
    low: percentOf(best?.interval.low ?? 0),
    high: percentOf(best?.interval.high ?? 1),
  };
};

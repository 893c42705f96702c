import { computeWilsonInterval, countGamesNeeded, halfWidthOf } from '@/lib/game/lab/statistics';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { FEWEST_GAMES } from '@/lib/game/lab/verdict';
import type { LabSetup, SeatLevels } from './lab-battle';

/** When a run has played enough: this many games, or an interval of this width on both sides. */
export type RunTarget =
  | { readonly type: 'games'; readonly count: number }
  | { readonly type: 'precision'; readonly half: number };

/** Games of one kind, by seeds that follow each other. */
export interface RunPlan {
  readonly key: string;
  readonly setup: LabSetup;
  readonly levels: SeatLevels;
  readonly firstSeed: number;
  readonly target: RunTarget;
}

/** A run that never gets precise enough ends here. */
const MOST_GAMES = 2000;

/** Games that count for a plan: a run may hold others, of earlier seeds. */
export const gamesOfPlan = (
  games: readonly GameTally[],
  { firstSeed, target }: RunPlan,
): readonly GameTally[] =>
  games
    .filter(({ seed }) => seed >= firstSeed && seed < firstSeed + mostOf(target))
    .toSorted((one, other) => one.seed - other.seed);

const mostOf = (target: RunTarget): number => (target.type === 'games' ? target.count : MOST_GAMES);

export const isReached = (plan: RunPlan, games: readonly GameTally[]): boolean => {
  const own = gamesOfPlan(games, plan);
  const { target } = plan;
  if (target.type === 'games' || own.length >= MOST_GAMES) return own.length >= mostOf(target);
  return own.length >= FEWEST_GAMES && widestHalf(own) <= target.half;
};

/** The seat whose share is least certain. */
const widestHalf = (games: readonly GameTally[]): number => {
  const seats = Object.keys(games[0]?.scores ?? {});
  const halves = seats.map(seat => {
    const wins = games.filter(({ winner }) => winner === seat).length;
    return halfWidthOf(computeWilsonInterval(wins, games.length));
  });
  return Math.max(0, ...halves);
};

/** The next seed that is neither played nor being played; null: there is none. */
export const computeNextSeed = (plan: RunPlan, taken: ReadonlySet<number>): number | null => {
  const end = plan.firstSeed + mostOf(plan.target);
  for (let seed = plan.firstSeed; seed < end; seed += 1) if (!taken.has(seed)) return seed;
  return null;
};

/** How many games a plan will take, estimated from the results so far. */
export const estimateGames = (plan: RunPlan, games: readonly GameTally[]): number => {
  const { target } = plan;
  if (target.type === 'games') return target.count;
  const own = gamesOfPlan(games, plan);
  const [seat] = Object.keys(own[0]?.scores ?? {});
  const share =
    own.length < FEWEST_GAMES ? 0.5 : own.filter(({ winner }) => winner === seat).length / own.length;
  return Math.min(MOST_GAMES, Math.max(FEWEST_GAMES, own.length, countGamesNeeded(share, target.half)));
};

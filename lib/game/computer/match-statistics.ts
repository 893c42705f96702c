/** Games of one player against another; a draw is half a point for each. */
export interface MatchScore {
  readonly one: string;
  readonly other: string;
  /** Points of the first. */
  readonly points: number;
  readonly games: number;
}

/** What a sequential test must distinguish: a share of points that is too small, and one that is enough. */
export interface SequentialTest {
  readonly tooSmall: number;
  readonly enough: number;
  /** How often either verdict may be wrong. */
  readonly error: number;
}

export type TestVerdict = 'enough' | 'too-small' | 'open';

/** Wald's sequential test: it may be asked after every game, and ends as soon as the games have decided. */
export const judgeShare = (
  { points, games }: Pick<MatchScore, 'points' | 'games'>,
  { tooSmall, enough, error }: SequentialTest,
): TestVerdict => {
  const likelihood =
    points * Math.log(enough / tooSmall) + (games - points) * Math.log((1 - enough) / (1 - tooSmall));
  const bound = Math.log((1 - error) / error);
  if (likelihood >= bound) return 'enough';
  return likelihood <= -bound ? 'too-small' : 'open';
};

const ELO = 400 / Math.LN10;
const ROUNDS = 2000;
/** Two artificial games, one won by each: a player who has won all is not infinitely strong. */
const PRIOR_POINTS = 1;
const PRIOR_GAMES = 2;

/** Bradley–Terry ratings from all matches together, in the points of chess; the weakest has none. */
export const rateByBradleyTerry = (matches: readonly MatchScore[]): ReadonlyMap<string, number> => {
  const strengths = new Map(matches.flatMap(({ one, other }) => [one, other]).map(name => [name, 1]));
  const pairs = matches.map(match => ({
    ...match,
    points: match.points + PRIOR_POINTS,
    games: match.games + PRIOR_GAMES,
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of strengths.keys()) strengths.set(name, improveStrength(name, strengths, pairs));
  const ratings = [...strengths].map(([name, strength]) => [name, ELO * Math.log(strength)] as const);
  const lowest = Math.min(...ratings.map(([, rating]) => rating));
  return new Map(ratings.map(([name, rating]) => [name, rating - lowest]));
};

const improveStrength = (
  name: string,
  strengths: ReadonlyMap<string, number>,
  pairs: readonly MatchScore[],
): number => {
  const strengthOf = (player: string): number => strengths.get(player) ?? 1;
  let [won, expected] = [0, 0];
  for (const { one, other, points, games } of pairs) {
    if (one !== name && other !== name) continue;
    won += one === name ? points : games - points;
    expected += games / (strengthOf(one) + strengthOf(other));
  }
  return expected === 0 ? strengthOf(name) : won / expected;
};

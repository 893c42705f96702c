import type { Odds } from '@/lib/dice/odds';
import type { Losses } from '../../contract/play-presentation';

/** Who suffers: nobody, the attacker, or the other side, from least to worst. */
export type LossTone = 'nothing' | 'own' | 'own-worse' | 'enemy' | 'enemy-worse';

/** One outcome of a throw as a part of the whole. */
export interface OutcomeShare {
  readonly id: string;
  readonly tone: LossTone;
  readonly losses: Losses;
  /** Exact, between 0 and 1. */
  readonly share: number;
  /** Whole; all of them together are 100. */
  readonly percent: number;
}

const toneOf = ({ own, enemy }: Losses, least: Losses): LossTone => {
  if (own > 0) return own > least.own ? 'own-worse' : 'own';
  if (enemy > 0) return enemy > least.enemy ? 'enemy-worse' : 'enemy';
  return 'nothing';
};

const leastAbove = (values: readonly number[]): number => Math.min(...values.filter(value => value > 0));

/** Whole numbers with the sum 100: each is rounded down, then the largest remainders are rounded up. */
const wholePercents = (shares: readonly number[]): readonly number[] => {
  const floors = shares.map(share => Math.floor(share * 100 + 1e-9));
  const left = 100 - floors.reduce((sum, value) => sum + value, 0);
  const byRest = [...shares.keys()].toSorted((one, other) => rest(shares, other) - rest(shares, one));
  const raised = new Set(byRest.slice(0, Math.max(0, left)));
  return floors.map((value, index) => (raised.has(index) ? value + 1 : value));
};

const rest = (shares: readonly number[], index: number): number => {
  const value = (shares[index] ?? 0) * 100;
  return value - Math.floor(value + 1e-9);
};

const rank = ({ own, enemy }: Losses): number => (own === 0 && enemy === 0 ? 0 : own > 0 ? 1 : 2);

const bySuffering = (one: Losses, other: Losses): number =>
  rank(one) - rank(other) || one.own - other.own || one.enemy - other.enemy;

/** What a throw can bring: nothing first, then own loss, then that of the enemy, rising. */
export const listShares = (
  { total, ways }: Odds,
  losses: (outcome: string) => Losses,
): readonly OutcomeShare[] => {
  const found = Object.entries(ways)
    .filter(([, count]) => count > 0n)
    .map(([id, count]) => ({ id, losses: losses(id), share: Number(count) / Number(total) }))
    .toSorted((one, other) => bySuffering(one.losses, other.losses));
  const least = {
    own: leastAbove(found.map(each => each.losses.own)),
    enemy: leastAbove(found.filter(each => each.losses.own === 0).map(each => each.losses.enemy)),
  };
  const percents = wholePercents(found.map(({ share }) => share));
  return found.map((each, index) => ({
    ...each,
    tone: toneOf(each.losses, least),
    percent: percents[index] ?? 0,
  }));
};

/** In whole percent: that the enemy suffers, and that the own side does. */
export const computeChances = (
  odds: Odds,
  losses: (outcome: string) => Losses,
): { readonly enemy: number; readonly own: number } => {
  const shares = listShares(odds, losses);
  const percentOf = (isCounted: (losses: Losses) => boolean): number =>
    Math.round(
      100 * shares.filter(each => isCounted(each.losses)).reduce((sum, { share }) => sum + share, 0),
    );
  return { enemy: percentOf(({ enemy }) => enemy > 0), own: percentOf(({ own }) => own > 0) };
};

/** Neighbours of one tone as one segment of the bar. */
export const joinShares = (shares: readonly OutcomeShare[]): readonly OutcomeShare[] => {
  const joined: OutcomeShare[] = [];
  for (const share of shares) {
    const last = joined.at(-1);
    if (last?.tone === share.tone)
      joined[joined.length - 1] = {
        ...last,
        share: last.share + share.share,
        percent: last.percent + share.percent,
      };
    else joined.push(share);
  }
  return joined;
};

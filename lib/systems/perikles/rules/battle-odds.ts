import type { Odds } from '@/lib/dice/odds';
import {
  applyThrow,
  type BattleRound,
  findAutomaticWinner,
  isDeadlock,
  moveTokens,
  needsIn,
  type Tokens,
} from './battle-round';
import type { Fighter, Needs } from './combat-table';

/** A whole number of ways out of a whole total. */
interface Share {
  readonly ways: bigint;
  readonly total: bigint;
}

const CERTAIN: Share = { ways: 1n, total: 1n };
const NEVER: Share = { ways: 0n, total: 1n };
const TWO_DICE = 36n;

const multiplyShares = (one: Share, other: Share): Share =>
  reduceShare({ ways: one.ways * other.ways, total: one.total * other.total });

const addShares = (one: Share, other: Share): Share =>
  reduceShare({ ways: one.ways * other.total + other.ways * one.total, total: one.total * other.total });

const complementOf = (share: Share): Share => ({ ways: share.total - share.ways, total: share.total });

const reduceShare = ({ ways, total }: Share): Share => {
  const divisor = greatestCommonDivisor(ways, total);
  return { ways: ways / divisor, total: total / divisor };
};

const greatestCommonDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestCommonDivisor(other, one % other);

/** How many of the 36 throws of two dice reach a number. */
const waysToReach = (need: number): bigint => {
  let ways = 0n;
  for (let first = 1; first <= 6; first += 1)
    for (let second = 1; second <= 6; second += 1) if (first + second >= need) ways += 1n;
  return ways;
};

const HIT: Readonly<Record<'yes' | 'no', number>> = { yes: 12, no: 0 };

/** 7.5 – The attacker's exact share of won rounds; throws without effect are repeated. */
export const computeAttackerShare = (needs: Needs, tokens: Tokens): Share => {
  const attacker = waysToReach(needs.attacker);
  const defender = waysToReach(needs.defender);
  const cases = [
    { sums: { attacker: HIT.yes, defender: HIT.yes }, ways: attacker * defender },
    { sums: { attacker: HIT.yes, defender: HIT.no }, ways: attacker * (TWO_DICE - defender) },
    { sums: { attacker: HIT.no, defender: HIT.yes }, ways: (TWO_DICE - attacker) * defender },
  ].filter(({ sums }) => !isDeadlock(tokens) || sums.attacker !== sums.defender);
  const total = cases.reduce((sum, { ways }) => sum + ways, 0n);
  return cases.reduce((sum, { sums, ways }) => {
    const { tokens: next, winner } = applyThrow(tokens, needs, sums);
    const share =
      winner === null ? computeAttackerShare(needs, next) : winner === 'attacker' ? CERTAIN : NEVER;
    return addShares(sum, multiplyShares({ ways, total }, share));
  }, NEVER);
};

type Winner = Fighter | 'nobody';
type Shares = Readonly<Record<Winner, Share>>;

const certainShares = (winner: Winner): Shares => ({
  attacker: NEVER,
  defender: NEVER,
  nobody: NEVER,
  [winner]: CERTAIN,
});

const roundShares = (round: BattleRound, tokens: Tokens): Shares => {
  const automatic = findAutomaticWinner(round);
  if (automatic !== null) return certainShares(automatic);
  const attacker = computeAttackerShare(needsIn(round), tokens);
  return { attacker, defender: complementOf(attacker), nobody: NEVER };
};

/** 7.7 – The side that wins the last round wins the battle; the first gives a token for the second. */
const battleShares = ([round, ...later]: readonly BattleRound[], tokens: Tokens): Shares => {
  if (!round) return certainShares('nobody');
  const shares = roundShares(round, tokens);
  if (later.length === 0) return shares;
  return (['attacker', 'defender', 'nobody'] as const).reduce(
    (sum, winner): Shares => {
      if (shares[winner].ways === 0n) return sum;
      const after = battleShares(later, moveTokens(winner));
      const add = (who: Winner): Share => addShares(sum[who], multiplyShares(shares[winner], after[who]));
      return { attacker: add('attacker'), defender: add('defender'), nobody: add('nobody') };
    },
    { attacker: NEVER, defender: NEVER, nobody: NEVER },
  );
};

/** The exact odds of a whole battle, or of what is left of it. */
export const computeBattleOdds = (
  rounds: readonly BattleRound[],
  tokens: Tokens = { attacker: 0, defender: 0 },
): Odds => {
  const shares = battleShares(rounds, tokens);
  const total = Object.values(shares).reduce(
    (common, share) => common * (share.total / greatestCommonDivisor(common, share.total)),
    1n,
  );
  const ways = Object.entries(shares)
    .filter(([, share]) => share.ways > 0n)
    .map(([winner, share]) => [winner, share.ways * (total / share.total)] as const);
  return { total, ways: Object.fromEntries(ways) };
};

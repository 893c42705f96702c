import type { Counter } from '../data';
import type { Location } from '../document/location';
import type { Arm, Power, Stance } from '../vocabulary';
import { columnOf, type Fighter, type Needs, needsOf } from './combat-table';

const TOKENS_TO_WIN = 2;

/** The tokens that each side has drawn to itself. */
export interface Tokens {
  readonly attacker: number;
  readonly defender: number;
}

/** One round of a battle: how strong both sides are in its arm. */
export interface BattleRound {
  readonly arm: Arm;
  readonly attacker: number;
  readonly defender: number;
}

/** 9.4, 9.9 – The troops of one city in one arm that fight with double strength. */
export interface Doubling {
  readonly city: Power;
  readonly arm: Arm;
}

interface BattleCounter extends Counter {
  readonly stance: Stance;
}

/** 7.2 – The values of all counters of the arm, one more for militia in defence and for rebels in attack. */
export const strengthOf = (
  troops: readonly BattleCounter[],
  { militia, rebels }: Pick<Location, 'militia' | 'rebels'>,
  arm: Arm,
  stance: Stance,
  doubled: readonly Doubling[] = [],
): number => {
  const locals = stance === 'defend' ? militia : rebels;
  return troops
    .filter(troop => troop.stance === stance && troop.arm === arm)
    .reduce((sum, troop) => sum + troop.value * factorOf(troop, doubled), locals.includes(arm) ? 1 : 0);
};

const factorOf = ({ city, arm }: Counter, doubled: readonly Doubling[]): number =>
  doubled.some(other => other.city === city && other.arm === arm) ? 2 : 1;

export const roundOf = (
  troops: readonly BattleCounter[],
  location: Pick<Location, 'militia' | 'rebels'>,
  arm: Arm,
  doubled: readonly Doubling[] = [],
): BattleRound => ({
  arm,
  attacker: strengthOf(troops, location, arm, 'attack', doubled),
  defender: strengthOf(troops, location, arm, 'defend', doubled),
});

/** 7.7 – Who wins a round without a throw: the only side with troops of the arm; 'nobody' where neither has any (K5). */
export const findAutomaticWinner = ({ attacker, defender }: BattleRound): Fighter | 'nobody' | null => {
  if (attacker > 0 && defender > 0) return null;
  if (attacker === 0 && defender === 0) return 'nobody';
  return attacker > 0 ? 'attacker' : 'defender';
};

export const needsIn = ({ attacker, defender }: BattleRound): Needs => needsOf(columnOf(attacker, defender));

export interface ThrowOutcome {
  readonly tokens: Tokens;
  readonly winner: Fighter | null;
}

/**
 * 7.5 – A side that reaches its number takes a token; two win, and two on both sides continue until exactly one
 * succeeds.
 */
export const applyThrow = (tokens: Tokens, needs: Needs, sums: Tokens): ThrowOutcome => {
  const hits = { attacker: sums.attacker >= needs.attacker, defender: sums.defender >= needs.defender };
  if (isDeadlock(tokens))
    return {
      tokens,
      winner: hits.attacker === hits.defender ? null : hits.attacker ? 'attacker' : 'defender',
    };
  const next = {
    attacker: tokens.attacker + (hits.attacker ? 1 : 0),
    defender: tokens.defender + (hits.defender ? 1 : 0),
  };
  return { tokens: next, winner: isDeadlock(next) ? null : winnerByTokens(next) };
};

export const isDeadlock = ({ attacker, defender }: Tokens): boolean =>
  attacker >= TOKENS_TO_WIN && defender >= TOKENS_TO_WIN;

const winnerByTokens = ({ attacker, defender }: Tokens): Fighter | null => {
  if (attacker >= TOKENS_TO_WIN) return 'attacker';
  return defender >= TOKENS_TO_WIN ? 'defender' : null;
};

/** 7.7 – The winner of the first round begins the second with a token. */
export const moveTokens = (winner: Fighter | 'nobody' | null): Tokens => ({
  attacker: winner === 'attacker' ? 1 : 0,
  defender: winner === 'defender' ? 1 : 0,
});

import { type Field, type FieldUnit, woundsOn } from '../play/field';
import type { SideIndex } from './segments';

/** 2.2 – The tokens of a player that lie on no unit and no troop. */
export interface Tokens {
  readonly unspent: number;
  /** Spent by passing, or orders of units since destroyed. */
  readonly spent: number;
  /** Wounds of removed troops: back in the next round. */
  readonly aside: number;
}

/** 5.3 – An order costs one token more than lie on the unit: 1, 2, 4, 8. */
export const computeOrderCost = ({ orders }: Pick<FieldUnit, 'orders'>): number => orders + 1;

export const canPay = ({ unspent }: Tokens, cost: number): boolean => cost <= unspent;

/** 5.4 – At the end of a round all come back except the wounds of living troops. */
export const refreshTokens = (supply: number, field: Field, side: SideIndex): Tokens => {
  const wounds = field.filter(unit => unit.side === side).reduce((sum, unit) => sum + woundsOn(unit), 0);
  return { unspent: Math.max(0, supply - wounds), spent: 0, aside: 0 };
};

/** Sources of the token for a wound: the supply, the player's own unit, or tokens spent otherwise. */
export type TokenSource = 'unspent' | 'spent' | { readonly unit: string };

/** 6.8 – First unspent tokens, then orders on own units as the owner likes, then those spent otherwise (P14); none: no token. */
export const listWoundSources = (tokens: Tokens, field: Field, side: SideIndex): readonly TokenSource[] => {
  if (tokens.unspent > 0) return ['unspent'];
  const ordered = field.filter(unit => unit.side === side && unit.orders > 0);
  if (ordered.length > 0) return ordered.map(({ id }) => ({ unit: id }));
  return tokens.spent > 0 ? ['spent'] : [];
};

import { GENERAL_TABLE } from '../../data';
import type { FieldGeneral, FieldUnit } from '../battlefield/field';
import { isIndianElephant, isLightCavalry, isVeteran } from '../troop-types';

/** 4.4 – A bonus costs one command for light cavalry, a veteran in the lead or Indian elephants in the lead; otherwise two. */
export const computeBonusPrice = (unit: Pick<FieldUnit, 'type' | 'class'>, isLead: boolean): number => {
  if (isLightCavalry(unit)) return 1;
  return isLead && (isVeteran(unit) || isIndianElephant(unit)) ? 1 : 2;
};

/** 8.4 – What a general can give free of cost to the group of the same activation. */
export const freeBonusesOf = ({ class: generalClass }: Pick<FieldGeneral, 'class'>): number =>
  GENERAL_TABLE[generalClass].freeBonuses;

export interface BonusSituation {
  readonly price: number;
  /** What the general activated with the group can still give free of cost. */
  readonly free: number;
  /** 8.4 – The attacker leads the group and is the guard of the leader activated with it. */
  readonly isLeadingGuard: boolean;
}

export type BonusTerms =
  /** 8.4 – Free of cost, and it cannot be refused. */
  | { readonly type: 'given'; readonly bonuses: 1 | 2; readonly freeLeft: number }
  /** 4.4 – To be bought before the roll, or left. */
  | { readonly type: 'offered'; readonly commands: number };

/** 8.4 – Free bonuses go to the first attackers in order; if too little for one is left, commands may add to it. */
export const readBonusTerms = ({ price, free, isLeadingGuard }: BonusSituation): BonusTerms => {
  if (isLeadingGuard && free >= 2 * price) return { type: 'given', bonuses: 2, freeLeft: free - 2 * price };
  if (free >= price) return { type: 'given', bonuses: 1, freeLeft: free - price };
  return { type: 'offered', commands: price - free };
};

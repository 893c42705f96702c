import type { DiceRule } from '@/lib/dice/odds';
import { ONE_DIE } from '../dice';

export const ACTIVATES_FROM = { normal: 7, coup: 8 } as const;

/** 13.1, 13.2 – One die and the initiative of the commander: seven for normal activation, eight for a coup d'œil. */
export const isActivationSuccessful = (kind: 'normal' | 'coup', initiative: number, die: number): boolean =>
  die + initiative >= ACTIVATES_FROM[kind];

export const activationThrow: DiceRule<
  { readonly kind: 'normal' | 'coup'; readonly initiative: number },
  'activated' | 'inactive'
> = {
  dice: () => ONE_DIE,
  outcome: ({ kind, initiative }, [die = 0]) =>
    isActivationSuccessful(kind, initiative, die) ? 'activated' : 'inactive',
};

/** 6.1.2, 6.3 – With an enemy within three hexes and in sight an army or a detachment awakes by itself. */
export const AWAKENING_RANGE = 3;

/** 6.1.3 – The first sight of the enemy within seven hexes may be a coup d'œil. */
export const COUP_RANGE = 7;

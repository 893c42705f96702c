import type { Dice } from '@/lib/dice/rng';

/** Every throw of this game is one die. */
export const ONE_DIE: Dice = { count: 1, sides: 6 };

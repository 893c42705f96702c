import type { Dice } from '@/lib/dice/rng';

/** Every throw of this game is one die. */
export const ONE_DIE: Dice = { count: 1, sides: 6 };

/** 10.2, 26.3.3 – Where every face means the same no die is thrown. */
export const isCertain = (upTo: number): boolean => upTo >= ONE_DIE.sides;

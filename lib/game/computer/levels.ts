import type { SearchSettings } from './choose-action';

/** How well a computer player plays. Quick is for playing many games, not against people. */
export const LEVELS = ['quick', 'learner', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What can be chosen in every book; a level joins when matches have shown that it beats the one below. */
export const AVAILABLE_LEVELS: readonly Level[] = ['learner', 'steady'];

const ALL = Number.POSITIVE_INFINITY;

export const LEVEL_SETTINGS: Readonly<Record<Level, SearchSettings>> = {
  quick: { sampled: ALL, lanes: 2, width: 1, depth: 2, dice: 1, finalists: 2, finalDice: 2 },
  learner: { sampled: 2, lanes: 1, width: 1, depth: 0, dice: 1, finalists: 1, finalDice: 1 },
  steady: { sampled: ALL, lanes: 8, width: 1, depth: 4, dice: 2, finalists: 6, finalDice: 8 },
  strong: { sampled: ALL, lanes: 12, width: 2, depth: 6, dice: 4, finalists: 8, finalDice: 16 },
};

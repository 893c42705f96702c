/** How well a computer player plays. */
export const LEVELS = ['learner', 'steady', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What can be chosen in every book; a level joins when matches have shown that it beats the one below. */
export const AVAILABLE_LEVELS: readonly Level[] = ['learner', 'steady'];

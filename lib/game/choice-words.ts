import type { ActionBase } from './play-rules';

/** Names of units and places that a choice carries for its reader; no rule looks at them. */
const WORDS = ['names', 'pieces'];

/** What a choice says to the rules: the same however its units are called. */
export const withoutWords = (choice: object): object =>
  Object.fromEntries(Object.entries(choice).filter(([key]) => !WORDS.includes(key)));

const textOf = (choice: object): string =>
  JSON.stringify(Object.entries(withoutWords(choice)).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether two choices are one and the same to the rules. */
export const isSameChoice = (
  one: Pick<ActionBase, 'type'> | null | undefined,
  other: Pick<ActionBase, 'type'> | null | undefined,
): boolean =>
  one === other || (one?.type !== undefined && one.type === other?.type && textOf(one) === textOf(other));

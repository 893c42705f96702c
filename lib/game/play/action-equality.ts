import type { ActionBase } from '../contract/play-rules';

/** Names of units and places in a choice for its reader; no rule looks at them. */
const NAME_FIELDS = ['names', 'pieces'];

/** A choice as the rules see it: the same whatever its units are called. */
export const withoutNames = (choice: object): object =>
  Object.fromEntries(Object.entries(choice).filter(([key]) => !NAME_FIELDS.includes(key)));

const canonicalText = (choice: object): string =>
  JSON.stringify(Object.entries(withoutNames(choice)).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether two choices are one and the same to the rules. */
export const isSameAction = (
  one: Pick<ActionBase, 'type'> | null | undefined,
  other: Pick<ActionBase, 'type'> | null | undefined,
): boolean =>
  one === other ||
  (one?.type !== undefined && one.type === other?.type && canonicalText(one) === canonicalText(other));

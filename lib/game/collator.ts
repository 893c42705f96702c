import { DEFAULT_LANGUAGE } from './language';

const known = new Map<string, Intl.Collator>();

/** How readers of a language put words in order: "Österreich" near "Ostia", "10" after "9", whether large or small. */
export const collatorOf = (language: string): Intl.Collator => {
  const collator = known.get(language) ?? new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  known.set(language, collator);
  return collator;
};

/** Ids and numbers of sections are in the same order for every reader. */
export const compareCodes = (one: string, other: string): number =>
  collatorOf(DEFAULT_LANGUAGE).compare(one, other);

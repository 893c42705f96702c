const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

const wordsOf = (text: string): readonly string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The choices that a typed order can mean: the one with this number, or those whose words begin with all typed
 * words.
 */
export const matchTypedOrder = (typed: string, sentences: readonly string[]): readonly number[] => {
  const wanted = wordsOf(typed);
  const [only] = wanted;
  if (only === undefined) return [];
  const number = wanted.length === 1 && /^\d{1,3}$/.test(only) ? Number(only) - 1 : -1;
  if (number >= 0 && number < sentences.length) return [number];
  const meant = sentences.flatMap((sentence, index) =>
    matchesAllWords(wordsOf(sentence), wanted) ? [index] : [],
  );
  const exact = meant.filter(index => wordsOf(sentences[index] ?? '').length === wanted.length);
  return exact.length === 1 ? exact : meant;
};

export type TypedOrderResult =
  | { readonly type: 'choice'; readonly choice: number }
  | { readonly type: 'several'; readonly choices: readonly number[] }
  | { readonly type: 'unknown' };

/** Asks for all choices, with their numbers. */
export const LIST_ALL_ORDER = '?';

/** What a typed order brings: the one choice that it means, those that it fits equally well, or nothing. */
export const resolveTypedOrder = (typed: string, sentences: readonly string[]): TypedOrderResult => {
  if (typed.trim() === LIST_ALL_ORDER) return { type: 'several', choices: [...sentences.keys()] };
  const meant = matchTypedOrder(typed, sentences);
  const [only] = meant;
  if (only === undefined) return { type: 'unknown' };
  return meant.length === 1 ? { type: 'choice', choice: only } : { type: 'several', choices: meant };
};

/** Each typed word begins a word of the sentence, in any order; the same word twice needs two. */
const matchesAllWords = (words: readonly string[], wanted: readonly string[]): boolean => {
  const left = [...words];
  return wanted.every(typed => {
    const index = left.findIndex(word => word.startsWith(typed));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
};

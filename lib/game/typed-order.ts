const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The choices that a typed order can mean: the one with this number, or those in whose words all typed words begin. */
export const choicesMeant = (typed: string, sentences: readonly string[]): readonly number[] => {
  const wanted = wordsOf(typed);
  const [only] = wanted;
  if (only === undefined) return [];
  const number = wanted.length === 1 && /^\d{1,3}$/.test(only) ? Number(only) - 1 : -1;
  if (number >= 0 && number < sentences.length) return [number];
  const meant = sentences.flatMap((sentence, index) => (hasAll(wordsOf(sentence), wanted) ? [index] : []));
  const exact = meant.filter(index => wordsOf(sentences[index] ?? '').length === wanted.length);
  return exact.length === 1 ? exact : meant;
};

/** Each typed word begins a word of the sentence, in any order; the same word twice needs two. */
const hasAll = (words: readonly string[], wanted: readonly string[]): boolean => {
  const left = [...words];
  return wanted.every(typed => {
    const index = left.findIndex(word => word.startsWith(typed));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
};

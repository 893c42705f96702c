/** Letters that Unicode does not take apart, although readers type them as plain ones. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/** A text without accents and capitals, so that “Höchstädt” and “hochstadt” are the same. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL_LETTER, letter => PLAIN_LETTERS[letter] ?? letter);

/** The words of a text, folded, in their order: runs of letters and digits and nothing else. */
export const splitSearchWords = (text: string): readonly string[] =>
  normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

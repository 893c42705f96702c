/** This many equal words in a row cannot be chance. */
const RUN = 8;

const wordsOf = (text: string): readonly string[] =>
  text
    // A word that the book breaks at the end of a line is one word.
    .replace(/(\p{Ll})-\n(\p{Ll})/gu, '$1$2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/\p{L}+|\d+/gu) ?? [];

/** Of 48 bits: of 32, one of our own runs would by chance have the hash of one of a book's. */
export const HASH_BYTES = 6;

const fnv = (text: string, start: number): number => {
  let hash = start;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

const hashOf = (words: readonly string[]): number => {
  const text = words.join(' ');
  return fnv(text, 0x811c9dc5) * 0x10000 + (fnv(text, 0x1234567) & 0xffff);
};

export const readHashes = (bytes: Buffer): ReadonlySet<number> =>
  new Set(
    Array.from({ length: bytes.length / HASH_BYTES }, (_, index) =>
      bytes.readUIntLE(index * HASH_BYTES, HASH_BYTES),
    ),
  );

/** Every eight words in a row of a text. */
export const runsOf = (text: string): readonly (readonly string[])[] => {
  const words = wordsOf(text);
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, index) => words.slice(index, index + RUN));
};

export const hashesOfRuns = (text: string): readonly number[] => runsOf(text).map(hashOf);

/** The runs of a text that stand in a book. */
export const findBookRuns = (text: string, books: ReadonlySet<number>): readonly string[] =>
  runsOf(text)
    .filter(run => books.has(hashOf(run)))
    .map(run => run.join(' '));

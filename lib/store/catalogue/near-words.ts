/** Every word of the catalogue, to be searched by similarity. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** The words, by position in the list, that contain three letters in a row. */
  readonly byTrigram: ReadonlyMap<string, readonly number[]>;
}

export const makeVocabulary = (entries: Iterable<string>): Vocabulary => {
  const all = new Set<string>();
  for (const entry of entries) for (const word of entry.split(' ')) if (word !== '') all.add(word);
  const words = [...all];
  const byTrigram = new Map<string, number[]>();
  for (const [index, word] of words.entries())
    for (const trigram of trigramsOf(soundOf(word))) {
      const known = byTrigram.get(trigram);
      if (known) known.push(index);
      else byTrigram.set(trigram, [index]);
    }
  return { words, byTrigram };
};

/** Letters that are heard alike or doubled are one: a reader of “Kanae” means Cannae. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/[kq]/g, 'c')
    .replace(/ch(?=[aeiour])/g, 'c')
    .replace(/y/g, 'i')
    .replace(/th/g, 't')
    .replace(/(.)\1+/gu, '$1');

/** Blanks before and behind, so that the beginning of a word counts for more than its middle. */
const trigramsOf = (word: string): ReadonlySet<string> => {
  const letters = [...`  ${word} `];
  return new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')));
};

/** How similar a word must be: the share of common trigrams, and how many letters may differ in a short word. */
interface Reach {
  readonly similarity: number;
  readonly changes: number;
}

/** What is taken for the word that was meant. */
const STRICT: Reach = { similarity: 0.3, changes: 1 };
/** What is worth offering to a reader who found nothing. */
export const LOOSE: Reach = { similarity: 0.15, changes: 2 };

const MOST_NEAR = 6;
/** Thousands of words begin with the same letter; one trigram says nothing. */
const LEAST_SHARED = 2;
/** Shorter words are near to too many others. */
const SHORTEST = 4;

/** Words that a reader may have meant by this one, the likeliest first: shared trigrams find them, few changed letters confirm them. */
export const findNearWords = (
  { words, byTrigram }: Vocabulary,
  asked: string,
  reach: Reach = STRICT,
): readonly string[] => {
  const sound = soundOf(asked);
  if ([...asked].length < SHORTEST) return [];
  const trigrams = trigramsOf(sound);
  const shared = new Map<number, number>();
  for (const trigram of trigrams)
    for (const index of byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  return [...shared]
    .filter(([, count]) => count >= LEAST_SHARED)
    .flatMap(([index, count]) =>
      rankWord(words[index] ?? '', sound, similarityOf(count, trigrams.size), reach),
    )
    .sort((one, other) => one.changes - other.changes || other.similarity - one.similarity)
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
};

const similarityOf =
  (shared: number, asked: number) =>
  (other: string): number =>
    shared / (asked + trigramsOf(other).size - shared);

const rankWord = (word: string, sound: string, similarityTo: (other: string) => number, reach: Reach) => {
  const other = soundOf(word);
  const similarity = similarityTo(other);
  if (similarity < reach.similarity && other !== sound) return [];
  const changes = countChanges(sound, other);
  return changes <= reach.changes + (sound.length < 6 ? 0 : 1) ? [{ word, similarity, changes }] : [];
};

/** How many letters must be put in, taken out, changed or swapped with the next to make one word of the other. */
const countChanges = (from: string, to: string): number => {
  const [one, other] = [[...from], [...to]];
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (const line of one.keys()) {
    const next = [line + 1];
    for (const column of other.keys()) next.push(leastChanges(one, other, rows, next, column));
    rows.push(next);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

const leastChanges = (
  one: readonly string[],
  other: readonly string[],
  rows: readonly (readonly number[])[],
  next: readonly number[],
  column: number,
): number => {
  const line = rows.length - 1;
  const above = rows[line] ?? [];
  const isSwapped =
    line > 0 && column > 0 && one[line] === other[column - 1] && one[line - 1] === other[column];
  return Math.min(
    (next[column] ?? 0) + 1,
    (above[column + 1] ?? 0) + 1,
    (above[column] ?? 0) + (one[line] === other[column] ? 0 : 1),
    isSwapped ? (rows[line - 1]?.[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
  );
};

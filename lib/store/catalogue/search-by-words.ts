import type { Store } from '../engine/open-store';
import type { CatalogueIndex } from './catalogue-index';
import { findNearWords, LOOSE, makeVocabulary, type Vocabulary } from './near-words';
import { type SearchTerms, toSearchTerms } from './search-terms';

/** The matches of a text, and the words that matched. */
export interface WordSearch {
  readonly ids: readonly number[];
  /** What was looked for in the end: words that are nowhere gave way to those that are like them. */
  readonly terms: SearchTerms;
}

/** Null: the text asks for no word. */
export async function searchByWords(
  store: Store,
  index: CatalogueIndex,
  text: string,
): Promise<WordSearch | null> {
  const terms = toSearchTerms(text);
  if (terms.length === 0) return null;
  const ids = await findMatchingIds(store, terms);
  return ids.length > 0 ? { ids, terms } : searchByNearWords(store, index, terms);
}

/** A text with more strange words than these is no slip of the pen, and would cost the server much. */
const MOST_UNKNOWN = 4;

async function searchByNearWords(
  store: Store,
  index: CatalogueIndex,
  terms: SearchTerms,
): Promise<WordSearch> {
  const vocabulary = await loadVocabulary(store, index);
  const unknown = terms.filter(term => !isKnown(vocabulary, term));
  if (unknown.length > MOST_UNKNOWN) return { ids: [], terms };
  const corrected = terms.map(term =>
    unknown.includes(term) ? findNearWords(vocabulary, term[0] ?? '') : term,
  );
  if (corrected.some(term => term.length === 0)) return { ids: [], terms };
  return { ids: await findMatchingIds(store, corrected), terms: corrected };
}

async function findMatchingIds(store: Store, terms: SearchTerms): Promise<readonly number[]> {
  const rows = await store.db
    .selectFrom('catalogue')
    .select('catalogue.id')
    .where(store.search.matches(terms))
    .execute();
  return rows.map(({ id }) => id);
}

const isKnown = ({ words }: Vocabulary, term: readonly string[]): boolean =>
  words.some(word => term.some(asked => word.startsWith(asked)));

const vocabularies = new WeakMap<CatalogueIndex, Promise<Vocabulary>>();

/** The words of the catalogue, read when somebody first asks for one that is not among them. */
const loadVocabulary = (store: Store, index: CatalogueIndex): Promise<Vocabulary> => {
  const known = vocabularies.get(index);
  if (known) return known;
  const made = readVocabulary(store);
  vocabularies.set(index, made);
  made.catch(() => vocabularies.delete(index));
  return made;
};

async function readVocabulary({ db }: Store): Promise<Vocabulary> {
  const rows = await db.selectFrom('catalogue').select('words').execute();
  return makeVocabulary(rows.map(({ words }) => words));
}

const MOST_SUGGESTIONS = 5;

/** What a reader who found nothing may look for instead: the known words together, each alone, and words like the unknown ones. */
export async function suggestTexts(
  store: Store,
  index: CatalogueIndex,
  text: string,
): Promise<readonly string[]> {
  const terms = toSearchTerms(text);
  if (terms.length === 0) return [];
  const vocabulary = await loadVocabulary(store, index);
  const known = terms.filter(term => isKnown(vocabulary, term)).map(([word = '']) => word);
  const unknown = terms.map(([word = '']) => word).filter(word => !known.includes(word));
  const offers = [
    ...(unknown.length > 0 && known.length > 0 ? [known.join(' ')] : []),
    ...(terms.length > 1 ? known : []),
    ...unknown.slice(0, MOST_UNKNOWN).flatMap(word => findNearWords(vocabulary, word, LOOSE).slice(0, 3)),
  ];
  return [...new Set(offers)].slice(0, MOST_SUGGESTIONS);
}

/** The words of an entry that matched, in the order of the query. */
export const listMatchedWords = (entry: string, terms: SearchTerms): readonly string[] => {
  const words = entry.split(' ');
  return [
    ...new Set(
      terms.flatMap(term => {
        const asked = term.find(word => words.some(found => found.startsWith(word)));
        return asked === undefined ? [] : words.filter(found => found.startsWith(asked)).slice(0, 1);
      }),
    ),
  ];
};

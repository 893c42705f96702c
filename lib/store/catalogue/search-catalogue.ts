import type { Selectable, SelectQueryBuilder } from 'kysely';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/game/language';
import type { VersionRef } from '../documents/drafts';
import { isSlug } from '../documents/slug';
import type { Store } from '../engine/open-store';
import { clamp, sanitizeText } from '../engine/sanitize';
import type { CatalogueTable, DocumentKind, PublicationTable, Schema } from '../schema/schema';
import {
  type CatalogueIndex,
  type FilteredCatalogue,
  type IndexEntry,
  loadCatalogueIndex,
} from './catalogue-index';
import {
  CATALOGUE_SORTS,
  type CatalogueSort,
  sortAsGiven,
  sortByRelevance,
  sortCatalogue,
} from './catalogue-order';
import { FACETS, type Facet } from './facets';
import type { StoredFacts } from './facts';
import { toSearchWords } from './full-text-search';
import { listMatchedWords, searchByWords, suggestTexts } from './search-by-words';
import type { SearchTerms } from './search-terms';

export { CATALOGUE_SORTS, type CatalogueSort };

export type FacetChoice = Readonly<Partial<Record<Facet, string>>>;

export interface CatalogueQuery extends FacetChoice {
  readonly text?: string;
  /** Only lines with one of these slugs: of an author, of a collection. */
  readonly within?: readonly string[];
  /** The near-duplicates of this one, all of them. */
  readonly like?: string;
  readonly sort: CatalogueSort;
  /** The reader's language, which sorts titles. */
  readonly readerLanguage?: Language;
  /** From 1 on. */
  readonly page: number;
  readonly pageSize: number;
}

export interface CatalogueItem extends VersionRef, Omit<StoredFacts, 'likeness'> {
  readonly kind: DocumentKind;
  readonly system: string;
  /** Null for what is shipped with the program. */
  readonly author: string | null;
  readonly publishedAt: string;
  readonly stars: number;
}

/** One place on a page of results. */
export interface CatalogueHit extends CatalogueItem {
  /** How many near-duplicates were found with it and stand behind it. */
  readonly alike: number;
  /** The words that matched, folded, in the order of the query. */
  readonly matched: readonly string[];
}

export type FacetCounts = Readonly<Record<Facet, Readonly<Record<string, number>>>>;

export interface CataloguePage {
  readonly total: number;
  readonly items: readonly CatalogueHit[];
  /** How many results each value would have, ignoring the choice in that facet itself. */
  readonly facets: FacetCounts;
  /** Where nothing was found: what may be looked for instead. */
  readonly suggestions: readonly string[];
}

const LARGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;

/**
 * Public documents whose words begin with the text's words, one page of them; near-duplicates stand behind the
 * oldest of them.
 */
export async function searchCatalogue(store: Store, query: CatalogueQuery): Promise<CataloguePage> {
  const index = await loadCatalogueIndex(store);
  const { found, facets, terms } = await filterCached(store, index, query);
  const chosen = sortFound(index, query, terms, found);
  const pageSize = clamp(query.pageSize, 1, LARGEST_PAGE);
  const start = (clamp(query.page, 1, LAST_PAGE) - 1) * pageSize;
  const shown = chosen.slice(start, start + pageSize);
  const items = await readItems(
    store,
    shown.map(({ id }) => id),
  );
  return {
    total: found.size,
    items: items.map(({ id, item, words }) => ({
      ...item,
      alike: found.get(id) ?? 0,
      matched: listMatchedWords(words, terms),
    })),
    facets,
    suggestions: found.size > 0 ? [] : await suggestTexts(store, index, query.text ?? ''),
  };
}

const sortFound = (
  index: CatalogueIndex,
  { sort, within, readerLanguage = DEFAULT_LANGUAGE }: CatalogueQuery,
  terms: SearchTerms,
  found: FilteredCatalogue['found'],
): readonly IndexEntry[] => {
  const order = sortCatalogue(index, sort === 'best' ? 'newest' : sort, readerLanguage);
  const inOrder = order.filter(({ id }) => found.has(id));
  if (sort !== 'best') return inOrder;
  if (terms.length > 0) return sortByRelevance(inOrder, terms);
  return within ? sortAsGiven(inOrder, within) : inOrder;
};

const MOST_KEPT = 60;

/** The same questions are asked again and again, from page to page and by every reader, and go through the whole catalogue: their answers are kept. */
async function filterCached(
  store: Store,
  index: CatalogueIndex,
  query: CatalogueQuery,
): Promise<FilteredCatalogue> {
  const answer = async () => {
    const { left, terms } = await findCandidates(store, index, query);
    return { ...filterEntries(index, left, query), terms };
  };
  if (query.like !== undefined || query.within !== undefined) return answer();
  const key = JSON.stringify([toSearchWords(query.text ?? ''), choiceOf(query)]);
  const made = index.narrowed.get(key) ?? (await answer());
  index.narrowed.delete(key);
  index.narrowed.set(key, made);
  const [oldest] = index.narrowed.keys();
  if (index.narrowed.size > MOST_KEPT && oldest !== undefined) index.narrowed.delete(oldest);
  return made;
}

const filterEntries = (
  index: CatalogueIndex,
  left: readonly IndexEntry[],
  query: CatalogueQuery,
): Omit<FilteredCatalogue, 'terms'> => {
  const choice = choiceOf(query);
  const folding = query.like === undefined && query.within === undefined ? index.duplicateGroups : null;
  const fitting = left.filter(entry => matchesChoice(entry, choice));
  return { found: groupDuplicates(fitting, folding), facets: countFacets(left, choice, folding) };
};

/** The entries left by text, author, collection and similarity. */
async function findCandidates(
  store: Store,
  index: CatalogueIndex,
  { text, within, like }: CatalogueQuery,
): Promise<{ readonly left: readonly IndexEntry[]; readonly terms: SearchTerms }> {
  const { entries, duplicateGroups } = index;
  const search = await searchByWords(store, index, text ?? '');
  const found = search ? search.ids.flatMap(id => entries.get(id) ?? []) : [...entries.values()];
  const terms = search?.terms ?? [];
  const slugs = within && new Set(within);
  const own = slugs ? found.filter(({ slug }) => slugs.has(slug)) : found;
  if (like === undefined) return { left: own, terms };
  const one = own.find(({ slug }) => slug === like);
  const isAlike = ({ id }: IndexEntry): boolean =>
    duplicateGroups.get(id) === duplicateGroups.get(one?.id ?? -1);
  return { left: one ? own.filter(isAlike) : [], terms };
}

type Choice = readonly (readonly [Facet, string])[];

const choiceOf = (query: CatalogueQuery): Choice =>
  FACETS.flatMap(facet => {
    const value = query[facet];
    return value === undefined ? [] : [[facet, sanitizeText(value)] as const];
  });

const matchesChoice = ({ values }: IndexEntry, choice: Choice): boolean =>
  choice.every(([facet, value]) => values[facet].includes(value));

/** The entries that stand for their groups of near duplicates, each with how many stand behind it: the head where it was found, else the first that was. */
function groupDuplicates(
  found: readonly IndexEntry[],
  duplicateGroups: CatalogueIndex['duplicateGroups'] | null,
): ReadonlyMap<number, number> {
  if (duplicateGroups === null) return new Map(found.map(({ id }) => [id, 0]));
  const byHead = new Map<number, { id: number; alike: number }>();
  for (const { id } of found) {
    const head = duplicateGroups.get(id) ?? id;
    const known = byHead.get(head);
    if (!known) byHead.set(head, { id, alike: 0 });
    else {
      known.alike += 1;
      if (id === head) known.id = id;
    }
  }
  return new Map([...byHead.values()].map(({ id, alike }) => [id, alike]));
}

/** A facet's own choice does not narrow its counts, so that a reader sees what the others would give. */
function countFacets(
  left: readonly IndexEntry[],
  choice: Choice,
  duplicateGroups: CatalogueIndex['duplicateGroups'] | null,
): FacetCounts {
  const whole = listRepresentatives(left, choice, duplicateGroups);
  return Object.fromEntries(
    FACETS.map(facet => {
      const others = choice.filter(([chosen]) => chosen !== facet);
      const counted =
        others.length === choice.length ? whole : listRepresentatives(left, others, duplicateGroups);
      return [facet, countValues(counted, facet)];
    }),
  ) as FacetCounts;
}

const listRepresentatives = (
  left: readonly IndexEntry[],
  choice: Choice,
  duplicateGroups: CatalogueIndex['duplicateGroups'] | null,
): readonly IndexEntry[] => {
  const found = choice.length === 0 ? left : left.filter(entry => matchesChoice(entry, choice));
  const stands = groupDuplicates(found, duplicateGroups);
  return found.filter(({ id }) => stands.has(id));
};

function countValues(entries: readonly IndexEntry[], facet: Facet): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of entries)
    for (const value of values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

async function readItems(store: Store, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await selectItems(selectEntries(store))
    .select(['catalogue.id', 'catalogue.words'])
    .where('catalogue.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, words, ...row }) => [id, { id, words, item: toItem(row) }]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** Every public line with the time of its newest version, for search engines; more than fifty thousand they do not take. */
export async function listPublicAddresses({ db }: Store) {
  const rows = await db
    .selectFrom('catalogue')
    .select(['slug', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .limit(49_000)
    .execute();
  return rows.map(row => ({ slug: row.slug, publishedAt: row.published_at }));
}

/** The public documents that were made from any version of this one, newest first. */
export async function listRemixes(store: Store, slug: string): Promise<readonly CatalogueItem[]> {
  if (!isSlug(slug)) return [];
  const rows = await selectItems(selectEntries(store))
    .where(where =>
      where.exists(
        where
          .selectFrom('versions')
          .select('versions.n')
          .whereRef('versions.slug', '=', 'catalogue.slug')
          .whereRef('versions.n', '=', 'catalogue.n')
          .where('versions.remix_slug', '=', slug),
      ),
    )
    .orderBy('catalogue.published_at', 'desc')
    .orderBy('catalogue.slug')
    .execute();
  return rows.map(toItem);
}

type EntryQuery<Output> = SelectQueryBuilder<Schema, 'catalogue' | 'publications', Output>;

const selectEntries = (store: Store): EntryQuery<unknown> =>
  store.db.selectFrom('catalogue').innerJoin('publications', 'publications.slug', 'catalogue.slug');

const selectItems = (query: EntryQuery<unknown>) =>
  query
    .select(['publications.kind', 'publications.system', 'publications.author'])
    .select(['catalogue.slug', 'catalogue.n', 'catalogue.title', 'catalogue.year', 'catalogue.era'])
    .select(['catalogue.place', 'catalogue.sides', 'catalogue.summary', 'catalogue.errors'])
    .select(['catalogue.warnings', 'catalogue.published_at', 'catalogue.tags', 'catalogue.pieces'])
    .select(['catalogue.reconstructed', 'catalogue.stars', 'catalogue.texts'])
    .select(['catalogue.licence', 'catalogue.minutes']);

type ItemRow = Omit<
  Selectable<CatalogueTable>,
  'id' | 'title_folded' | 'words' | 'likeness' | 'revision' | 'balance'
> &
  Pick<Selectable<PublicationTable>, 'kind' | 'system' | 'author'>;

const toItem = ({ published_at, sides, tags, texts, reconstructed, ...row }: ItemRow): CatalogueItem => ({
  ...row,
  sides: JSON.parse(sides),
  tags: JSON.parse(tags),
  texts: JSON.parse(texts),
  isReconstructed: reconstructed !== 0,
  publishedAt: published_at,
});

import type { Selectable } from 'kysely';
import type { Store } from '../engine/open-store';
import type { CatalogueTable, PublicationTable } from '../schema/schema';
import { type Facet, facetValuesOf } from './facets';
import type { CardTexts } from './facts';
import { type DuplicateGroups, groupNearDuplicates } from './near-duplicates';
import type { SearchTerms } from './search-terms';

/** A row of the catalogue as it is counted and put in order: all but what a card shows. */
export interface IndexEntry {
  readonly id: number;
  readonly slug: string;
  readonly publishedAt: string;
  readonly titleFolded: string;
  readonly title: string;
  /** By language; empty where the document does not say its own. */
  readonly titles: Readonly<Record<string, string>>;
  readonly year: number | null;
  readonly stars: number;
  readonly minhash: string;
  readonly isShipped: boolean;
  readonly values: Readonly<Record<Facet, readonly string[]>>;
}

/** The catalogue as this process knows it: counting ten thousand rows in the database for every facet would cost many times more. */
export interface CatalogueIndex {
  readonly revision: number;
  readonly entries: ReadonlyMap<number, IndexEntry>;
  readonly duplicateGroups: DuplicateGroups;
  /** Orders, each made when it is first asked for. */
  readonly orders: Map<string, readonly IndexEntry[]>;
  /** What words and facets leave of it, the latest of these questions; gone with the first change of the catalogue. */
  readonly narrowed: Map<string, FilteredCatalogue>;
}

/** The entries of the catalogue that match a query, for all of its pages. */
export interface FilteredCatalogue {
  /** The words that were looked for in the end. */
  readonly terms: SearchTerms;
  /** Those that stand for their groups of near duplicates, each with how many stand behind it. */
  readonly found: ReadonlyMap<number, number>;
  readonly facets: Readonly<Record<Facet, Readonly<Record<string, number>>>>;
}

const indexes = new WeakMap<Store, CatalogueIndex>();

/** The current index: changes since the last query, by any process, are read first. */
export async function loadCatalogueIndex(store: Store): Promise<CatalogueIndex> {
  const known = indexes.get(store);
  const { revision } = await store.db
    .selectFrom('catalogue_state')
    .select('revision')
    .executeTakeFirstOrThrow();
  if (known?.revision === revision) return known;
  const index =
    (known && (await updateIndex(store, known, revision))) ?? (await readWholeIndex(store, revision));
  indexes.set(store, index);
  return index;
}

const readWholeIndex = async (store: Store, revision: number): Promise<CatalogueIndex> =>
  makeIndex(revision, new Map((await readEntries(store, 0)).map(entry => [entry.id, entry])));

/** Null: something was removed, and only reading everything shows what. */
async function updateIndex(
  store: Store,
  known: CatalogueIndex,
  revision: number,
): Promise<CatalogueIndex | null> {
  const entries = new Map(known.entries);
  for (const entry of await readEntries(store, known.revision)) entries.set(entry.id, entry);
  return (await countRows(store)) === entries.size ? makeIndex(revision, entries) : null;
}

const makeIndex = (revision: number, entries: ReadonlyMap<number, IndexEntry>): CatalogueIndex => ({
  revision,
  entries,
  duplicateGroups: groupNearDuplicates([...entries.values()]),
  orders: new Map(),
  narrowed: new Map(),
});

async function countRows({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('catalogue')
    .select(expression => expression.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readEntries({ db }: Store, after: number): Promise<readonly IndexEntry[]> {
  const rows = await db
    .selectFrom('catalogue')
    .innerJoin('publications', 'publications.slug', 'catalogue.slug')
    .select(['publications.kind', 'publications.system', 'catalogue.id', 'catalogue.slug'])
    .select(['catalogue.title_folded', 'catalogue.year', 'catalogue.era', 'catalogue.sides'])
    .select(['catalogue.errors', 'catalogue.published_at', 'catalogue.tags', 'catalogue.pieces'])
    .select(['catalogue.reconstructed', 'catalogue.likeness', 'catalogue.stars'])
    .select(['catalogue.minutes', 'catalogue.balance', 'catalogue.title', 'catalogue.texts'])
    .select('publications.shipped_as')
    .$if(after > 0, query => query.where('catalogue.revision', '>', after))
    .execute();
  return rows.map(toEntry);
}

type Row = Omit<
  Selectable<CatalogueTable>,
  'n' | 'place' | 'summary' | 'warnings' | 'words' | 'revision' | 'licence'
> &
  Pick<Selectable<PublicationTable>, 'kind' | 'system' | 'shipped_as'>;

const toEntry = (row: Row): IndexEntry => makeEntry(row, JSON.parse(row.texts) as Texts);

type Texts = Readonly<Record<string, CardTexts>>;

const makeEntry = (row: Row, texts: Texts): IndexEntry => ({
  id: row.id,
  slug: row.slug,
  publishedAt: row.published_at,
  titleFolded: row.title_folded,
  title: row.title,
  titles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
  year: row.year,
  stars: row.stars,
  minhash: row.likeness,
  isShipped: row.shipped_as !== null,
  values: facetValuesOf({
    ...row,
    sides: JSON.parse(row.sides),
    tags: JSON.parse(row.tags),
    languages: Object.keys(texts),
  }),
});

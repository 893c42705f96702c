import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { VersionRef } from './drafts';
import type { KeptFacts } from './facts';
import type { Store } from './open';
import type { CatalogueTable, DocumentKind, PublicationTable, Schema } from './schema';
import { askedWords } from './search';
import { isSlug } from './slug';
import { clamp, plainText } from './storable';

export const CATALOGUE_SORTS = ['newest', 'title', 'year'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

export interface CatalogueQuery {
  readonly text?: string;
  readonly kind?: DocumentKind;
  readonly system?: string;
  readonly sort: CatalogueSort;
  /** From 1 on. */
  readonly page: number;
  readonly pageSize: number;
}

export interface CatalogueItem extends VersionRef, KeptFacts {
  readonly kind: DocumentKind;
  readonly system: string;
  /** Null for what is shipped with the program. */
  readonly author: string | null;
  readonly publishedAt: string;
}

export interface CataloguePage {
  readonly total: number;
  readonly items: readonly CatalogueItem[];
  /** How many there would be of each system, whatever system is chosen. */
  readonly facets: { readonly system: Readonly<Record<string, number>> };
}

const LARGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;

/** Public documents whose words begin as the text's words do, one page of them. */
export async function searchCatalogue(store: Store, asked: CatalogueQuery): Promise<CataloguePage> {
  const query = { ...asked, system: asked.system === undefined ? undefined : plainText(asked.system) };
  const counts = await countBySystem(store, query);
  const chosen = query.system === undefined ? counts : counts.filter(row => row.system === query.system);
  const items = await findItems(store, query);
  return {
    total: chosen.reduce((sum, row) => sum + row.count, 0),
    items: items.map(itemFrom),
    facets: { system: Object.fromEntries(counts.map(row => [row.system, row.count])) },
  };
}

/** The public documents that were made from any version of this one, newest first. */
export async function remixes(store: Store, slug: string): Promise<readonly CatalogueItem[]> {
  if (!isSlug(slug)) return [];
  const rows = await itemsFrom(entries(store))
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
  return rows.map(itemFrom);
}

type Entries<Output> = SelectQueryBuilder<Schema, 'catalogue' | 'publications', Output>;

const entries = (store: Store): Entries<unknown> =>
  store.db.selectFrom('catalogue').innerJoin('publications', 'publications.slug', 'catalogue.slug');

const itemsFrom = (query: Entries<unknown>) =>
  query
    .select(['publications.kind', 'publications.system', 'publications.author'])
    .select(['catalogue.slug', 'catalogue.n', 'catalogue.title', 'catalogue.year', 'catalogue.era'])
    .select(['catalogue.place', 'catalogue.sides', 'catalogue.summary', 'catalogue.errors'])
    .select(['catalogue.warnings', 'catalogue.published_at']);

async function countBySystem(store: Store, query: CatalogueQuery) {
  const rows = await matching(store, query)
    .select(['publications.system', expression => expression.fn.countAll().as('count')])
    .groupBy('publications.system')
    .execute();
  return rows.map(row => ({ system: row.system, count: Number(row.count) }));
}

/** What text and kind leave over; text without words leaves everything. */
function matching(store: Store, { text, kind }: CatalogueQuery): Entries<unknown> {
  const words = askedWords(text ?? '');
  const found = words.length > 0 ? entries(store).where(store.search.matches(words)) : entries(store);
  return kind === undefined ? found : found.where('publications.kind', '=', kind);
}

function findItems(store: Store, query: CatalogueQuery): Promise<readonly ItemRow[]> {
  const pageSize = clamp(query.pageSize, 1, LARGEST_PAGE);
  const page = clamp(query.page, 1, LAST_PAGE);
  const found = itemsFrom(matching(store, query));
  const ofSystem = query.system === undefined ? found : found.where('publications.system', '=', query.system);
  return sorted(ofSystem, query.sort)
    .orderBy('catalogue.slug')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

function sorted(query: Entries<ItemRow>, sort: CatalogueSort): Entries<ItemRow> {
  switch (sort) {
    case 'newest':
      return query.orderBy('catalogue.published_at', 'desc');
    case 'title':
      return query.orderBy('catalogue.title_folded');
    case 'year':
      return query.orderBy('catalogue.year', order => order.asc().nullsLast());
  }
}

type ItemRow = Omit<Selectable<CatalogueTable>, 'id' | 'title_folded' | 'words'> &
  Pick<Selectable<PublicationTable>, 'kind' | 'system' | 'author'>;

const itemFrom = ({ published_at, sides, ...row }: ItemRow): CatalogueItem => ({
  ...row,
  sides: JSON.parse(sides),
  publishedAt: published_at,
});

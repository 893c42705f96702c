import type { CatalogueIndex, IndexEntry } from './catalogue-index';

export const CATALOGUE_SORTS = ['newest', 'title', 'year', 'stars'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** The whole catalogue in one order; equals stand by their slugs, so that pages never overlap. */
export const sortCatalogue = (index: CatalogueIndex, sort: CatalogueSort): readonly IndexEntry[] => {
  const known = index.orders.get(sort);
  if (known) return known;
  const order = [...index.entries.values()].sort(
    (one, other) => COMPARE[sort](one, other) || compare(one.slug, other.slug),
  );
  index.orders.set(sort, order);
  return order;
};

type Compare = (one: IndexEntry, other: IndexEntry) => number;

const compare = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const UNKNOWN_YEAR = Number.POSITIVE_INFINITY;

const COMPARE: Readonly<Record<CatalogueSort, Compare>> = {
  newest: (one, other) => compare(other.publishedAt, one.publishedAt),
  title: (one, other) => compare(one.titleFolded, other.titleFolded),
  year: (one, other) => compare(one.year ?? UNKNOWN_YEAR, other.year ?? UNKNOWN_YEAR),
  stars: (one, other) => other.stars - one.stars || compare(other.publishedAt, one.publishedAt),
};

import { collatorOf } from '@/lib/game/collator';
import type { CatalogueIndex, IndexEntry } from './catalogue-index';
import { splitSearchWords } from './normalize-for-search';
import type { SearchTerms } from './search-terms';

/** Best: what fits the words best, in a collection its author's order, else the newest. */
export const CATALOGUE_SORTS = ['best', 'newest', 'title', 'year', 'stars'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];
type FixedSort = Exclude<CatalogueSort, 'best'>;

/** The whole catalogue in one order; equals stand by their slugs, so that pages never overlap. */
export const sortCatalogue = (
  index: CatalogueIndex,
  sort: FixedSort,
  language: string,
): readonly IndexEntry[] => {
  const name = sort === 'title' ? `title ${language}` : sort;
  const known = index.orders.get(name);
  if (known) return known;
  const order = [...index.entries.values()].sort(
    (one, other) => COMPARE[sort](one, other, language) || compare(one.slug, other.slug),
  );
  index.orders.set(name, order);
  return order;
};

type Compare = (one: IndexEntry, other: IndexEntry, language: string) => number;

/** As the reader sees it. */
const titleIn = ({ title, titles }: IndexEntry, language: string): string =>
  (Object.hasOwn(titles, language) ? titles[language] : undefined) ?? title;

const compare = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

const UNKNOWN_YEAR = Number.POSITIVE_INFINITY;

const COMPARE: Readonly<Record<FixedSort, Compare>> = {
  newest: (one, other) => compare(other.publishedAt, one.publishedAt),
  title: (one, other, language) =>
    collatorOf(language).compare(titleIn(one, language), titleIn(other, language)),
  year: (one, other) => compare(one.year ?? UNKNOWN_YEAR, other.year ?? UNKNOWN_YEAR),
  stars: (one, other) => other.stars - one.stars || compare(other.publishedAt, one.publishedAt),
};

/** What has the words in its title first; equals stay newest first. */
export const sortByRelevance = (entries: readonly IndexEntry[], terms: SearchTerms): readonly IndexEntry[] =>
  entries
    .map(entry => ({ entry, score: scoreTitle(entry.titleFolded, terms) }))
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);

const scoreTitle = (title: string, terms: SearchTerms): number => {
  const words = splitSearchWords(title);
  const scoreTerm = (term: readonly string[]): number => {
    if (words.some(word => term.includes(word))) return 2;
    return words.some(word => term.some(asked => word.startsWith(asked))) ? 1 : 0;
  };
  return terms.reduce((sum, term) => sum + scoreTerm(term), 0);
};

/** In the author's own order of lines. */
export const sortAsGiven = (
  entries: readonly IndexEntry[],
  slugs: readonly string[],
): readonly IndexEntry[] => {
  const places = new Map(slugs.map((slug, place) => [slug, place]));
  return entries.toSorted((one, other) => (places.get(one.slug) ?? 0) - (places.get(other.slug) ?? 0));
};

import { ERAS } from '@/lib/catalogue/era';
import {
  BALANCES,
  FACETS,
  type Facet,
  LEGALITIES,
  PROVENANCES,
  SIZES,
  TIMES,
} from '@/lib/store/catalogue/facets';
import {
  CATALOGUE_SORTS,
  type CatalogueQuery,
  type CatalogueSort,
  type FacetChoice,
} from '@/lib/store/catalogue/search-catalogue';
import { DOCUMENT_KINDS, type DocumentKind } from '@/lib/store/schema/schema';

export type SearchParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the address asks for. */
export interface CatalogueRequest {
  /** The page that is asked: the catalogue, an author's, a collection's. */
  readonly path: string;
  readonly text: string;
  readonly choice: FacetChoice;
  /** The near-duplicates of this one; null: of none. */
  readonly like: string | null;
  readonly sort: CatalogueSort;
  readonly page: number;
  /** The lines have an order of their own: those of a collection. */
  readonly hasOwnOrder: boolean;
}

const PAGE_SIZE = 12;
const LONGEST_TEXT = 200;
const LONGEST_VALUE = 120;

interface RequestContext {
  readonly systems: readonly string[];
  /** The page that asks. */
  readonly path: string;
  /** The catalogue shows one kind at a time, other pages all of them. */
  readonly kind?: DocumentKind;
  readonly hasOwnOrder?: boolean;
}

/** A valid query from any address: what makes no sense falls back to the plain list. */
export const parseCatalogueRequest = (
  parameters: SearchParameters,
  { systems, path, kind, hasOwnOrder = false }: RequestContext,
): CatalogueRequest => {
  const sort = firstValue(parameters.sort);
  const text = firstValue(parameters.q).trim().slice(0, LONGEST_TEXT);
  const sorts = listSorts({ text, hasOwnOrder });
  const chosen = FACETS.flatMap(facet => {
    const value = firstValue(parameters[facet]);
    return isKnownValue(facet, value, systems) ? [[facet, value] as const] : [];
  });
  return {
    path,
    text,
    choice: { ...(kind ? { kind } : {}), ...Object.fromEntries(chosen) },
    like: firstValue(parameters.like).slice(0, LONGEST_VALUE) || null,
    sort: sorts.find(known => known === sort) ?? sorts[0] ?? 'newest',
    hasOwnOrder,
    page: /^[1-9]\d{0,5}$/.test(firstValue(parameters.page)) ? Number(firstValue(parameters.page)) : 1,
  };
};

/** The orders that make sense for a question, the usual one first. */
export const listSorts = ({
  text,
  hasOwnOrder,
}: Pick<CatalogueRequest, 'text' | 'hasOwnOrder'>): readonly CatalogueSort[] =>
  CATALOGUE_SORTS.filter(sort => sort !== 'best' || text !== '' || hasOwnOrder);

const firstValue = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '');

const VALUES: Readonly<Partial<Record<Facet, readonly string[]>>> = {
  kind: DOCUMENT_KINDS,
  era: ERAS,
  size: SIZES,
  time: TIMES,
  balance: BALANCES,
  legality: LEGALITIES,
  provenance: PROVENANCES,
};

const isKnownValue = (facet: Facet, value: string, systems: readonly string[]): boolean => {
  if (value === '' || value.length > LONGEST_VALUE) return false;
  if (facet === 'system') return systems.includes(value);
  if (facet === 'century') return /^-?[1-9]\d?$/.test(value);
  return VALUES[facet]?.includes(value) ?? true;
};

export const toCatalogueQuery = ({ text, choice, like, sort, page }: CatalogueRequest): CatalogueQuery => ({
  ...choice,
  sort,
  page,
  pageSize: PAGE_SIZE,
  ...(text === '' ? {} : { text }),
  ...(like === null ? {} : { like }),
});

export const countPages = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** Another choice in one facet, or none; the pages are then others. */
export const withChoice = (asked: CatalogueRequest, facet: Facet, value: string | null): CatalogueRequest => {
  const { [facet]: _, ...others } = asked.choice;
  return { ...asked, page: 1, choice: value === null ? others : { ...others, [facet]: value } };
};

/** The question as fields of an address; what is usual is left out. */
export const toSearchParams = ({
  path,
  text,
  choice,
  like,
  sort,
  page,
  hasOwnOrder,
}: CatalogueRequest): URLSearchParams => {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  for (const facet of FACETS) {
    const value = choice[facet];
    const isUsual = path === '/catalogue' && facet === 'kind' && value === 'scenario';
    if (value !== undefined && !isUsual) parameters.set(facet, value);
  }
  if (like !== null) parameters.set('like', like);
  if (sort !== 'best' && sort !== listSorts({ text, hasOwnOrder })[0]) parameters.set('sort', sort);
  if (page !== 1) parameters.set('page', String(page));
  return parameters;
};

/** The address of a question. */
export const catalogueUrlOf = (asked: CatalogueRequest): string => {
  const parameters = toSearchParams(asked);
  return parameters.size === 0 ? asked.path : `${asked.path}?${parameters}`;
};

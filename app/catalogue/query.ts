import { CATALOGUE_SORTS, type CatalogueQuery, type CatalogueSort } from '@/lib/store/catalogue';
import { DOCUMENT_KINDS, type DocumentKind } from '@/lib/store/schema';

export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What the address asks for. */
export interface Asked {
  readonly text: string;
  readonly kind: DocumentKind;
  readonly system: string | null;
  readonly sort: CatalogueSort;
  readonly page: number;
}

const PAGE_SIZE = 12;
const LONGEST_TEXT = 200;

/** Whatever the address says, a question that can be asked: what makes no sense falls back to the plain list. */
export const askedBy = (parameters: Parameters, systems: readonly string[]): Asked => {
  const system = first(parameters.system);
  const sort = first(parameters.sort);
  const kind = first(parameters.kind);
  return {
    text: first(parameters.q).trim().slice(0, LONGEST_TEXT),
    kind: DOCUMENT_KINDS.find(known => known === kind) ?? 'scenario',
    system: systems.includes(system) ? system : null,
    sort: CATALOGUE_SORTS.find(known => known === sort) ?? 'newest',
    page: /^[1-9]\d{0,5}$/.test(first(parameters.page)) ? Number(first(parameters.page)) : 1,
  };
};

const first = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value?.[0] ?? '');

export const queryOf = ({ text, kind, system, sort, page }: Asked): CatalogueQuery => ({
  kind,
  sort,
  page,
  pageSize: PAGE_SIZE,
  ...(text === '' ? {} : { text }),
  ...(system === null ? {} : { system }),
});

export const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE));

/** The address of a question; what is usual is left out of it. */
export const addressOf = ({ text, kind, system, sort, page }: Asked): string => {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  if (kind !== 'scenario') parameters.set('kind', kind);
  if (system !== null) parameters.set('system', system);
  if (sort !== 'newest') parameters.set('sort', sort);
  if (page !== 1) parameters.set('page', String(page));
  return parameters.size === 0 ? '/catalogue' : `/catalogue?${parameters}`;
};

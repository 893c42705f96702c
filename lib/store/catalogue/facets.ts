import type { BalanceStanding } from '../schema/schema';

/** What the catalogue can be narrowed by; each value is a text that can stand in an address. */
export const FACETS = [
  'kind',
  'system',
  'era',
  'century',
  'side',
  'size',
  'time',
  'balance',
  'legality',
  'provenance',
  'tag',
  'language',
] as const;
export type Facet = (typeof FACETS)[number];

export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

export const SIZES = ['small', 'middle', 'large'] as const;
export const LEGALITIES = ['legal', 'broken'] as const;
export const PROVENANCES = ['sourced', 'reconstructed'] as const;

export const TIMES = ['short', 'middle', 'long'] as const;
export const BALANCES = ['even', 'leans', 'unmeasured'] as const;

const SMALL = 20;
const MIDDLE = 45;

/** How large a document is by its pieces. */
export const sizeOf = (pieces: number): (typeof SIZES)[number] => {
  if (pieces <= SMALL) return 'small';
  return pieces <= MIDDLE ? 'middle' : 'large';
};

const HALF_AN_HOUR = 30;
const TWO_HOURS = 120;

/** How long a game takes. */
export const timeOf = (minutes: number): (typeof TIMES)[number] => {
  if (minutes < HALF_AN_HOUR) return 'short';
  return minutes < TWO_HOURS ? 'middle' : 'long';
};

/** The third century before our era is -3; there is no century 0. */
export const centuryOf = (year: number): number => Math.sign(year) * Math.ceil(Math.abs(year) / 100);

export interface FacetRow {
  readonly kind: string;
  readonly system: string;
  readonly era: string | null;
  readonly year: number | null;
  readonly sides: readonly string[];
  readonly pieces: number;
  readonly errors: number;
  readonly reconstructed: number;
  readonly tags: readonly string[];
  /** The languages of the document, if it states them. */
  readonly languages: readonly string[];
  readonly minutes: number | null;
  readonly balance: BalanceStanding | null;
}

/** Where a row of the catalogue stands in every facet. */
export const facetValuesOf = (row: FacetRow): FacetValues => ({
  kind: [row.kind],
  system: [row.system],
  era: row.era === null ? [] : [row.era],
  century: row.year === null ? [] : [String(centuryOf(row.year))],
  side: [...new Set(row.sides)],
  size: [sizeOf(row.pieces)],
  time: row.minutes === null ? [] : [timeOf(row.minutes)],
  balance: row.kind === 'scenario' ? [row.balance ?? 'unmeasured'] : [],
  legality: [row.errors === 0 ? 'legal' : 'broken'],
  provenance: [row.reconstructed === 0 ? 'sourced' : 'reconstructed'],
  tag: [...new Set(row.tags)],
  language: row.languages,
});

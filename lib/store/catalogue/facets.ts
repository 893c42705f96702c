/** What the catalogue can be narrowed by; each value is a text that can stand in an address. */
export const FACETS = [
  'kind',
  'system',
  'era',
  'century',
  'side',
  'size',
  'legality',
  'provenance',
  'tag',
] as const;
export type Facet = (typeof FACETS)[number];

export type FacetValues = Readonly<Record<Facet, readonly string[]>>;

export const SIZES = ['small', 'middle', 'large'] as const;
export const LEGALITIES = ['legal', 'broken'] as const;
export const PROVENANCES = ['sourced', 'reconstructed'] as const;

const SMALL = 20;
const MIDDLE = 45;

/** How large a document is by its pieces. */
export const sizeOf = (pieces: number): (typeof SIZES)[number] => {
  if (pieces <= SMALL) return 'small';
  return pieces <= MIDDLE ? 'middle' : 'large';
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
}

/** Where a row of the catalogue stands in every facet. */
export const facetValuesOf = (row: FacetRow): FacetValues => ({
  kind: [row.kind],
  system: [row.system],
  era: row.era === null ? [] : [row.era],
  century: row.year === null ? [] : [String(centuryOf(row.year))],
  side: [...new Set(row.sides)],
  size: [sizeOf(row.pieces)],
  legality: [row.errors === 0 ? 'legal' : 'broken'],
  provenance: [row.reconstructed === 0 ? 'sourced' : 'reconstructed'],
  tag: [...new Set(row.tags)],
});

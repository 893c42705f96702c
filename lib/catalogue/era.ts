/** The ages that the catalogue knows, each with the last year that belongs to it. */
const LAST_YEARS = {
  'bronze-age': -1001,
  ancient: 476,
  medieval: 1491,
  'early-modern': 1788,
  modern: Number.POSITIVE_INFINITY,
} as const;

export type Era = keyof typeof LAST_YEARS;
export const ERAS = Object.keys(LAST_YEARS) as readonly Era[];

/** The age of a year. */
export const eraOf = (year: number): Era => ERAS.find(era => year <= LAST_YEARS[era]) ?? 'modern';

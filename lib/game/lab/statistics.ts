/** Bounds that hold the true value in 95 of 100 such counts. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution for 95 of 100, both sides. */
const Z = 1.959_963_985;

/** Wilson's interval for a share: valid for few games and for shares near none and all. */
export const computeWilsonInterval = (hits: number, total: number): Interval => {
  if (total === 0) return { low: 0, high: 1 };
  const share = hits / total;
  const spread = (Z * Z) / total;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / total + spread / (4 * total));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

export const halfWidthOf = ({ low, high }: Interval): number => (high - low) / 2;

export const contains = ({ low, high }: Interval, value: number): boolean => low <= value && value <= high;

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const medianOf = (values: readonly number[]): number => {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** The variance of a sample: one degree of freedom goes into its mean. */
export const varianceOf = (values: readonly number[]): number => {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
};

/** Student's quantile for 95 of 100 where the expansion below is not exact enough. */
const SMALL_QUANTILES = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469];

/** Student's quantile for 95 of 100, both sides: by the expansion of Cornish and Fisher, exact to a thousandth. */
export const computeStudentQuantile = (freedom: number): number => {
  const small = SMALL_QUANTILES[freedom - 1];
  if (small !== undefined) return small;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
};

/** How a value differs between two ways of playing the same seeds. */
export interface Difference {
  readonly mean: number;
  readonly interval: Interval;
  readonly variance: number;
  readonly pairs: number;
  /** Only where none at all lies outside the interval. */
  readonly isReal: boolean;
}

/** The mean of paired differences with its t interval. */
export const comparePairs = (differences: readonly number[]): Difference => {
  const pairs = differences.length;
  const [mean, variance] = [meanOf(differences), varianceOf(differences)];
  if (pairs < 2) {
    const interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    return { mean, interval, variance, pairs, isReal: false };
  }
  const half = computeStudentQuantile(pairs - 1) * Math.sqrt(variance / pairs);
  const interval = { low: mean - half, high: mean + half };
  return { mean, interval, variance, pairs, isReal: !contains(interval, 0) };
};

/** 1.96 squared, as the formula is known. */
const NEEDED_FACTOR = 3.84;

/** How many pairs would show a difference of this size, if it is real; null: there is none to show. */
export const countPairsNeeded = ({ mean, variance }: Pick<Difference, 'mean' | 'variance'>): number | null =>
  mean === 0 ? null : Math.ceil((NEEDED_FACTOR * variance) / mean ** 2);

/** How many games a share near this one needs for an interval of this width on both sides. */
export const countGamesNeeded = (share: number, half: number): number =>
  Math.ceil((Z * Z * share * (1 - share)) / (half * half));

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const NICE_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Values in bars of equal round width, at most this many; 0 is always an edge. */
export const histogramOf = (values: readonly number[], most: number): readonly Bar[] => {
  if (values.length === 0) return [];
  const [least, largest] = [Math.min(...values), Math.max(...values)];
  const width = NICE_STEPS.find(step => largest / step - least / step < most - 1) ?? 10_000;
  const first = Math.floor(least / width);
  const count = Math.floor(largest / width) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const from = (first + index) * width;
    const to = from + width;
    return { from, to, count: values.filter(value => value >= from && value < to).length };
  });
};

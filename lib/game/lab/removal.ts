import type { Handicap } from '../contract/tally';
import type { GamePair } from './compare';
import { comparePairs, type Difference } from './statistics';
import { marginOf } from './summary';

/** What a handicap adds to the margin of a seat. */
const handicapFor = (seat: string, handicap: Handicap | null): number => {
  if (!handicap) return 0;
  return handicap.seat === seat ? handicap.points : -handicap.points;
};

/**
 * How many points its side loses when a unit is left out: A is the battle as it is, B the same seeds without it. The book would give
 * the weaker army a larger handicap: that is taken out again.
 */
export const worthOfUnit = (
  pairs: readonly GamePair[],
  seats: readonly string[],
  seat: string,
  handicaps: { readonly before: Handicap | null; readonly after: Handicap | null },
): Difference => {
  const order = [seat, ...seats.filter(other => other !== seat)];
  const shift = handicapFor(seat, handicaps.after) - handicapFor(seat, handicaps.before);
  return comparePairs(pairs.map(({ a, b }) => marginOf(a, order) - (marginOf(b, order) - shift)));
};

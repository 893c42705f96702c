import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { FieldUnit } from '../play/field';
import { type Profile, tablePriceOf } from '../rules/army/points';

const GENERAL = 30;
const BAGGAGE = 25;
const UNPRICED = 20;

/** How useful a unit still is at each number of markers. */
const USEFULNESS = [1, 0.95, 0.88, 0.72, 0.5, 0.35, 0.2] as const;

/** The same between whole numbers. */
export const usefulnessAt = (markers: number): number => {
  const whole = Math.floor(markers);
  const [less, more] = [USEFULNESS[whole] ?? 0, USEFULNESS[whole + 1] ?? 0];
  return less + (more - less) * (markers - whole);
};

export const elementPriceOf = (profile: Profile): number => tablePriceOf(profile) ?? UNPRICED;

export const priceOf: (elements: FieldUnit['elements']) => number = memoizeByIdentity(
  (elements: FieldUnit['elements']) =>
    elements.reduce((sum, { profile }) => sum + elementPriceOf(profile), 0),
);

/** What a unit is worth to its side as it is. */
export const unitWorthOf = (unit: FieldUnit): number =>
  unit.kind === 'baggage'
    ? BAGGAGE
    : priceOf(unit.elements) * usefulnessAt(unit.markers) + (unit.general ? GENERAL : 0);

import { oncePer } from '@/lib/documents/once-per';
import type { FieldUnit } from './field';
import { type Profile, tablePrice } from './rules/points';

const GENERAL = 30;
const BAGGAGE = 25;
const UNPRICED = 20;

/** How much of a unit is left of use at each number of markers. */
const ORDER = [1, 0.95, 0.88, 0.72, 0.5, 0.35, 0.2] as const;

/** The same between whole numbers. */
export const orderAt = (markers: number): number => {
  const whole = Math.floor(markers);
  const [less, more] = [ORDER[whole] ?? 0, ORDER[whole + 1] ?? 0];
  return less + (more - less) * (markers - whole);
};

export const priceOfOne = (profile: Profile): number => tablePrice(profile) ?? UNPRICED;

export const priceOf: (elements: FieldUnit['elements']) => number = oncePer(
  (elements: FieldUnit['elements']) => elements.reduce((sum, { profile }) => sum + priceOfOne(profile), 0),
);

/** What a unit is worth to its side as it is. */
export const unitWorth = (unit: FieldUnit): number =>
  unit.kind === 'baggage'
    ? BAGGAGE
    : priceOf(unit.elements) * orderAt(unit.markers) + (unit.general ? GENERAL : 0);

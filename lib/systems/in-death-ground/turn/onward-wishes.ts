import { offset } from '@/lib/geometry/plane';
import type { Destination } from '../actions';
import { aimsFor, waysOf } from '../aims';
import { type FieldUnit, middleOfUnit } from '../field';
import { allowance, filesOf, placeOf, rounded, swingOf } from '../rules/marching';
import type { State, TaskOf } from '../state';
import type { Wish } from './candidates';

const LEAST_AHEAD = 4;
const SHARES = [1, 0.6, 0.3] as const;
/** How far it bears off where somebody is in its way, in degrees. */
const ASIDE = [25, -25, 50, -50, 75, -75] as const;

/** A stretch of the way: where it leads, and how far it is straight on. */
interface Stretch {
  readonly heading: number;
  readonly far: number;
}

const stretchFor = (state: State, unit: FieldUnit, reach: number): Stretch | null => {
  const aims = aimsFor(state, unit);
  if (aims.length === 0) return null;
  const [x, y] = middleOfUnit(unit);
  const [nx, ny] = waysOf(state, unit, aims).along([x, y], Math.max(LEAST_AHEAD, reach));
  const heading = (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
  return { heading: (heading + 360) % 360, far: Math.hypot(nx - x, ny - y) };
};

/** Onwards to where its side must get: with the front on the way, as it stands, in column where it is narrow, or past whoever is in its way. */
export const onwardWishes = (state: State, unit: FieldUnit, { thrown }: TaskOf<'march'>): readonly Wish[] => {
  const reaches = (['good', 'difficult'] as const).map(going => allowance(unit, thrown, going, false));
  const stretch = stretchFor(state, unit, Math.max(...reaches));
  if (!stretch) return [];
  const { heading, far } = stretch;
  const place = placeOf(unit.elements);
  const wish = (way: number, facing: number, more: Partial<Destination> = {}, aside = 0): readonly Wish[] => {
    const [x, y] = offset(place.at, heading + aside, way, 0);
    return way <= 0
      ? []
      : [{ to: { at: [rounded(x), rounded(y)], facing: rounded(facing), ...more }, as: 'onwards' }];
  };
  const ways = SHARES.flatMap(share => reaches.map(reach => Math.min(far, reach * share)));
  const swing = swingOf(unit.elements, heading);
  return [
    ...ways.flatMap(way => [...wish(way - swing, heading), ...wish(way, place.facing)]),
    ...(filesOf(unit.elements) > 1 ? ways.flatMap(way => wish(way, heading, { formation: 'column' })) : []),
    ...reaches.flatMap(reach => ASIDE.flatMap(aside => wish(reach, place.facing, {}, aside))),
  ];
};

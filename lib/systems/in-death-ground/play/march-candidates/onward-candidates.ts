import { offsetPoint } from '@/lib/geometry/plane/plane';
import { findPaths, listGoals } from '../../computer/goals';
import { computeAllowance, filesOf, placeOf, roundInches, swingOf } from '../../rules/movement/marching';
import type { Destination } from '../actions';
import { type FieldUnit, middleOfUnit } from '../field';
import type { State, TaskOf } from '../state';
import type { MarchCandidate } from './march-candidates';

const LEAST_AHEAD = 4;
const SHARES = [1, 0.6, 0.3] as const;
/** How far it turns aside where a unit is in its way, in degrees. */
const ASIDE = [25, -25, 50, -50, 75, -75] as const;

/** A stretch of the way: where it leads, and how far it is straight on. */
interface PathStretch {
  readonly heading: number;
  readonly far: number;
}

const findStretch = (state: State, unit: FieldUnit, reach: number): PathStretch | null => {
  const aims = listGoals(state, unit);
  if (aims.length === 0) return null;
  const [x, y] = middleOfUnit(unit);
  const [nx, ny] = findPaths(state, unit, aims).along([x, y], Math.max(LEAST_AHEAD, reach));
  const heading = (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
  return { heading: (heading + 360) % 360, far: Math.hypot(nx - x, ny - y) };
};

/** Onwards to where its side must get: with the front on the way, as it stands, in column where it is narrow, or past a unit that is in its way. */
export const listOnwardCandidates = (
  state: State,
  unit: FieldUnit,
  { thrown }: TaskOf<'march'>,
): readonly MarchCandidate[] => {
  const reaches = (['good', 'difficult'] as const).map(going => computeAllowance(unit, thrown, going, false));
  const stretch = findStretch(state, unit, Math.max(...reaches));
  if (!stretch) return [];
  const { heading, far } = stretch;
  const place = placeOf(unit.elements);
  const candidate = (
    way: number,
    facing: number,
    more: Partial<Destination> = {},
    aside = 0,
  ): readonly MarchCandidate[] => {
    const [x, y] = offsetPoint(place.at, heading + aside, way, 0);
    return way <= 0
      ? []
      : [
          {
            to: { at: [roundInches(x), roundInches(y)], facing: roundInches(facing), ...more },
            as: 'onwards',
          },
        ];
  };
  const ways = SHARES.flatMap(share => reaches.map(reach => Math.min(far, reach * share)));
  const swing = swingOf(unit.elements, heading);
  return [
    ...ways.flatMap(way => [...candidate(way - swing, heading), ...candidate(way, place.facing)]),
    ...(filesOf(unit.elements) > 1
      ? ways.flatMap(way => candidate(way, heading, { formation: 'column' }))
      : []),
    ...reaches.flatMap(reach => ASIDE.flatMap(aside => candidate(reach, place.facing, {}, aside))),
  ];
};

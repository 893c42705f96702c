import { cornersOf, gapBetween, groupByDistance, measureDistance } from '@/lib/geometry/plane/plane';
import { cohesionOf } from '../../rules/movement/formation';
import { placeOf, roundInches } from '../../rules/movement/marching';
import type { Destination } from '../actions';
import { blockOf, type Element, type FieldUnit } from '../field';

const STEP = 0.1;
const MOST_STEPS = 120;

const shiftElements = (elements: readonly Element[], dx: number, dy: number): readonly Element[] =>
  elements.map(element => ({ ...element, at: [element.at[0] + dx, element.at[1] + dy] as const }));

const gapOf = (some: readonly Element[], others: readonly Element[]): number =>
  Math.min(
    ...some.flatMap(one =>
      others.map(other => gapBetween(cornersOf(blockOf(one)), cornersOf(blockOf(other)))),
    ),
  );

/** A group straight towards the nearest of the others, until no gap is left. */
const drawTowards = (
  group: readonly Element[],
  others: readonly Element[],
  reach: number,
): readonly Element[] => {
  const pairs = group.flatMap(one =>
    others.map(other => ({ one, other, far: measureDistance(one.at, other.at) })),
  );
  const [nearest] = pairs.toSorted((one, other) => one.far - other.far);
  if (!nearest || nearest.far === 0) return group;
  const [dx, dy] = ([0, 1] as const).map(
    axis => (nearest.other.at[axis] - nearest.one.at[axis]) / nearest.far,
  ) as [number, number];
  let now = group;
  for (let count = 0; count < MOST_STEPS && gapOf(now, others) > reach; count += 1)
    now = shiftElements(now, dx * STEP, dy * STEP);
  return now;
};

/** 4.2 – The shortest way to close a gap: the elements that are cut off join the larger part, the others stay. */
export const gatherUnit = ({ elements }: Pick<FieldUnit, 'elements'>): Destination => {
  const reach = Math.min(...elements.map(({ profile }) => cohesionOf(profile.troop)));
  const groups = groupByDistance(
    elements.map(element => cornersOf(blockOf(element))),
    reach,
  ).toSorted((one, other) => other.length - one.length);
  const [body = [], ...cutOff] = groups.map(group =>
    group.flatMap(index => (elements[index] ? [elements[index]] : [])),
  );
  const together = cutOff.reduce<readonly Element[]>(
    (all, group) => all.concat(drawTowards(group, all, reach)),
    body,
  );
  const place = placeOf(elements);
  return {
    at: [roundInches(place.at[0]), roundInches(place.at[1])],
    facing: roundInches(place.facing),
    elements: elements.map(element => {
      const { at, facing } = together.find(({ id }) => id === element.id) ?? element;
      return { at: [roundInches(at[0]), roundInches(at[1])], facing: roundInches(facing) };
    }),
  };
};

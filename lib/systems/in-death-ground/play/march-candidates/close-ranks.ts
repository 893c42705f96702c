import { toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { measureDistance, offsetPoint } from '@/lib/geometry/plane/plane';
import { blocksOf, FRONTAGE } from '../../rules/movement/formation';
import { isOrderly } from '../../rules/movement/march-objections';
import {
  angleBetween,
  arrangeElements,
  filesOf,
  isOverlapping,
  placeOf,
  roundInches,
} from '../../rules/movement/marching';
import type { Destination } from '../actions';
import { blockOf, type Element, type FieldUnit } from '../field';
import { gatherUnit } from './gather';
import type { MarchCandidate, MarchCandidates } from './march-candidates';

const isBlock = ({ formation, elements }: Destination): boolean => !formation && !elements;

const toPlaces = (elements: readonly Element[]): NonNullable<Destination['elements']> =>
  elements.map(({ at, facing }) => ({
    at: [roundInches(at[0]), roundInches(at[1])],
    facing: roundInches(facing),
  }));

const SIDES = [0, -FRONTAGE / 2, FRONTAGE / 2] as const;
const RANK = 0.5;
const ASKEW = 1;

const isFree = (to: Element, elements: readonly Element[]): boolean =>
  elements.every(other => other.id === to.id || !isOverlapping(blockOf(to), blockOf(other)));

/** The foremost empty place before an element, straight ahead or half a base aside; null: somebody stands there. */
const findPlaceAhead = (element: Element, elements: readonly Element[], front: Element): Element | null => {
  const lag = -toBaseCoordinates(blockOf(front), element.at)[0];
  const { depth } = blockOf(element);
  for (let ahead = lag; ahead > RANK; ahead -= depth)
    for (const side of SIDES) {
      const [x, y] = offsetPoint(element.at, element.facing, ahead, side);
      const to: Element = { ...element, at: [x, y] };
      if (isFree(to, elements)) return to;
    }
  return null;
};

/** 4.2 – Who stands behind an empty place steps up into it, rank after rank; who looks another way than the others stays. */
export const stepUp = (elements: readonly Element[]): readonly Element[] => {
  const [first] = elements;
  if (!first || elements.some(({ facing }) => Math.abs(angleBetween(first.facing, facing)) > ASKEW))
    return elements;
  const aheadOf = ({ at }: Element): number => toBaseCoordinates(blockOf(first), at)[0];
  const ranked = [...elements].sort((one, other) => aheadOf(other) - aheadOf(one));
  const [front] = ranked;
  if (!front) return elements;
  return ranked.reduce<readonly Element[]>((now, element) => {
    const to = findPlaceAhead(element, now, front);
    return to ? now.map(each => (each.id === to.id ? to : each)) : now;
  }, elements);
};

/** A march of the whole block that fills a hole from behind on the way. */
const fillGaps = (unit: FieldUnit, candidate: MarchCandidate): readonly MarchCandidate[] => {
  if (unit.elements.length >= unit.strength || !isBlock(candidate.to)) return [candidate];
  const closed = stepUp(unit.elements);
  if (closed === unit.elements) return [candidate];
  const from = placeOf(unit.elements);
  const turn = candidate.to.facing - from.facing;
  const [dx, dy] = [candidate.to.at[0] - from.at[0], candidate.to.at[1] - from.at[1]];
  const moved = arrangeElements(
    { elements: closed },
    { at: movePlace(closed, from.at, turn, [dx, dy]), facing: placeOf(closed).facing + turn },
  );
  return [{ ...candidate, to: { ...candidate.to, elements: toPlaces(moved) } }, candidate];
};

/** Where the middle of the closed block ends up when the block that was moves and turns about its own middle. */
const movePlace = (
  closed: readonly Element[],
  about: readonly [number, number],
  turn: number,
  [dx, dy]: readonly [number, number],
): readonly [number, number] => {
  const { at } = placeOf(closed);
  const [ahead, aside] = toBaseCoordinates({ centre: about, heading: 0, width: 0, depth: 0 }, at);
  const [x, y] = offsetPoint(about, turn, ahead, aside);
  return [x + dx, y + dy];
};

/** 4.2 – A unit that is torn in two forms its line again, each element in the place that is nearest to it. */
const formUp = (unit: FieldUnit, to: Destination): Destination => {
  const place = { ...placeOf(unit.elements), files: filesOf(unit.elements) };
  const profiles = unit.elements.map(({ profile }) => profile);
  const here = blocksOf(profiles, place);
  const pairs = unit.elements
    .flatMap(element =>
      here.map((block, index) => ({ element, index, far: measureDistance(element.at, block.centre) })),
    )
    .toSorted((one, other) => one.far - other.far);
  const chosen = new Map<string, number>();
  const taken = new Set<number>();
  for (const { element, index } of pairs)
    if (!chosen.has(element.id) && !taken.has(index)) {
      chosen.set(element.id, index);
      taken.add(index);
    }
  const there = blocksOf(profiles, { ...place, at: [to.at[0], to.at[1]], facing: to.facing });
  return {
    ...to,
    elements: unit.elements.map(element => {
      const block = there[chosen.get(element.id) ?? 0];
      const [x, y] = block?.centre ?? element.at;
      return { at: [roundInches(x), roundInches(y)], facing: roundInches(to.facing) };
    }),
  };
};

/** 4.2 – A gap is closed whenever the unit moves: where it stands, or on its way. */
export const closeRanks = (unit: FieldUnit, candidates: MarchCandidates): MarchCandidates => {
  const place = placeOf(unit.elements);
  const stand: MarchCandidate = {
    to: { at: [roundInches(place.at[0]), roundInches(place.at[1])], facing: roundInches(place.facing) },
    as: 'line',
  };
  if (isOrderly(unit.elements)) {
    const [stepped, ...rest] = fillGaps(unit, stand);
    const filled = candidates.map(list => list.flatMap(candidate => fillGaps(unit, candidate)));
    return stepped && rest.length > 0 ? [...filled, [stepped]] : filled;
  }
  const close = (candidate: MarchCandidate): MarchCandidate =>
    isBlock(candidate.to) ? { ...candidate, to: formUp(unit, candidate.to) } : candidate;
  return [...candidates.map(list => list.map(close)), [close(stand), { to: gatherUnit(unit), as: 'gather' }]];
};

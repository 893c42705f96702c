import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Point } from '@/lib/geometry/board';
import { doBasesOverlap } from '@/lib/geometry/plane/bases';
import { normalizeHeading, offsetPoint, type TableBase } from '@/lib/geometry/plane/plane';
import type { StandPlace } from '../../document/scenario';
import type { Destination } from '../../play/actions';
import { blockOf, type Element, type FieldUnit, shiftElements } from '../../play/field';
import type { MoveThrow } from '../../play/state';
import type { Profile } from '../army/points';
import type { Going } from '../terrain/terrain';
import { blocksOf, extentsOf, FRONTAGE } from './formation';
import { type MoveDice, moveDiceOf, turningPenaltyOf } from './movement';

/** The block of a unit: its middle, and where it looks. */
export const placeOf: (elements: readonly Element[]) => StandPlace = memoizeByIdentity(
  (elements: readonly Element[]) => {
    const [first] = elements;
    const facing = first?.facing ?? 0;
    if (!first) return { at: [0, 0], facing, formation: 'line' };
    let [ahead, behind, left, right] = [-Infinity, Infinity, Infinity, -Infinity];
    for (const element of elements) {
      const block = blockOf(element);
      const angle = (facing * Math.PI) / 180;
      const [dx, dy] = [element.at[0] - first.at[0], element.at[1] - first.at[1]];
      const along = dx * Math.sin(angle) - dy * Math.cos(angle);
      const across = dx * Math.cos(angle) + dy * Math.sin(angle);
      ahead = Math.max(ahead, along + block.depth / 2);
      behind = Math.min(behind, along - block.depth / 2);
      left = Math.min(left, across - block.width / 2);
      right = Math.max(right, across + block.width / 2);
    }
    const [x, y] = offsetPoint(first.at, facing, (ahead + behind) / 2, (left + right) / 2);
    return { at: [x, y], facing, formation: 'line', files: filesOf(elements) };
  },
);

/** How many stand in the front rank. */
export const filesOf: (elements: readonly Element[]) => number = memoizeByIdentity(
  (elements: readonly Element[]) => {
    const [first] = elements;
    if (!first) return 1;
    const angle = (first.facing * Math.PI) / 180;
    const along = ({ at }: Element): number =>
      (at[0] - first.at[0]) * Math.sin(angle) - (at[1] - first.at[1]) * Math.cos(angle);
    const front = Math.max(...elements.map(along));
    return elements.filter(element => front - along(element) < 0.5).length;
  },
);

export interface Extents {
  readonly width: number;
  readonly depth: number;
}

export const extentsOfUnit: (elements: readonly Element[]) => Extents = memoizeByIdentity(
  (elements: readonly Element[]) => extentsOf(elements.map(blockOf), placeOf(elements)),
);

/** Places that are offered are given to the thousandth of an inch. */
export const roundInches = (value: number): number => Math.round(value * 1000) / 1000;

/** How much further its ends go than its middle when a block turns to a heading. */
export const swingOf = (elements: readonly Element[], heading: number): number => {
  const turn = (angleBetween(placeOf(elements).facing, heading) * Math.PI) / 180;
  return Math.max(0, extentsOfUnit(elements).width / 2 - 1.2) * 2 * Math.abs(Math.sin(turn / 2));
};

/** Where the elements of a unit would stand: moved as a block, in a new formation, or each separately. */
export const arrangeElements = (
  { elements }: Pick<FieldUnit, 'elements'>,
  { at, facing, formation, files, elements: each }: Destination,
): readonly Element[] => {
  if (each)
    return elements.map((element, index) => {
      const place = each[index];
      return place ? { ...element, at: place.at, facing: normalizeHeading(place.facing) } : element;
    });
  if (!formation) {
    const from = placeOf(elements);
    return shiftElements(elements, from.at, at, angleBetween(from.facing, facing));
  }
  const profiles = elements.map(({ profile }) => profile);
  const blocks = blocksOf(profiles, {
    at: [at[0], at[1]],
    facing,
    formation,
    ...(files === undefined ? {} : { files }),
  });
  return elements.map((element, index) => {
    const block = blocks[index];
    return block
      ? { ...element, at: [block.centre[0], block.centre[1]], facing: normalizeHeading(block.heading) }
      : element;
  });
};

/** From one heading to another the shorter way round, in degrees; to the right is positive. */
export const angleBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** 12.1 – The slowest of a unit sets its pace. */
export const slowestProfileOf = ({ elements }: FieldUnit): Profile | null => {
  const average = ({ count, add }: MoveDice): number => count * 3.5 + add;
  const [first, ...rest] = elements.map(({ profile }) => profile);
  if (!first) return null;
  return rest.reduce(
    (slowest, profile) =>
      average(moveDiceOf(profile, 'good')) < average(moveDiceOf(slowest, 'good')) ? profile : slowest,
    first,
  );
};

/** 12.1 – How many dice are thrown for a move; one throw is read in both columns. */
export const countMoveDice = (pace: Profile): number =>
  Math.max(moveDiceOf(pace, 'good').count, moveDiceOf(pace, 'difficult').count);

export const readMoveThrow = (pace: Profile, faces: readonly number[]): MoveThrow => {
  const total = ({ count, add }: MoveDice): number =>
    Math.max(
      0,
      faces.slice(0, count).reduce((sum, face) => sum + face, add),
    );
  return { faces, good: total(moveDiceOf(pace, 'good')), difficult: total(moveDiceOf(pace, 'difficult')) };
};

const middleOfFront = (element: Element): Point => {
  const { centre, heading, depth } = blockOf(element);
  return offsetPoint(centre, heading, depth / 2, 0);
};

/** 12.1 – How far the element goes that goes furthest, by the middle of its front. */
export const measureMove = (from: readonly Element[], to: readonly Element[]): number => {
  let furthest = 0;
  for (const [index, element] of to.entries()) {
    const start = from[index];
    if (!start) continue;
    const [ax, ay] = middleOfFront(start);
    const [bx, by] = middleOfFront(element);
    furthest = Math.max(furthest, Math.hypot(bx - ax, by - ay));
  }
  return furthest;
};

const SIDE_STEP = 0.5;

/** 12.3 – Everybody goes straight ahead, half an inch to either side allowed. */
export const isStraight = (from: readonly Element[], to: readonly Element[]): boolean =>
  to.every((element, index) => {
    const start = from[index];
    if (!start || Math.abs(angleBetween(start.facing, element.facing)) > 0.5) return false;
    const angle = (start.facing * Math.PI) / 180;
    const [dx, dy] = [element.at[0] - start.at[0], element.at[1] - start.at[1]];
    const ahead = dx * Math.sin(angle) - dy * Math.cos(angle);
    const aside = dx * Math.cos(angle) + dy * Math.sin(angle);
    return ahead >= -0.01 && Math.abs(aside) <= SIDE_STEP + 0.01;
  });

/** 12.1, 12.3 – How far a throw moves a unit over such ground in such a manner. */
export const computeAllowance = (
  { elements }: Pick<FieldUnit, 'elements'>,
  thrown: MoveThrow,
  going: Going,
  isAhead: boolean,
): number => {
  const isColumn = extentsOfUnit(elements).width < FRONTAGE * 1.5;
  const penalty = isAhead
    ? 0
    : Math.min(0, ...elements.map(({ profile }) => turningPenaltyOf(profile.troop, isColumn, false)));
  return Math.max(0, (going === 'good' ? thrown.good : thrown.difficult) + penalty);
};

const STEP = 0.9;

/** The bases that an element fills on its way, its end included. */
export const pathOf = (from: Element, to: Element): readonly TableBase[] => {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const turn = angleBetween(from.facing, to.facing);
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP), Math.ceil(Math.abs(turn) / 30));
  const block = blockOf(to);
  return Array.from({ length: steps }, (_, index): TableBase => {
    const share = (index + 1) / steps;
    return {
      ...block,
      centre: [from.at[0] + dx * share, from.at[1] + dy * share],
      heading: from.facing + turn * share,
    };
  });
};

const HAIR = 0.04;

export const isOverlapping = (block: TableBase, other: TableBase): boolean =>
  doBasesOverlap(block, other, HAIR);

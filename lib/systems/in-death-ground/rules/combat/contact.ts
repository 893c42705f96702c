import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Point } from '@/lib/geometry/board';
import { reachOf, toBaseCoordinates } from '@/lib/geometry/plane/bases';
import { measureDistance, offsetPoint, type TableBase } from '@/lib/geometry/plane/plane';
import { blockOf, type Element } from '../../play/field';

/** Bases within a tenth of an inch of each other touch; a little more is allowed along a front that stands at an angle. */
const NEAR = 0.15;
const SAMPLES = 9;

/** How far a place is from a base; 0 inside it. */
const distanceTo = (block: TableBase, point: Point): number => {
  const [ahead, aside] = toBaseCoordinates(block, point);
  return Math.hypot(
    Math.max(0, Math.abs(ahead) - block.depth / 2),
    Math.max(0, Math.abs(aside) - block.width / 2),
  );
};

type BaseSide = 'front' | 'rear' | 'left' | 'right';

const SHARES = Array.from({ length: SAMPLES }, (_, index) => index / (SAMPLES - 1) - 0.5);

/** Places along each edge of a base. */
const edgesOf: (element: Element) => Readonly<Record<BaseSide, readonly Point[]>> = memoizeByIdentity(
  (element: Element) => {
    const { centre, heading, width, depth } = blockOf(element);
    const along = (ahead: number) => SHARES.map(share => offsetPoint(centre, heading, ahead, share * width));
    const beside = (aside: number) => SHARES.map(share => offsetPoint(centre, heading, share * depth, aside));
    return {
      ...{ front: along(depth / 2), rear: along(-depth / 2) },
      ...{ left: beside(-width / 2), right: beside(width / 2) },
    };
  },
);

/** How much of an element's edge lies at another base, in ninths; most are too far off to be measured. */
const measureEdgeContact = (own: Element, side: BaseSide, other: Element): number => {
  const [base, block] = [blockOf(own), blockOf(other)];
  if (measureDistance(base.centre, block.centre) > reachOf(base) + reachOf(block) + NEAR) return 0;
  let count = 0;
  for (const point of edgesOf(own)[side]) if (distanceTo(block, point) <= NEAR) count += 1;
  return count;
};

/** How much of an element's front lies at another base, in ninths. */
export const measureFrontContact = (own: Element, other: Element): number =>
  measureEdgeContact(own, 'front', other);

/** Whether one of an element's sides, and no more than a corner of its front, touches another base. */
export const isBeside = (own: Element, other: Element): boolean =>
  (['left', 'right'] as const).some(side => measureEdgeContact(own, side, other) >= 2);

export type TouchedFace = 'front' | 'flank' | 'rear';

/**
 * 14.1 – Which of an element's sides another touches: the one with most inches in contact, the front rather than
 * others.
 */
export const findSideTouched = (own: Element, by: Element): 'front' | 'rear' | 'left' | 'right' => {
  const { width, depth } = blockOf(own);
  const [front, rear] = [
    measureEdgeContact(own, 'front', by) * width,
    measureEdgeContact(own, 'rear', by) * width,
  ];
  const [left, right] = [
    measureEdgeContact(own, 'left', by) * depth,
    measureEdgeContact(own, 'right', by) * depth,
  ];
  if (front >= rear && front >= Math.max(left, right)) return 'front';
  if (rear > Math.max(left, right)) return 'rear';
  return left >= right ? 'left' : 'right';
};

/** 14.1 – Where an element is touched by another. */
export const findFaceTouched = (own: Element, by: Element): TouchedFace => {
  const side = findSideTouched(own, by);
  return side === 'left' || side === 'right' ? 'flank' : side;
};

/** 14.1 – Some part of an element is behind the line of another's rear. */
export const isPartlyBehind = (own: Element, other: Element): boolean => {
  const block = blockOf(other);
  const { front, rear } = edgesOf(own);
  return [...front, ...rear].some(point => toBaseCoordinates(block, point)[0] < -block.depth / 2);
};

const SAME_WAY = 10;

export const haveSameFacing = (one: Element, other: Element): boolean => {
  const turn = Math.abs(((one.facing - other.facing + 540) % 360) - 180);
  return turn <= SAME_WAY;
};

/** 14.3 – Behind another, looking the same way, with more than a corner of the front at its rear. */
export const isBehind = (own: Element, front: Element): boolean =>
  haveSameFacing(own, front) &&
  toBaseCoordinates(blockOf(front), own.at)[0] < 0 &&
  measureFrontContact(own, front) >= 2 &&
  findFaceTouched(front, own) === 'rear';

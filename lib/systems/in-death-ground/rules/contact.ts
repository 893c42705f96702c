import { oncePer } from '@/lib/documents/once-per';
import { reachOf, seenFrom } from '@/lib/geometry/bases';
import type { Point } from '@/lib/geometry/board';
import { type Block, distance, offset } from '@/lib/geometry/plane';
import { blockOf, type Element } from '../field';

/** Bases within a tenth of an inch of each other touch; a little more is allowed along a front that stands askew. */
const NEAR = 0.15;
const SAMPLES = 9;

/** How far a place is from a base; 0 inside it. */
const distanceTo = (block: Block, point: Point): number => {
  const [ahead, aside] = seenFrom(block, point);
  return Math.hypot(
    Math.max(0, Math.abs(ahead) - block.depth / 2),
    Math.max(0, Math.abs(aside) - block.width / 2),
  );
};

type Side = 'front' | 'rear' | 'left' | 'right';

const SHARES = Array.from({ length: SAMPLES }, (_, index) => index / (SAMPLES - 1) - 0.5);

/** Places along each edge of a base. */
const edgesOf: (element: Element) => Readonly<Record<Side, readonly Point[]>> = oncePer(
  (element: Element) => {
    const { centre, heading, width, depth } = blockOf(element);
    const along = (ahead: number) => SHARES.map(share => offset(centre, heading, ahead, share * width));
    const beside = (aside: number) => SHARES.map(share => offset(centre, heading, share * depth, aside));
    return {
      ...{ front: along(depth / 2), rear: along(-depth / 2) },
      ...{ left: beside(-width / 2), right: beside(width / 2) },
    };
  },
);

/** How much of an element's edge lies at another base, in ninths; most are too far off to be measured. */
const edgeAgainst = (own: Element, side: Side, other: Element): number => {
  const [base, block] = [blockOf(own), blockOf(other)];
  if (distance(base.centre, block.centre) > reachOf(base) + reachOf(block) + NEAR) return 0;
  let count = 0;
  for (const point of edgesOf(own)[side]) if (distanceTo(block, point) <= NEAR) count += 1;
  return count;
};

/** How much of an element's front lies at another base, in ninths. */
export const frontAgainst = (own: Element, other: Element): number => edgeAgainst(own, 'front', other);

/** Whether one of an element's sides, and no more than a corner of its front, is at another base. */
export const isBeside = (own: Element, other: Element): boolean =>
  (['left', 'right'] as const).some(side => edgeAgainst(own, side, other) >= 2);

export type Face = 'front' | 'flank' | 'rear';

/** 14.1 – Which of an element's sides is touched by another: the one of which most inches lie along it, the front rather than others. */
export const sideTouched = (own: Element, by: Element): 'front' | 'rear' | 'left' | 'right' => {
  const { width, depth } = blockOf(own);
  const [front, rear] = [edgeAgainst(own, 'front', by) * width, edgeAgainst(own, 'rear', by) * width];
  const [left, right] = [edgeAgainst(own, 'left', by) * depth, edgeAgainst(own, 'right', by) * depth];
  if (front >= rear && front >= Math.max(left, right)) return 'front';
  if (rear > Math.max(left, right)) return 'rear';
  return left >= right ? 'left' : 'right';
};

/** 14.1 – Where an element is touched by another. */
export const faceTouched = (own: Element, by: Element): Face => {
  const side = sideTouched(own, by);
  return side === 'left' || side === 'right' ? 'flank' : side;
};

/** 14.1 – Some part of an element is behind the line of another's rear. */
export const isPartlyBehind = (own: Element, other: Element): boolean => {
  const block = blockOf(other);
  const { front, rear } = edgesOf(own);
  return [...front, ...rear].some(point => seenFrom(block, point)[0] < -block.depth / 2);
};

const SAME_WAY = 10;

export const doLookAlike = (one: Element, other: Element): boolean => {
  const turn = Math.abs(((one.facing - other.facing + 540) % 360) - 180);
  return turn <= SAME_WAY;
};

/** 14.3 – Behind another, looking the same way, with more than a corner of the front at its rear. */
export const isBehind = (own: Element, front: Element): boolean =>
  doLookAlike(own, front) &&
  seenFrom(blockOf(front), own.at)[0] < 0 &&
  frontAgainst(own, front) >= 2 &&
  faceTouched(front, own) === 'rear';

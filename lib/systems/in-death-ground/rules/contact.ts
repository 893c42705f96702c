import { seenFrom } from '@/lib/geometry/bases';
import type { Point } from '@/lib/geometry/board';
import { type Block, offset } from '@/lib/geometry/plane';
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

const edge = (block: Block, side: 'front' | 'rear' | 'left' | 'right'): readonly Point[] =>
  Array.from({ length: SAMPLES }, (_, index) => {
    const share = index / (SAMPLES - 1) - 0.5;
    if (side === 'front' || side === 'rear')
      return offset(
        block.centre,
        block.heading,
        (side === 'front' ? 1 : -1) * (block.depth / 2),
        share * block.width,
      );
    return offset(
      block.centre,
      block.heading,
      share * block.depth,
      (side === 'right' ? 1 : -1) * (block.width / 2),
    );
  });

/** How much of an element's front lies at another base, in ninths. */
export const frontAgainst = (own: Element, other: Element): number => {
  const block = blockOf(other);
  return edge(blockOf(own), 'front').filter(point => distanceTo(block, point) <= NEAR).length;
};

/** Whether one of an element's sides, and no more than a corner of its front, is at another base. */
export const isBeside = (own: Element, other: Element): boolean => {
  const [block, base] = [blockOf(other), blockOf(own)];
  return (['left', 'right'] as const).some(
    side => edge(base, side).filter(point => distanceTo(block, point) <= NEAR).length >= 2,
  );
};

export type Face = 'front' | 'flank' | 'rear';

/** 14.1 – Which of an element's sides is touched by another: the one that lies along it for most of its length. */
export const sideTouched = (own: Element, by: Element): 'front' | 'rear' | 'left' | 'right' => {
  const [block, other] = [blockOf(own), blockOf(by)];
  const count = (side: 'front' | 'rear' | 'left' | 'right'): number =>
    edge(block, side).filter(point => distanceTo(other, point) <= NEAR).length;
  const [front, rear, left, right] = [count('front'), count('rear'), count('left'), count('right')];
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
  return [...edge(blockOf(own), 'front'), ...edge(blockOf(own), 'rear')].some(
    point => seenFrom(block, point)[0] < -block.depth / 2,
  );
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

import type { Box, Size } from './camera';

const GAP = 12;
const EDGE = 8;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / Math.max(1, count - 1));

/** Beside the target, then everywhere else in the window. */
const listCandidates = (slip: Size, window: Size, target: Box): readonly Box[] => {
  const most = { x: window.width - slip.width - EDGE, y: window.height - slip.height - EDGE };
  const at = (left: number, top: number): Box =>
    boxAt(clamp(left, EDGE, Math.max(EDGE, most.x)), clamp(top, EDGE, Math.max(EDGE, most.y)), slip);
  const [middleX, middleY] = [
    (target.left + target.right - slip.width) / 2,
    (target.top + target.bottom - slip.height) / 2,
  ];
  const beside = [
    at(target.right + GAP, target.top),
    at(target.left - GAP - slip.width, target.top),
    at(target.right + GAP, middleY),
    at(target.left - GAP - slip.width, middleY),
    at(middleX, target.top - GAP - slip.height),
    at(middleX, target.bottom + GAP),
  ];
  const grid = steps(EDGE, Math.max(EDGE, most.x), 7).flatMap(left =>
    steps(EDGE, Math.max(EDGE, most.y), 7).map(top => at(left, top)),
  );
  return [...beside, ...grid];
};

const distance = (one: Box, other: Box): number =>
  Math.hypot(
    (one.left + one.right - other.left - other.right) / 2,
    (one.top + one.bottom - other.top - other.bottom) / 2,
  );

/** The corner where the zoom stands; the style sheet of the board knows the same. */
export const computeToolsBox = ({ height }: Size): Box => ({
  left: 0,
  top: height - 58,
  right: 246,
  bottom: height,
});

/** The cost of covering a square pixel of each, compared with a pixel of distance. */
export interface CoverWeights {
  readonly target: number;
  readonly kept: number;
  readonly spared: number;
}

export const SLIP_WEIGHTS: CoverWeights = { target: 40, kept: 12, spared: 0.12 };
/** A row of buttons stays near its pieces, but clear of them and, if it can, of others. */
export const TOOLBAR_WEIGHTS: CoverWeights = { target: 0.3, kept: 0.2, spared: 0.06 };

/**
 * The position of a slip that covers the least of what must stay visible, and among such positions the nearest to
 * its target.
 */
export const placeSlip = (
  slip: Size,
  window: Size,
  target: Box,
  kept: readonly Box[],
  /** What it should rather not cover. */
  spared: readonly Box[],
  weights: CoverWeights,
): { readonly left: number; readonly top: number } => {
  const cost = (box: Box): number =>
    overlap(box, target) * weights.target +
    kept.reduce((sum, other) => sum + overlap(box, other) * weights.kept, 0) +
    spared.reduce((sum, other) => sum + overlap(box, other) * weights.spared, 0) +
    distance(box, target);
  const [first, ...others] = listCandidates(slip, window, target);
  if (!first) return { left: EDGE, top: EDGE };
  const best = others.reduce((found, box) => (cost(box) < cost(found) ? box : found), first);
  return { left: best.left, top: best.top };
};

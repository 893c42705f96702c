import type { Point } from '../board';
import { edgesOf, isInsideOutline, type Outline } from './plane';

/** From x, y to x, y: four numbers for each edge, because a table is asked about its bases by the thousand. */
type Edges = readonly number[];

/** Smaller areas are the rounding of coordinates. */
const SLIVER = 1e-6;

/** More than any real table has in one place: beyond, a few strips of equal height stand in, so that no outline is dear. */
interface Fineness {
  readonly mostEdges: number;
  readonly mostLevels: number;
  readonly equalStrips: number;
}

/** Of two pieces of ground. */
const OF_GROUND: Fineness = { mostEdges: 80, mostLevels: 100, equalStrips: 16 };

/** Of what lies under one base; bases are asked about by the thousand. */
const OF_BASE: Fineness = { mostEdges: 48, mostLevels: 48, equalStrips: 8 };

/**
 * What outlines share and what they leave uncovered. They are cut into level strips at every corner and crossing:
 * within a strip no edge meets another, so that the length along its middle times its height is its area. Outlines
 * may have any form: one that crosses itself is read by the even-odd rule, as in `isInside`.
 */
export const measureOverlap = (one: Outline, other: Outline): number =>
  areApart(one, other) ? 0 : measureSharedArea(one, other, Number.POSITIVE_INFINITY);

export const doAreasOverlap = (one: Outline, other: Outline): boolean =>
  !areApart(one, other) && measureSharedArea(one, other, SLIVER) > SLIVER;

/** Counts no further than it is asked to. */
const measureSharedArea = (one: Outline, other: Outline, enough: number): number => {
  const top = Math.max(boundsOf(one).top, boundsOf(other).top);
  const bottom = Math.min(boundsOf(one).bottom, boundsOf(other).bottom);
  const [edges, against] = [edgesWithin(one, top, bottom), edgesWithin(other, top, bottom)];
  let area = 0;
  for (const { middle, height } of stripsOf([...edges, ...against], top, bottom, OF_GROUND)) {
    area += height * sharedLength(stretchesAt(edges, middle), stretchesAt(against, middle));
    if (area > enough) break;
  }
  return area;
};

/** Whether the outline lies wholly on the ground of some others together. */
export const isCovered = (outline: Outline, grounds: readonly Outline[]): boolean => {
  const near = grounds.filter(ground => !areApart(ground, outline));
  if (near.some(ground => isConvex(ground) && holdsAll(ground, outline))) return true;
  return isEveryCornerOn(outline, near) && measureBareArea(outline, near) < SLIVER;
};

/** Most outlines that are not covered show it at a corner; a corner on an edge may fall either way and is drawn inwards. */
const isEveryCornerOn = (outline: Outline, grounds: readonly Outline[]): boolean => {
  const [cx, cy] = centreOf(outline);
  return outline.every(([x, y]) => {
    const within: Point = [x + (cx - x) * INWARDS, y + (cy - y) * INWARDS];
    return !isInsideOutline(outline, within) || grounds.some(ground => isInsideOutline(ground, within));
  });
};

const INWARDS = 0.002;

const measureBareArea = (outline: Outline, grounds: readonly Outline[]): number => {
  const { top, bottom } = boundsOf(outline);
  const edges = edgesWithin(outline, top, bottom);
  const covers = grounds.map(ground => edgesWithin(ground, top, bottom));
  let area = 0;
  for (const { middle, height } of stripsOf([...edges, ...covers.flat()], top, bottom, OF_BASE)) {
    const own = stretchesAt(edges, middle);
    area += height * (lengthOf(own) - sharedLength(own, unionAt(covers, middle)));
    if (area >= SLIVER) break;
  }
  return area;
};

interface Strip {
  readonly middle: number;
  readonly height: number;
}

const stripsOf = (
  edges: Edges,
  top: number,
  bottom: number,
  { mostEdges, mostLevels, equalStrips }: Fineness,
): readonly Strip[] => {
  const met = edges.length > 4 * mostEdges ? null : levelsOf(edges, top, bottom);
  const inner = met === null || met.length > mostLevels ? equalLevels(top, bottom, equalStrips) : met;
  return [...inner, bottom].map((level, index) => {
    const from = index === 0 ? top : (inner[index - 1] ?? top);
    return { middle: (from + level) / 2, height: level - from };
  });
};

const equalLevels = (top: number, bottom: number, strips: number): readonly number[] =>
  Array.from({ length: strips - 1 }, (_, index) => top + ((bottom - top) * (index + 1)) / strips);

/** The heights, from the top down, where an edge begins, ends or meets another. */
const levelsOf = (edges: Edges, top: number, bottom: number): readonly number[] => {
  const levels: number[] = [];
  const keep = (level: number): void => {
    if (level > top && level < bottom) levels.push(level);
  };
  for (let at = 0; at < edges.length; at += 4) {
    keep(edges[at + 1] ?? top);
    for (let other = at + 4; other < edges.length; other += 4) keep(meetingLevel(edges, at, other));
  }
  return levels.sort((one, other) => one - other);
};

/** Where two edges cross; not a number where they do not. */
const meetingLevel = (edges: Edges, one: number, other: number): number => {
  const [ax, ay, bx, by] = [edges[one] ?? 0, edges[one + 1] ?? 0, edges[one + 2] ?? 0, edges[one + 3] ?? 0];
  const [cx, cy] = [edges[other] ?? 0, edges[other + 1] ?? 0];
  const [dx, dy] = [(edges[other + 2] ?? 0) - cx, (edges[other + 3] ?? 0) - cy];
  const turn = (bx - ax) * dy - (by - ay) * dx;
  const first = ((cx - ax) * dy - (cy - ay) * dx) / turn;
  const second = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn;
  return first > 0 && first < 1 && second > 0 && second < 1 ? ay + first * (by - ay) : Number.NaN;
};

/** From where to where, from left to right, in pairs. */
type Stretches = readonly number[];

const stretchesAt = (edges: Edges, level: number): Stretches => {
  const xs: number[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    const [ay, by] = [edges[at + 1] ?? 0, edges[at + 3] ?? 0];
    if (ay > level === by > level) continue;
    const [ax, bx] = [edges[at] ?? 0, edges[at + 2] ?? 0];
    xs.push(ax + ((bx - ax) * (level - ay)) / (by - ay));
  }
  return xs.sort((one, other) => one - other);
};

const lengthOf = (stretches: Stretches): number =>
  stretches.reduce((sum, x, index) => (index % 2 === 0 ? sum - x : sum + x), 0);

const sharedLength = (one: Stretches, other: Stretches): number => {
  let [sum, i, j] = [0, 0, 0];
  while (i + 1 < one.length && j + 1 < other.length) {
    const [end, otherEnd] = [one[i + 1] ?? 0, other[j + 1] ?? 0];
    sum += Math.max(0, Math.min(end, otherEnd) - Math.max(one[i] ?? 0, other[j] ?? 0));
    if (end < otherEnd) i += 2;
    else j += 2;
  }
  return sum;
};

/** What several outlines, which may lie over each other, cover together. */
const unionAt = (covers: readonly Edges[], level: number): Stretches => {
  const [starts, ends]: [number[], number[]] = [[], []];
  for (const cover of covers) {
    const stretches = stretchesAt(cover, level);
    for (let at = 0; at + 1 < stretches.length; at += 2) {
      starts.push(stretches[at] ?? 0);
      ends.push(stretches[at + 1] ?? 0);
    }
  }
  starts.sort((one, other) => one - other);
  ends.sort((one, other) => one - other);
  const union: number[] = [];
  for (const [index, start] of starts.entries()) {
    // Where as many have ended as have begun nothing is covered until the next begins.
    if (index === 0 || (ends[index - 1] ?? start) < start) union.push(start);
    const end = ends[index] ?? start;
    if (end < (starts[index + 1] ?? Number.POSITIVE_INFINITY)) union.push(end);
  }
  return union;
};

/** The edges of an outline that reach into a strip. */
const edgesWithin = (outline: Outline, top: number, bottom: number): Edges => {
  const edges: number[] = [];
  let [bx, by] = outline.at(-1) ?? [0, 0];
  for (const [ax, ay] of outline) {
    if ((ay >= top || by >= top) && (ay <= bottom || by <= bottom)) edges.push(bx, by, ax, ay);
    [bx, by] = [ax, ay];
  }
  return edges;
};

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The ground of a table is asked about for every base that stands on it. */
const KNOWN_BOUNDS = new WeakMap<Outline, Bounds>();

const boundsOf = (outline: Outline): Bounds => {
  const known = KNOWN_BOUNDS.get(outline);
  if (known) return known;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const bounds = { left, top, right, bottom };
  KNOWN_BOUNDS.set(outline, bounds);
  return bounds;
};

/** Most pairs on a table are far apart: their boxes show it before anything is cut. */
const areApart = (outline: Outline, other: Outline): boolean => {
  const [one, two] = [boundsOf(outline), boundsOf(other)];
  return one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
};

const centreOf = (outline: Outline): Point => {
  const { left, top, right, bottom } = boundsOf(outline);
  return [(left + right) / 2, (top + bottom) / 2];
};

const KNOWN_CONVEX = new WeakMap<Outline, boolean>();

const isConvex = (outline: Outline): boolean => {
  const known = KNOWN_CONVEX.get(outline) ?? turnsOneWay(outline);
  KNOWN_CONVEX.set(outline, known);
  return known;
};

const turnsOneWay = (outline: Outline): boolean => {
  const turns = edgesOf(outline).map(([[ax, ay], [bx, by]], index) => {
    const [cx, cy] = outline[(index + 2) % outline.length] ?? [0, 0];
    return (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
  });
  return turns.every(turn => turn >= 0) || turns.every(turn => turn <= 0);
};

/** The side of each edge that a point lies on: the same for all edges of a convex outline around it. */
const sidesOf = (outline: Outline, [x, y]: Point): readonly number[] =>
  edgesOf(outline).map(([[ax, ay], [bx, by]]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));

const holdsAll = (convex: Outline, points: Outline): boolean =>
  points.every(point => {
    const sides = sidesOf(convex, point);
    return sides.every(side => side >= -SLIVER) || sides.every(side => side <= SLIVER);
  });

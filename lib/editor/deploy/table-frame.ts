import type { Footprint } from '@/lib/game/contract/authoring/deployment';
import type { Position } from '@/lib/game/contract/position';
import type { Point, Table } from '@/lib/geometry/board';
import { offsetPoint } from '@/lib/geometry/plane/plane';

/** A rectangle as an army sees it: how far to the right and how far ahead its sides lie. */
export interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
}

/** A table as seen along a heading. */
export interface TableFrame {
  toTable(aside: number, ahead: number): Point;
  toFrame(point: Point): readonly [number, number];
  around(points: readonly Point[]): Rectangle;
}

const RADIANS = Math.PI / 180;

export const makeTableFrame = (heading: number): TableFrame => {
  const [sin, cos] = [Math.sin(heading * RADIANS), Math.cos(heading * RADIANS)];
  const toFrame = ([x, y]: Point): readonly [number, number] => [x * cos + y * sin, x * sin - y * cos];
  return {
    toTable: (aside, ahead) => offsetPoint([0, 0], heading, ahead, aside),
    toFrame,
    around: points => {
      const seen = points.map(toFrame);
      const [asides, aheads] = [seen.map(([aside]) => aside), seen.map(([, ahead]) => ahead)];
      return {
        left: Math.min(...asides),
        right: Math.max(...asides),
        rear: Math.min(...aheads),
        front: Math.max(...aheads),
      };
    },
  };
};

export const rectangleAt = (aside: number, ahead: number, { width, depth }: Footprint): Rectangle => ({
  left: aside - width / 2,
  right: aside + width / 2,
  rear: ahead - depth / 2,
  front: ahead + depth / 2,
});

/** Bases that only touch do not overlap; places are rounded to a hundredth of an inch. */
const TOUCH = 0.5;

export const doOverlap = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right - TOUCH &&
  other.left < one.right - TOUCH &&
  one.rear < other.front - TOUCH &&
  other.rear < one.front - TOUCH;

export const isWithin = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.left >= outer.left - TOUCH &&
  inner.right <= outer.right + TOUCH &&
  inner.rear >= outer.rear - TOUCH &&
  inner.front <= outer.front + TOUCH;

export const boundsOf = (frame: TableFrame, { width, height }: Table): Rectangle =>
  frame.around([
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);

/** The ground that unmoved units occupy. */
export const obstaclesOf = (
  frame: TableFrame,
  { pieces }: Position,
  moving: readonly string[],
): readonly Rectangle[] =>
  pieces.flatMap(({ id, box }) => {
    if (!box || moving.includes(id)) return [];
    const { centre, size, outline } = box;
    const corners = outline ?? [
      [0, 0],
      [size, size],
    ];
    return [
      frame.around(corners.map(([x, y]): Point => [centre[0] - size / 2 + x, centre[1] - size / 2 + y])),
    ];
  });

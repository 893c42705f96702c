import type { Outline } from '../plane/plane';

/** The area of an outline by the shoelace formula: what tests compare with. */
export const areaOf = (outline: Outline): number => {
  const twice = outline.reduce((sum, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
};

import type { SpaceBoard } from '@/lib/geometry/board';
import { areJoined, findSideChain, type SpaceSide, sidesOf } from '@/lib/geometry/sides';

/**
 * A path from space to space continues; where it returns to itself it is cut there, so that drawing back shortens
 * it.
 */
export const extendWay = (way: readonly string[], spaces: readonly string[]): readonly string[] => {
  const drawn = [...way];
  for (const space of spaces) {
    const before = drawn.indexOf(space);
    if (before < 0) drawn.push(space);
    else drawn.length = before + 1;
  }
  return drawn;
};

/**
 * A line of sides continues from corner to corner. Three sides meet in a corner: a side that was only touched
 * because the pointer passed near the corner is left out again, so that no spur stays; drawing back shortens the
 * line.
 */
export const extendSides = (
  board: SpaceBoard,
  line: readonly SpaceSide[],
  to: SpaceSide,
): readonly SpaceSide[] => {
  const last = line.at(-1);
  if (!last) return [to];
  const chain = last === to ? [] : findSideChain(sidesOf(board), last, to).slice(1);
  return chain.reduce(addSide, line);
};

const addSide = (line: readonly SpaceSide[], side: SpaceSide): readonly SpaceSide[] => {
  const before = line.indexOf(side);
  if (before >= 0) return line.slice(0, before + 1);
  const ahead = line.at(-2);
  const isSpur = ahead !== undefined && areJoined(ahead, side);
  return [...(isSpur ? line.slice(0, -1) : line), side];
};

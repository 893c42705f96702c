import { CORNERS, columnOf, computeHalvesDown, type HexGrid } from './hex';

/**
 * The hexes that a straight line from centre to centre passes, both ends left out, as differences from its start: two numbers for each
 * step. They are equal where the line crosses one hex, and differ where it runs along the side that two hexes share.
 */
export type HexLine = Int32Array;

/** What a line crosses in one step: a hex, or two hexes along their common side. */
export type LineStep = readonly [number] | readonly [number, number];

/** Gives the line between any two hexes of a grid; each shape of line is worked out once. The fastest way to walk many lines. */
export type LineFinder = (from: number, to: number) => HexLine;

const FINDERS = new WeakMap<HexGrid, LineFinder>();

export const lineFinderOf = (grid: HexGrid): LineFinder => {
  const finder = FINDERS.get(grid) ?? makeFinder(grid);
  FINDERS.set(grid, finder);
  return finder;
};

const makeFinder = (grid: HexGrid): LineFinder => {
  const hexes = Array.from({ length: grid.count }, (_, hex) => hex);
  const columns = Int32Array.from(hexes, hex => columnOf(grid, hex));
  const halves = Int32Array.from(hexes, hex => computeHalvesDown(grid, hex));
  const [wide, high] = [grid.columns, 2 * grid.rows];
  const lines: (HexLine | undefined)[] = new Array(2 * wide * 2 * high * 6);
  return (from, to) => {
    const start = halves[from] ?? 0;
    const across = (columns[to] ?? 0) - (columns[from] ?? 0);
    const down = (halves[to] ?? 0) - start;
    const edge = down === 0 ? edgeAlong(grid, start) : 0;
    const lower = start & 1;
    const key = (((across + wide) * 2 * high + down + high) * 2 + lower) * 3 + edge;
    const known = lines[key];
    if (known !== undefined) return known;
    const made = Int32Array.from(followLine(across, down, edge), place => offset(grid, place, lower));
    lines[key] = made;
    return made;
  };
};

/** The line as differences, for a single question. */
export const computeLineOffsets = (grid: HexGrid, from: number, to: number): HexLine =>
  lineFinderOf(grid)(from, to);

/** The steps of a line between two hexes, in order, without its ends. */
export const findHexLine = (grid: HexGrid, from: number, to: number): readonly LineStep[] => {
  const line = computeLineOffsets(grid, from, to);
  return Array.from({ length: line.length / 2 }, (_, index): LineStep => {
    const [one, other] = [from + (line[index * 2] ?? 0), from + (line[index * 2 + 1] ?? 0)];
    return one === other ? [one] : [one, other];
  });
};

/** A place relative to the start of a line: columns across, half hexes down. */
interface CubePlace {
  readonly across: number;
  readonly down: number;
}

/** Along the upper edge of the map the hex above such a line is missing, along the lower edge the one below. */
type Edge = 0 | 1 | 2;

const edgeAlong = ({ rows }: HexGrid, halves: number): Edge => {
  if (halves === 0) return 1;
  return halves === 2 * rows - 1 ? 2 : 0;
};

const offset = ({ rows }: HexGrid, { across, down }: CubePlace, lower: number): number => {
  const lowerThere = (lower + across) & 1;
  return across * rows + (down + lower - lowerThere) / 2;
};

const followLine = (across: number, down: number, edge: Edge): readonly CubePlace[] => {
  const steps: CubePlace[] = [];
  const isThere = (place: CubePlace): boolean => place.across === across && place.down === down;
  let at: CubePlace = { across: 0, down: 0 };
  while (!isThere(at)) {
    const [one, other] = nextOffsets(at, across, down);
    if (other !== undefined) steps.push(...(edge === 0 ? [one, other] : insideOf(one, other, edge)));
    at = other === undefined ? one : beyondSide(at, one, other);
    if (!isThere(at)) steps.push(at, at);
  }
  return steps;
};

const insideOf = (one: CubePlace, other: CubePlace, edge: Edge): readonly [CubePlace, CubePlace] => {
  const [upper, lower] = one.down < other.down ? [one, other] : [other, one];
  return edge === 1 ? [lower, lower] : [upper, upper];
};

/** The hex at the far end of the side that two hexes share. */
const beyondSide = (from: CubePlace, one: CubePlace, other: CubePlace): CubePlace => ({
  across: one.across + other.across - from.across,
  down: one.down + other.down - from.down,
});

/** Which hex the line enters from the one at a place, or the two between which it runs on. Whole numbers only, so nothing is rounded. */
const nextOffsets = (at: CubePlace, across: number, down: number): readonly [CubePlace, CubePlace?] => {
  const [x, y] = [3 * across, down];
  const turns = CORNERS.map(([cornerX, cornerY]) => x * (at.down + cornerY) - y * (3 * at.across + cornerX));
  for (let corner = 0; corner < 6; corner++) {
    const [before, here, after] = [
      turns[(corner + 5) % 6] ?? 0,
      turns[corner] ?? 0,
      turns[(corner + 1) % 6] ?? 0,
    ];
    if (here < 0 && after > 0) return [acrossSide(at, corner)];
    if (here === 0 && before < 0 && after > 0) return throughCorner(at, corner, x, y);
  }
  throw new Error('a line that leaves a hex nowhere');
};

/** Beyond a corner a line runs on along the side that starts there, or to its left or right. */
const throughCorner = (
  at: CubePlace,
  corner: number,
  x: number,
  y: number,
): readonly [CubePlace, CubePlace?] => {
  const [cornerX, cornerY] = CORNERS[corner] ?? [0, 0];
  const turn = x * cornerY - y * cornerX;
  const [left, right] = [acrossSide(at, (corner + 5) % 6), acrossSide(at, corner)];
  if (turn === 0) return [left, right];
  return turn > 0 ? [left] : [right];
};

const acrossSide = ({ across, down }: CubePlace, direction: number): CubePlace => {
  const [one, other] = [CORNERS[direction] ?? [0, 0], CORNERS[(direction + 1) % 6] ?? [0, 0]];
  return { across: across + (one[0] + other[0]) / 3, down: down + one[1] + other[1] };
};

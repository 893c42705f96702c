import type { Point } from '../board';

/** Open ground cut into squares, so that ways over it can be found. */
export interface PathTerrain {
  readonly width: number;
  readonly height: number;
  /** How much longer a way is made by the ground at the middle of a square; infinite: nobody gets through. */
  costAt(middle: Point): number;
  /** Whether something between two neighbouring squares cannot be crossed. */
  isBarred(from: Point, to: Point): boolean;
}

/** All ways to some goals. */
export interface PathMap {
  /** How long the way from a point is; infinite: there is none. */
  lengthFrom(point: Point): number;
  /** The point on the way that is so far on. */
  along(point: Point, far: number): Point;
}

const SQUARE = 2;
const AROUND = [-1, 0, 1] as const;

interface Grid {
  readonly across: number;
  readonly down: number;
  readonly costs: Float64Array;
}

const middleOf = ({ across }: Grid, square: number): Point => [
  ((square % across) + 0.5) * SQUARE,
  (Math.floor(square / across) + 0.5) * SQUARE,
];

const squareAt = ({ across, down }: Grid, [x, y]: Point): number => {
  const within = (value: number, most: number): number =>
    Math.max(0, Math.min(most - 1, Math.floor(value / SQUARE)));
  return within(y, down) * across + within(x, across);
};

const aroundOf = ({ across, down }: Grid, square: number): readonly number[] => {
  const [column, row] = [square % across, Math.floor(square / across)];
  const found: number[] = [];
  for (const dy of AROUND)
    for (const dx of AROUND) {
      const [x, y] = [column + dx, row + dy];
      if ((dx !== 0 || dy !== 0) && x >= 0 && y >= 0 && x < across && y < down) found.push(y * across + x);
    }
  return found;
};

const gridOf = ({ width, height, costAt }: PathTerrain): Grid => {
  const [across, down] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const grid = { across, down, costs: new Float64Array(across * down) };
  for (const square of grid.costs.keys()) grid.costs[square] = costAt(middleOf(grid, square));
  return grid;
};

const between = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** From the goals outwards, the nearest square first. */
const lengthsOf = (squares: PathTerrain, grid: Grid, goals: readonly Point[]): Float64Array => {
  const lengths = new Float64Array(grid.costs.length).fill(Number.POSITIVE_INFINITY);
  const open = new Map<number, number>();
  for (const goal of goals) {
    lengths[squareAt(grid, goal)] = 0;
    open.set(squareAt(grid, goal), 0);
  }
  while (open.size > 0) {
    const square = nearestIn(open);
    open.delete(square);
    for (const next of aroundOf(grid, square)) {
      const [from, to] = [middleOf(grid, next), middleOf(grid, square)];
      const cost = ((grid.costs[next] ?? 1) + (grid.costs[square] ?? 1)) / 2;
      const length = (lengths[square] ?? 0) + between(from, to) * cost;
      if (length >= (lengths[next] ?? 0) || squares.isBarred(from, to)) continue;
      lengths[next] = length;
      open.set(next, length);
    }
  }
  return lengths;
};

const nearestIn = (open: ReadonlyMap<number, number>): number => {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (const [square, length] of open) if (length < least || best < 0) [best, least] = [square, length];
  return best;
};

/** The ways to any of these goals, on ground that stays as it is. */
export const createPathFinder = (squares: PathTerrain): ((goals: readonly Point[]) => PathMap) => {
  const grid = gridOf(squares);
  return goals => {
    const lengths = lengthsOf(squares, grid, goals);
    const lengthBy = (point: Point, square: number): number =>
      squares.isBarred(point, middleOf(grid, square))
        ? Number.POSITIVE_INFINITY
        : (lengths[square] ?? 0) + between(point, middleOf(grid, square));
    const bestOf = (point: Point, among: readonly number[]): number => {
      let [best, least] = [among[0] ?? 0, Number.POSITIVE_INFINITY];
      for (const square of among) {
        const length = lengthBy(point, square);
        if (length < least) [best, least] = [square, length];
      }
      return best;
    };
    const onFrom = (point: Point): number => {
      const square = squareAt(grid, point);
      return bestOf(point, [square, ...aroundOf(grid, square)]);
    };
    return {
      lengthFrom: point => lengthBy(point, onFrom(point)),
      along(point, far) {
        let square = onFrom(point);
        while (lengths[square] !== 0 && between(point, middleOf(grid, square)) < far) {
          const nearer = aroundOf(grid, square).filter(next => (lengths[next] ?? 0) < (lengths[square] ?? 0));
          if (nearer.length === 0) break;
          square = bestOf(middleOf(grid, square), nearer);
        }
        return middleOf(grid, square);
      },
    };
  };
};

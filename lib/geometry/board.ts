export type Point = readonly [number, number];

/** A place that pieces stand in: a tile, a hex, a segment, a city. */
export interface Space {
  readonly id: string;
  readonly centre: Point;
  /** Corners in order. */
  readonly outline: readonly Point[];
  readonly neighbours: readonly string[];
}

/** Named spaces with neighbours. */
export interface SpaceBoard {
  readonly kind: 'spaces';
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
}

/** Open ground with measured distances. */
export interface Table {
  readonly kind: 'table';
  readonly width: number;
  readonly height: number;
  /** Board units to the inch; absent: the inch is the unit. */
  readonly inch?: number;
}

export type Board = SpaceBoard | Table;

export const spaceById = (board: SpaceBoard, id: string): Space | undefined => indexOf(board).byId.get(id);

export const spaceAt = (board: SpaceBoard, point: Point): Space | undefined => {
  const { cellSize, cells } = indexOf(board);
  const near = cells.get(cellKey(Math.floor(point[0] / cellSize), Math.floor(point[1] / cellSize)));
  return near?.find(space => containsPoint(space.outline, point));
};

/** The spaces by name, and by squares of the plane that they reach into: made once for each board, which never changes. */
interface BoardIndex {
  readonly byId: ReadonlyMap<string, Space>;
  readonly cellSize: number;
  readonly cells: ReadonlyMap<string, readonly Space[]>;
}

const INDEXES = new WeakMap<SpaceBoard, BoardIndex>();

const indexOf = (board: SpaceBoard): BoardIndex => {
  const index = INDEXES.get(board) ?? makeIndex(board);
  INDEXES.set(board, index);
  return index;
};

const cellKey = (column: number, row: number): string => `${column},${row}`;

const makeIndex = ({ spaces, width, height }: SpaceBoard): BoardIndex => {
  const cellSize = Math.sqrt((width * height) / Math.max(1, spaces.length)) || 1;
  const cells = new Map<string, Space[]>();
  for (const space of spaces)
    for (const key of cellsUnder(space.outline, cellSize)) {
      const others = cells.get(key);
      if (others) others.push(space);
      else cells.set(key, [space]);
    }
  return { byId: new Map([...spaces].reverse().map(space => [space.id, space])), cellSize, cells };
};

const cellsUnder = (outline: readonly Point[], cellSize: number): readonly string[] => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right] = [Math.floor(Math.min(...xs) / cellSize), Math.floor(Math.max(...xs) / cellSize)];
  const [top, bottom] = [Math.floor(Math.min(...ys) / cellSize), Math.floor(Math.max(...ys) / cellSize)];
  const keys: string[] = [];
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) keys.push(cellKey(column, row));
  return keys;
};

/** Even-odd rule: a ray from the point crosses the outline an odd number of times. */
export const containsPoint = (outline: readonly Point[], [x, y]: Point): boolean =>
  outline.reduce((inside, corner, index) => {
    const [ax, ay] = corner;
    const [bx, by] = outline.at(index - 1) ?? corner;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

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

/** Open ground on which distances are measured. */
export interface Table {
  readonly kind: 'table';
  readonly width: number;
  readonly height: number;
}

export type Board = SpaceBoard | Table;

export const spaceById = (board: SpaceBoard, id: string): Space | undefined =>
  board.spaces.find(space => space.id === id);

export const spaceAt = (board: SpaceBoard, point: Point): Space | undefined =>
  board.spaces.find(space => contains(space.outline, point));

/** Even-odd rule: a ray from the point crosses the outline an odd number of times. */
const contains = (outline: readonly Point[], [x, y]: Point): boolean =>
  outline.reduce((inside, corner, index) => {
    const [ax, ay] = corner;
    const [bx, by] = outline.at(index - 1) ?? corner;
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

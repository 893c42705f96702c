import type { Point } from './points';
import { knotAt, type SampledField } from './sampled-field';

export interface Contour {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Lines of equal value, by marching squares. */
export const traceContours = (sampled: SampledField, level: number): readonly Contour[] => {
  const links = new Map<number, number[]>();
  for (let row = 0; row < sampled.rows - 1; row++)
    for (let column = 0; column < sampled.columns - 1; column++)
      for (const [from, to] of cellSegments(sampled, column, row, level)) {
        linkPoints(links, from, to);
        linkPoints(links, to, from);
      }
  return joinSegments(links).map(({ edges, closed }) => ({
    points: edges.map(edge => findCrossing(sampled, edge, level)),
    closed,
  }));
};

const linkPoints = (links: Map<number, number[]>, from: number, to: number): void => {
  const known = links.get(from);
  if (known === undefined) links.set(from, [to]);
  else known.push(to);
};

// An edge of the lattice is numbered by its upper or left knot: even for the edge to the east, odd for that to the south.
const eastEdge = (columns: number, column: number, row: number): number => (row * columns + column) * 2;
const southEdge = (columns: number, column: number, row: number): number => (row * columns + column) * 2 + 1;

const cellSegments = (
  sampled: SampledField,
  column: number,
  row: number,
  level: number,
): readonly (readonly [number, number])[] => {
  const above = (dx: number, dy: number): boolean => knotAt(sampled, column + dx, row + dy) > level;
  const [nw, ne, se, sw] = [above(0, 0), above(1, 0), above(1, 1), above(0, 1)];
  if (nw === ne && ne === se && se === sw) return [];
  const { columns } = sampled;
  const north = eastEdge(columns, column, row);
  const south = eastEdge(columns, column, row + 1);
  const west = southEdge(columns, column, row);
  const east = southEdge(columns, column + 1, row);
  const crossed = [
    ...(nw !== ne ? [north] : []),
    ...(ne !== se ? [east] : []),
    ...(sw !== se ? [south] : []),
    ...(nw !== sw ? [west] : []),
  ];
  const [first, second] = crossed;
  if (crossed.length === 2 && first !== undefined && second !== undefined) return [[first, second]];
  return nw
    ? [
        [north, east],
        [south, west],
      ]
    : [
        [north, west],
        [south, east],
      ];
};

const findCrossing = (sampled: SampledField, edge: number, level: number): Point => {
  const { columns, box, step } = sampled;
  const knot = edge >> 1;
  const [column, row] = [knot % columns, Math.floor(knot / columns)];
  const [dx, dy] = edge % 2 === 0 ? [1, 0] : [0, 1];
  const from = knotAt(sampled, column, row);
  const share = (level - from) / (knotAt(sampled, column + dx, row + dy) - from);
  return [box.left + (column + dx * share) * step, box.top + (row + dy * share) * step];
};

interface Chain {
  readonly edges: readonly number[];
  readonly closed: boolean;
}

const joinSegments = (links: ReadonlyMap<number, readonly number[]>): readonly Chain[] => {
  const visited = new Set<number>();
  const walk = (start: number): readonly number[] => {
    const edges: number[] = [];
    let current: number | undefined = start;
    while (current !== undefined) {
      visited.add(current);
      edges.push(current);
      current = links.get(current)?.find(next => !visited.has(next));
    }
    return edges;
  };
  const found: Chain[] = [];
  for (const [edge, ends] of links)
    if (ends.length === 1 && !visited.has(edge)) found.push({ edges: walk(edge), closed: false });
  for (const edge of links.keys()) if (!visited.has(edge)) found.push({ edges: walk(edge), closed: true });
  return found.filter(({ edges }) => edges.length > 2);
};

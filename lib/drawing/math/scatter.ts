import { memoizeRecent } from '../lru-memo';
import type { Box } from './points';
import { hashCell, hashText } from './random';

/** A scattered point with a seed of its own, so that what stands there never depends on its neighbours. */
export interface ScatterPoint {
  readonly x: number;
  readonly y: number;
  readonly seed: number;
}

interface Candidate extends ScatterPoint {
  readonly rank: number;
}

/**
 * Points about a gap apart, even but without rows (dart throwing in a fixed order). The pattern fills the plane and depends
 * on seed and place alone: pick from it what lies in a shape, and no other shape's change will move a point.
 */
export const scatterPoints = (box: Box, gap: number, seed: string): readonly ScatterPoint[] =>
  patterns({ box, gap, seed });

interface Pattern {
  readonly box: Box;
  readonly gap: number;
  readonly seed: string;
}

const computePoints = ({ box, gap, seed }: Pattern): readonly ScatterPoint[] => {
  const cell = gap * 0.44;
  const taken = new Map<number, ScatterPoint[]>();
  const kept: ScatterPoint[] = [];
  for (const candidate of listCandidates(box, cell, seed)) {
    const column = Math.floor(candidate.x / gap);
    const row = Math.floor(candidate.y / gap);
    if (isCrowded(taken, column, row, candidate, gap * (0.84 + 0.22 * candidate.rank))) continue;
    const key = cellKey(column, row);
    const others = taken.get(key);
    if (others) others.push(candidate);
    else taken.set(key, [candidate]);
    kept.push(candidate);
  }
  return kept.sort((one, other) => one.y - other.y);
};

const patterns = memoizeRecent(16, (pattern: Pattern) => JSON.stringify(pattern), computePoints);

const listCandidates = (box: Box, cell: number, seed: string): readonly Candidate[] => {
  const [key, keyX, keyY] = ['', 'x', 'y'].map(part => hashText(seed + part)) as [number, number, number];
  const found: Candidate[] = [];
  for (let row = Math.floor(box.top / cell); row * cell < box.bottom; row++)
    for (let column = Math.floor(box.left / cell); column * cell < box.right; column++) {
      const rank = hashCell(key, column, row);
      const x = (column + hashCell(keyX, column, row)) * cell;
      const y = (row + hashCell(keyY, column, row)) * cell;
      found.push({ x, y, rank, seed: Math.floor(rank * 4294967296) });
    }
  return found.sort((one, other) => one.rank - other.rank);
};

const cellKey = (column: number, row: number): number => column * 65536 + row;

const isCrowded = (
  taken: ReadonlyMap<number, readonly ScatterPoint[]>,
  column: number,
  row: number,
  { x, y }: ScatterPoint,
  gap: number,
): boolean => {
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (const other of taken.get(cellKey(column + dx, row + dy)) ?? [])
        if (Math.hypot(other.x - x, other.y - y) < gap) return true;
  return false;
};

import type { Change } from '@/lib/documents/change';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { neighbourOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import type { BoardDocument } from '../../document/board-schema';
import { type Ground, groundOf, HEXSIDE_BITS } from '../../document/ground';
import { type Pair, replaceFacing } from '../painting-sides';

/** 5.1 – The book knows slopes and no heights: how much higher a hex lies than its neighbour. */
type LevelStep = -1 | 0 | 1;

const stepTo = ({ sides }: Ground, hex: number, direction: number): LevelStep => {
  const bits = sides[hex * 6 + direction] ?? 0;
  if ((bits & HEXSIDE_BITS.down) !== 0) return 1;
  return (bits & HEXSIDE_BITS.up) !== 0 ? -1 : 0;
};

const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;
const UNKNOWN = -128;

/**
 * How high each hex lies above the largest level ground, by its slopes. A slope that ends in open ground says
 * nothing.
 */
export const levelsOf = memoizeByIdentity((board: BoardDocument): Int8Array => {
  const ground = groundOf(board);
  const plains = findPlains(ground);
  const levels = new Int8Array(ground.grid.count).fill(UNKNOWN);
  for (const plain of plains) {
    const [first] = plain;
    if (first === undefined || levels[first] !== UNKNOWN) continue;
    spreadLevels(ground, levels, plain);
  }
  return levels;
});

/** Ground without a slope within it, the largest first. */
const findPlains = (ground: Ground): readonly (readonly number[])[] => {
  const seen = new Uint8Array(ground.grid.count);
  const plains: number[][] = [];
  for (let start = 0; start < ground.grid.count; start++) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const plain = [start];
    for (const hex of plain)
      for (const direction of DIRECTIONS) {
        const other = neighbourOf(ground.grid, hex, direction);
        if (other === OFF_MAP || seen[other] === 1 || stepTo(ground, hex, direction) !== 0) continue;
        seen[other] = 1;
        plain.push(other);
      }
    plains.push(plain);
  }
  return plains.sort((one, other) => other.length - one.length);
};

/** Level ground first, then over the slopes: what is level with a hex has its level before anything else can claim it. */
const spreadLevels = (ground: Ground, levels: Int8Array, plain: readonly number[]): void => {
  for (const hex of plain) levels[hex] = 0;
  const waiting = [...plain];
  for (const hex of waiting)
    for (const direction of DIRECTIONS) {
      const other = neighbourOf(ground.grid, hex, direction);
      if (other === OFF_MAP || levels[other] !== UNKNOWN) continue;
      fillLevel(ground, levels, other, (levels[hex] ?? 0) - stepTo(ground, hex, direction), waiting);
    }
};

const fillLevel = (
  ground: Ground,
  levels: Int8Array,
  from: number,
  level: number,
  waiting: number[],
): void => {
  levels[from] = level;
  const plain = [from];
  for (const hex of plain)
    for (const direction of DIRECTIONS) {
      const other = neighbourOf(ground.grid, hex, direction);
      if (other === OFF_MAP || levels[other] !== UNKNOWN || stepTo(ground, hex, direction) !== 0) continue;
      levels[other] = level;
      plain.push(other);
    }
  waiting.push(...plain);
};

/** Whether a hex can rise or sink: some neighbour does not yet lie a level below or above it. */
export const canShift = (board: BoardDocument, hex: number, by: 1 | -1): boolean => {
  const ground = groundOf(board);
  return DIRECTIONS.some(
    direction =>
      neighbourOf(ground.grid, hex, direction) !== OFF_MAP && stepTo(ground, hex, direction) !== by,
  );
};

/** Raises or lowers some hexes together: slopes come, go or stay along their border, one level being the most. */
export const shiftHexes = (board: BoardDocument, hexes: readonly number[], by: 1 | -1): readonly Change[] => {
  const ground = groundOf(board);
  const moved = new Set(hexes);
  const [gone, laid]: [Pair[], Pair[]] = [[], []];
  for (const hex of moved)
    for (const direction of DIRECTIONS) {
      const other = neighbourOf(ground.grid, hex, direction);
      if (other === OFF_MAP || moved.has(other)) continue;
      const before = stepTo(ground, hex, direction);
      const after = Math.max(-1, Math.min(1, before + by));
      if (after === before) continue;
      if (before !== 0) gone.push([hex, other]);
      if (after !== 0) laid.push(after > 0 ? [hex, other] : [other, hex]);
    }
  return gone.length + laid.length === 0 ? [] : replaceFacing(board, 'slopes', gone, laid);
};

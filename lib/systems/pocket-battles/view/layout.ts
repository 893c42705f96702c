import type { PieceBox } from '@/lib/game/contract/position';
import { cornerOf, SEGMENT_HEIGHT, SEGMENT_WIDTH, type SegmentId, type SideIndex } from '../rules/segments';

/** Tiles in two rows of four are drawn so large. */
export const TWO_ROWS_TILE = 64;
const SIZES = [68, TWO_ROWS_TILE, 60, 56, 53, 50, 46, 42, 38, 34, 30, 26, 22, 18] as const;
const SMALLEST = 14;
const MARGIN = 10;
/** The strip at the head of a segment that its name needs. */
const NAME_STRIP = 22;

/** A unit that wants room: how many tiles it has side by side. */
export interface LayoutUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly tiles: number;
  /** The fight it is in; units of one fight stand against each other. */
  readonly fight: number | null;
}

interface LayoutArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where every tile of a segment is drawn, by unit: fights side by side, the sides against each other. */
export const layOutSegment = (
  segment: SegmentId,
  units: readonly LayoutUnit[],
): ReadonlyMap<string, readonly PieceBox[]> => {
  const [x, y] = cornerOf(segment);
  const room: LayoutArea = {
    x: x + MARGIN,
    y: y + NAME_STRIP,
    width: SEGMENT_WIDTH - 2 * MARGIN,
    height: SEGMENT_HEIGHT - NAME_STRIP - MARGIN,
  };
  const fights = [...new Set(units.map(({ fight }) => fight))];
  const width = room.width / Math.max(1, fights.length);
  return new Map(
    fights.flatMap((fight, index) =>
      layoutFight(
        units.filter(unit => unit.fight === fight),
        { ...room, x: room.x + index * width, width },
      ),
    ),
  );
};

const layoutFight = (units: readonly LayoutUnit[], room: LayoutArea): [string, readonly PieceBox[]][] => {
  const sides = ([1, 0] as const)
    .map(side => units.filter(unit => unit.side === side))
    .filter(list => list.length > 0);
  const height = room.height / Math.max(1, sides.length);
  const rooms = sides.map((_, index) => ({ ...room, y: room.y + index * height, height }));
  const size = Math.min(
    ...sides.map((list, index) => largestSize(list, rooms[index] ?? room)),
    ...(sides.length === 0 ? [SMALLEST] : []),
  );
  return sides.flatMap((list, index) =>
    placeRows(splitIntoRows(list, size, room.width), size, rooms[index] ?? room),
  );
};

const gapOf = (size: number): number => size * 0.26;
const tileStep = (size: number): number => size * 1.035;
const rowStep = (size: number): number => size * 1.14;
const widthOf = ({ tiles }: LayoutUnit, size: number): number => tiles * tileStep(size);

const largestSize = (units: readonly LayoutUnit[], room: LayoutArea): number =>
  SIZES.find(size => {
    const rows = splitIntoRows(units, size, room.width);
    const fitsAcross = units.every(unit => widthOf(unit, size) <= room.width);
    return fitsAcross && rows.length * rowStep(size) <= room.height;
  }) ?? SMALLEST;

/** Units fill a row from left to right; one that finds no room begins the next. */
const splitIntoRows = (
  units: readonly LayoutUnit[],
  size: number,
  width: number,
): readonly (readonly LayoutUnit[])[] => {
  const rows: LayoutUnit[][] = [];
  for (const unit of units) {
    const last = rows.at(-1);
    if (last && rowWidth([...last, unit], size) <= width) last.push(unit);
    else rows.push([unit]);
  }
  return rows;
};

const rowWidth = (row: readonly LayoutUnit[], size: number): number =>
  row.reduce((sum, unit) => sum + widthOf(unit, size), 0) + (row.length - 1) * gapOf(size);

const placeRows = (
  rows: readonly (readonly LayoutUnit[])[],
  size: number,
  room: LayoutArea,
): [string, readonly PieceBox[]][] => {
  const top = room.y + (room.height - rows.length * rowStep(size)) / 2 + rowStep(size) / 2;
  return rows.flatMap((row, index) => placeRow(row, size, room, top + index * rowStep(size)));
};

const placeRow = (
  row: readonly LayoutUnit[],
  size: number,
  room: LayoutArea,
  y: number,
): [string, readonly PieceBox[]][] => {
  let x = room.x + (room.width - rowWidth(row, size)) / 2;
  return row.map(unit => {
    const left = x;
    x += widthOf(unit, size) + gapOf(size);
    const boxes = Array.from(
      { length: unit.tiles },
      (_, index): PieceBox => ({
        centre: [left + (index + 0.5) * tileStep(size), y],
        size,
      }),
    );
    return [unit.id, boxes];
  });
};

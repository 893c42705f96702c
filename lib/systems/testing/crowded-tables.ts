import { type Json, minimalTableBattle, times } from './minimal-documents';

type Corner = readonly [number, number];

const roundInches = (inches: number): number => Math.round(inches * 100) / 100;

/** An outline with many corners and deep bays that never crosses itself. */
export const bayOutline = (corners: number, [x, y]: Corner, radius: number): Corner[] =>
  times(corners, index => {
    const angle = (index * 2 * Math.PI) / corners;
    const reach = radius * (index % 2 === 0 ? 1 : 0.45);
    return [roundInches(x + reach * Math.sin(angle)), roundInches(y + reach * Math.cos(angle))];
  });

/** Every corner lies opposite to the one before, so that each edge crosses nearly all others. */
export const starOutline = (corners: number, [x, y]: Corner, radius: number): Corner[] =>
  times(corners, index => {
    const angle = (index * 2 * Math.PI * Math.floor(corners / 2 - 1)) / corners;
    return [roundInches(x + radius * Math.sin(angle)), roundInches(y + radius * Math.cos(angle))];
  });

/** A line up and down across the whole table. */
const zigzagLine = (points: number, shift: number): Corner[] =>
  times(points, index => [
    roundInches((index * 72) / (points - 1)),
    roundInches(index % 2 === 0 ? shift : 48 - shift),
  ]);

/** Each variant changes the board, so that nothing of the battle itself can be used again. */
export const boardVariants = (count: number) =>
  times(count, index => ({
    id: `variant-${index}`,
    title: `Variant ${index}`,
    patch: [
      { op: 'replace', path: '/board/width', value: 72 + index / 100 },
      { op: 'replace', path: '/board/pieces/0/id', value: `piece-${index}-changed` },
    ],
  }));

/** Units side by side in rows before their edge. */
export const tableUnits = (side: string, count: number, elements = 8, hidden = false) =>
  times(count, index => ({
    id: `${side}-${index}`,
    parts: [{ entry: 'hoplites', variant: 'armoured', elements }],
    place: {
      at: [
        roundInches(3 + (index % 10) * 7),
        roundInches(side === 'first' ? 42 - Math.floor(index / 10) * 3.5 : 6 + Math.floor(index / 10) * 3.5),
      ],
      facing: side === 'first' ? 0 : 180,
      formation: 'line',
      files: 3,
    },
    ...(hidden ? { hidden } : {}),
  }));

export interface TableOptions {
  readonly pieces: readonly Json[];
  readonly walls?: readonly Json[];
  readonly units?: number;
  readonly elements?: number;
  readonly kind?: string;
  readonly hidden?: boolean;
  readonly variants?: number;
}

const makeTable = ({
  pieces,
  walls = [],
  units: count = 20,
  elements = 8,
  kind = 'siege',
  hidden = false,
  variants = 20,
}: TableOptions): Json => {
  const battle = minimalTableBattle();
  return {
    ...battle,
    kind,
    board: { ...battle.board, pieces, ...(walls.length > 0 ? { walls } : {}) },
    forces: battle.forces.map(force => ({
      ...force,
      units: tableUnits(force.side, count, elements, hidden),
    })),
    variants: boardVariants(variants),
  };
};

const makeAreas = (
  count: number,
  corners: number,
  radius: number,
  kinds: readonly string[],
): readonly Json[] =>
  times(count, index => ({
    id: `area-${index}`,
    kind: kinds[index % kinds.length],
    outline: bayOutline(corners, [30 + (index % 5) * 3, 18 + (Math.floor(index / 5) % 5) * 3], radius),
  }));

const makeLines = (count: number, points: number, kind: string): readonly Json[] =>
  times(count, index => ({
    id: `line-${index}`,
    kind,
    line: zigzagLine(points, index / 4),
    width: kind === 'road' ? 2 : 6,
  }));

/** Areas of these kinds with this many corners, each over half of the table. */
export const tableOfAreas = (
  kinds: readonly string[],
  {
    count = 40,
    corners = 60,
    radius = 40,
    ...options
  }: Partial<TableOptions> & { count?: number; corners?: number; radius?: number } = {},
): Json => makeTable({ ...options, pieces: makeAreas(count, corners, radius, kinds) });

export const tableOfLines = (
  kind: string,
  { count = 40, points = 60, ...options }: Partial<TableOptions> & { count?: number; points?: number } = {},
): Json => makeTable({ ...options, pieces: makeLines(count, points, kind) });

/** More bases than stand on any table, close to each other. */
export const tableOfBases = (count = 40, elements = 24, parts = 12): Json => {
  const battle = minimalTableBattle();
  const force = (side: string) =>
    tableUnits(side, count, elements).map(unit => ({
      ...unit,
      parts: times(parts, () => unit.parts[0]),
      place: { ...unit.place, files: 12, spacing: 0.1 },
    }));
  return {
    ...battle,
    board: { ...battle.board, pieces: [] },
    forces: battle.forces.map(each => ({ ...each, units: force(each.side) })),
  };
};

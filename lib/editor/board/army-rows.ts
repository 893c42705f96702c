import type { Piece } from '@/lib/game/contract/position';

/** Pieces of one entry of the document, such as six legions of one name. */
export interface ArmyRow {
  readonly key: string;
  readonly pieces: readonly [Piece, ...Piece[]];
  /** Where they stand, without repeating. */
  readonly spaces: readonly string[];
}

const entryOf = ({ paths }: Piece): string => JSON.stringify(paths.at(-1));

export const groupByEntry = (pieces: readonly Piece[], seat: string): readonly ArmyRow[] => {
  const rows = new Map<string, [Piece, ...Piece[]]>();
  for (const piece of pieces.filter(piece => piece.seat === seat)) {
    const row = rows.get(entryOf(piece));
    if (row) row.push(piece);
    else rows.set(entryOf(piece), [piece]);
  }
  return [...rows]
    .map(([key, row]) => ({ key, pieces: row, spaces: spacesOf(row) }))
    .sort((left, right) => left.key.localeCompare(right.key, 'en', { numeric: true }));
};

const spacesOf = (pieces: readonly Piece[]): readonly string[] =>
  [...new Set(pieces.flatMap(({ space }) => space ?? []))].sort();

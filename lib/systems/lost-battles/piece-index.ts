interface Piece {
  readonly id: string;
}

type Index = ReadonlyMap<string, number>;

const known = new WeakMap<readonly Piece[], Index>();

/** A list just changed is the next to be asked about; most are gone soon, so that only the latest is kept. */
let latest: { readonly pieces: readonly Piece[]; readonly index: Index } = { pieces: [], index: new Map() };

/** Where in its list each piece stands; lists never change, so that this is worked out once. */
const indexOf = (pieces: readonly Piece[]): Index => {
  if (latest.pieces === pieces) return latest.index;
  const found = known.get(pieces);
  if (found) return found;
  const index = new Map<string, number>();
  for (const [position, { id }] of pieces.entries()) if (!index.has(id)) index.set(id, position);
  known.set(pieces, index);
  return index;
};

/** The piece of this name; of two with one name the first is meant. */
export const pieceById = <Item extends Piece>(pieces: readonly Item[], id: string): Item | undefined => {
  const position = indexOf(pieces).get(id);
  return position === undefined ? undefined : pieces[position];
};

export const hasPiece = (pieces: readonly Piece[], id: string): boolean => indexOf(pieces).has(id);

/** The list with some pieces changed, but never their names or their order: one index serves every field of a battle. */
export const changedPieces = <Item extends Piece>(
  pieces: readonly Item[],
  change: (piece: Item) => Item,
): readonly Item[] => {
  const changed = pieces.map(change);
  latest = { pieces: changed, index: indexOf(pieces) };
  return changed;
};

interface IndexedPiece {
  readonly id: string;
}

type PieceIndex = ReadonlyMap<string, number>;

const knownIndexes = new WeakMap<readonly IndexedPiece[], PieceIndex>();

/** The newest list is asked about most and old ones are soon gone, so only the latest is cached. */
let latestIndex: { readonly pieces: readonly IndexedPiece[]; readonly index: PieceIndex } = {
  pieces: [],
  index: new Map(),
};

/** Where in its list each piece stands; lists never change, so that this is worked out once. */
const indexPieces = (pieces: readonly IndexedPiece[]): PieceIndex => {
  if (latestIndex.pieces === pieces) return latestIndex.index;
  const found = knownIndexes.get(pieces);
  if (found) return found;
  const index = new Map<string, number>();
  for (const [position, { id }] of pieces.entries()) if (!index.has(id)) index.set(id, position);
  knownIndexes.set(pieces, index);
  return index;
};

/** The piece of this name; of two with one name the first is meant. */
export const pieceById = <Item extends IndexedPiece>(
  pieces: readonly Item[],
  id: string,
): Item | undefined => {
  const position = indexPieces(pieces).get(id);
  return position === undefined ? undefined : pieces[position];
};

export const hasPiece = (pieces: readonly IndexedPiece[], id: string): boolean => indexPieces(pieces).has(id);

/** The list with some pieces changed, but never their names or their order: one index serves every field of a battle. */
export const mapPieces = <Item extends IndexedPiece>(
  pieces: readonly Item[],
  change: (piece: Item) => Item,
): readonly Item[] => {
  const changed = pieces.map(change);
  latestIndex = { pieces: changed, index: indexPieces(pieces) };
  return changed;
};

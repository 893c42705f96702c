import type { Piece, Position } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';

const CODE = 'versions.diff';

/** Pieces that came, went, moved, turned or became others; each is known by its id. */
export const diffPieces = (
  before: Position,
  after: Position,
  sides: ReadonlyMap<string, string>,
): readonly Sentence[] => {
  const old = byId(before.pieces);
  const now = byId(after.pieces);
  const both = [...now.values()].flatMap(piece => {
    const was = old.get(piece.id);
    return was ? [{ was, piece }] : [];
  });
  const pick = (differ: (was: Piece, piece: Piece) => boolean): Piece[] =>
    both.filter(({ was, piece }) => differ(was, piece)).map(({ piece }) => piece);
  const changes = {
    added: [...now.values()].filter(({ id }) => !old.has(id)),
    removed: [...old.values()].filter(({ id }) => !now.has(id)),
    moved: pick((was, piece) => placeOf(was) !== placeOf(piece)),
    turned: pick((was, piece) => placeOf(was) === placeOf(piece) && was.facing !== piece.facing),
    altered: pick((was, piece) => natureOf(was) !== natureOf(piece)),
  };
  return Object.entries(changes).flatMap(([change, pieces]) =>
    pieces.length === 0 ? [] : [describeChange(change, pieces, sides)],
  );
};

const byId = (pieces: readonly Piece[]): ReadonlyMap<string, Piece> =>
  new Map(pieces.map(piece => [piece.id, piece]));

/** On an open table there are no spaces; there the middle of the piece says where it stands. */
const placeOf = ({ space, box }: Piece): string => space ?? box?.centre.map(Math.round).join(' ') ?? '';

const natureOf = ({ name, words, seat }: Piece): string => JSON.stringify([name, words, seat]);

const MOST_NAMED = 8;

const describeChange = (
  change: string,
  pieces: readonly Piece[],
  sides: ReadonlyMap<string, string>,
): Sentence => {
  const alike = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = JSON.stringify([piece.seat, piece.name]);
    alike.set(key, [...(alike.get(key) ?? []), piece]);
  }
  const named = [...alike.values()].slice(0, MOST_NAMED).flatMap(([first, ...more]) =>
    first
      ? [
          {
            code: `${CODE}.counted`,
            values: { count: more.length + 1, name: first.name, side: sides.get(first.seat) ?? first.seat },
          },
        ]
      : [],
  );
  const rest = alike.size - named.length;
  const others = rest > 0 ? [{ code: `${CODE}.others`, values: { count: rest } }] : [];
  return { code: `${CODE}.${change}`, values: { count: pieces.length, pieces: [...named, ...others] } };
};

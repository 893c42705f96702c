import type { Piece } from '../../contract/position';
import type { AnyPlayRules } from '../session/game-session';

/** A seat that nobody has: it sees what all may see. */
const NOBODY = '';

const faceOf = ({ face, name, box }: Piece): string => JSON.stringify([face, name, box]);

/** The pieces that this viewer can read and others cannot: their own hidden ones. */
export const listHiddenFromOthers = (
  rules: AnyPlayRules,
  state: unknown,
  viewer: string,
): ReadonlySet<string> => {
  const known = new Map(rules.position(state, NOBODY).pieces.map(piece => [piece.id, faceOf(piece)]));
  const own = rules.position(state, viewer).pieces.filter(({ seat }) => seat === viewer);
  return new Set(own.filter(piece => known.get(piece.id) !== faceOf(piece)).map(({ id }) => id));
};

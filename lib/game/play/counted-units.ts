import type { Piece } from '../contract/position';
import type { CountedUnit } from '../contract/tally';

/** The pieces of a set-up as units to be counted: "Legion 3" is a legion like the others. */
export const toCountedUnits = (pieces: readonly Piece[]): readonly CountedUnit[] =>
  pieces.map(({ id, seat, name, face }) => ({ id, seat, name: name.replace(/\s+\d+$/, ''), face }));

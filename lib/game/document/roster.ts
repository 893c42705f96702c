import type { Piece } from '../contract/position';
import type { Say, Sentence } from '../contract/sentence';

export interface ForceTable {
  readonly seat: string;
  /** Its troops stand in a battle; else they are an army by themselves. */
  readonly isPlaced: boolean;
  readonly rows: readonly ForceRow[];
}

export interface ForceRow {
  readonly face: Piece['face'];
  /** The pieces of a battle in this row. */
  readonly pieces?: readonly string[];
  readonly name: string;
  readonly words: Sentence;
  readonly count: number;
  readonly spaces: readonly string[];
  /** Where spaces have names instead of numbers: the names, to be shown for them. */
  readonly places?: readonly Sentence[];
  readonly reconstructed: boolean;
  /** Under whom or in what command it fights; rows of one group stand together. */
  readonly group?: Sentence;
  /** When and where it comes, if it does not stand on the board from the beginning. */
  readonly arrival?: Sentence;
}

/** Where the pieces of a row stand, or how they come, as it is shown. */
export const formatLocation = ({ spaces, places, arrival }: ForceRow, say: Say): string => {
  if (spaces.length === 0) return arrival ? say(arrival) : '';
  return places ? places.map(say).join(', ') : spaces.join(' ');
};

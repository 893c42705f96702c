import type { Piece } from './position';
import type { Say, Sentence } from './sentence';

export interface ForceTable {
  readonly seat: string;
  /** Its troops stand in a battle; else they are an army by themselves. */
  readonly isPlaced: boolean;
  readonly rows: readonly ForceRow[];
}

export interface ForceRow {
  readonly face: Piece['face'];
  readonly name: string;
  readonly words: Sentence;
  readonly count: number;
  readonly spaces: readonly string[];
  /** Where spaces have names instead of numbers: the names, to be shown for them. */
  readonly places?: readonly Sentence[];
  readonly reconstructed: boolean;
}

/** Where the pieces of a row stand, as it is shown. */
export const whereOf = ({ spaces, places }: ForceRow, say: Say): string =>
  places ? places.map(say).join(', ') : spaces.join(' ');

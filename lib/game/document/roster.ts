import type { Piece } from '../contract/position';
import type { Say, Sentence } from '../contract/sentence';

export interface ForceTable {
  readonly seat: string;
  /** Its troops stand in a battle; else they are an army by themselves. */
  readonly isPlaced: boolean;
  readonly rows: readonly ForceRow[];
}

/** One figure of troops, a column of its own wherever troops stand in a table. */
export interface TroopFigure {
  readonly label: Sentence;
  /** Several where the troops of a unit differ. */
  readonly values: readonly (Sentence | string | number)[];
}

/** What a roster says of troops besides their names. */
export interface TroopProfile {
  readonly figures: readonly TroopFigure[];
  /** How many losses it takes until it is gone, each a box to be ticked at the table. */
  readonly boxes: number;
  readonly specialRules: readonly Sentence[];
}

/** "elite / ordinary": every value once. */
export const formatFigure = ({ values }: TroopFigure, say: Say): string =>
  [...new Set(values.map(value => (typeof value === 'object' ? say(value) : String(value))))].join(' / ');

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
  /** On rosters of armies alone. */
  readonly profile?: TroopProfile;
  /** When and where it comes, if it does not stand on the board from the beginning. */
  readonly arrival?: Sentence;
}

/** Where the pieces of a row stand, or how they come, as it is shown. */
export const formatLocation = ({ spaces, places, arrival }: ForceRow, say: Say): string => {
  if (spaces.length === 0) return arrival ? say(arrival) : '';
  return places ? places.map(say).join(', ') : spaces.join(' ');
};

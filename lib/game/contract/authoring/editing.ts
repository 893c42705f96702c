import type { Change } from '@/lib/documents/change';
import type { Point } from '@/lib/geometry/board';
import type { Sentence } from '../sentence';
import type { NameEditing } from './names';
import type { SpaceForm } from './space-form';

/** An author's edits as changes of the document, so that canvas, forms and source share one history. */
export interface Editing<Scenario> {
  /** `places` are spaces, or sides of spaces, as the brush asks; a whole stroke is laid at once. */
  paint(scenario: Scenario, brushId: string, places: readonly string[]): readonly Change[];
  /** The brush that would paint what is here, in a space, on a side or on the way between two spaces: for the eyedropper and for filling; null: none would. */
  brushAt(scenario: Scenario, place: string): string | null;
  /** To null: off the board. On an open table pieces are shifted instead. */
  move(scenario: Scenario, pieceIds: readonly string[], space: string | null): readonly Change[];
  /** Moves pieces together over an open table and turns them about their middle, in degrees clockwise. */
  shift?(scenario: Scenario, pieceIds: readonly string[], by: Point, turn: number): readonly Change[];
  /** Turns pieces as nearly as the book allows to a direction, in degrees clockwise from the top of the board; absent: nothing faces. */
  setHeading?(scenario: Scenario, pieceIds: readonly string[], heading: number): readonly Change[];
  /** The pieces of one side in one space from the top downwards, as `setUp` gives them; absent: the order of a stack means nothing. */
  reorderStack?(scenario: Scenario, pieceIds: readonly string[]): readonly Change[];
  /** `name` is what the new piece is called in the document. */
  add(
    scenario: Scenario,
    templateId: string,
    seatId: string,
    space: string | null,
    name: string,
  ): readonly Change[];
  /** Chosen pieces as JSON that `paste` of the same system understands, in this document or another. */
  copy(scenario: Scenario, pieceIds: readonly string[]): unknown;
  /** Copies get names of their own and stand to each other as the originals did, the first of them in `space`; null: the clip does not fit. */
  paste(scenario: Scenario, clip: unknown, space: string | null): readonly Change[] | null;
  /** Chosen pieces about the middle of the board; none chosen: the whole board with all that stands on it. */
  transform?(scenario: Scenario, how: Transformation, pieceIds: readonly string[]): readonly Change[];
  /** Terrain that is laid as shapes, on an open table. */
  readonly shapes?: ShapeEditing<Scenario>;
  /** A space, or a point of an open table, as the inspector shows and changes it; null: the board has no such place. */
  inspect(scenario: Scenario, place: string | Point): SpaceForm | null;
  /** Names written on the map; absent: the board has none. */
  readonly names?: NameEditing<Scenario>;
  /** Commands for the selected pieces besides moving them. */
  commands(scenario: Scenario, pieceIds: readonly string[]): readonly EditCommand[];
  /** What can be done with the board itself, offered while no piece is chosen. */
  boardCommands?(scenario: Scenario): readonly EditCommand[];
}

export const TRANSFORMATIONS = ['mirror-left-right', 'mirror-top-bottom', 'half-turn'] as const;
export type Transformation = (typeof TRANSFORMATIONS)[number];

export interface ShapeEditing<Scenario> {
  add(scenario: Scenario, brushId: string, points: readonly Point[]): readonly Change[];
  reshape(scenario: Scenario, shapeId: string, points: readonly Point[]): readonly Change[];
  remove(scenario: Scenario, shapeId: string): readonly Change[];
}

export interface EditCommand {
  readonly id: string;
  readonly label: Sentence;
  readonly key?: string;
  readonly changes: readonly Change[];
}

import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import type { MeasuredLevel } from '../computer/measured-levels';
import type { DocumentKind } from '../document/document-kind';
import type { ScenarioBase } from '../document/scenario-base';
import type { ArmyEstimator } from './army/army-estimate';
import type { ArmyLists } from './army/army-lists';
import type { SideArmies } from './army/side-armies';
import type { Creation } from './authoring/creation';
import type { Deployment } from './authoring/deployment';
import type { Editing } from './authoring/editing';
import type { Forms } from './authoring/forms';
import type { Overlay } from './authoring/overlay';
import type { Planning } from './authoring/planning';
import type { Exchange } from './exchange';
import type { OddsPreview } from './odds-preview';
import type { PlayRules } from './play-rules';
import type { Piece, Position } from './position';
import type { Printing } from './printing';
import type { Rulebook, RuleRef } from './rulebook';
import type { Say, Sentence } from './sentence';

/**
 * One contract for five games: a system declares, lib/game runs. Nothing outside lib/systems knows which game it has; where a
 * screen would need to know, a member is missing here.
 */
export interface GameSystem<Scenario extends ScenarioBase, At extends Position> {
  readonly id: string;
  readonly title: string;
  readonly rulebook: Rulebook;
  /** Each kind of document brings its schema, migrations, checks and facts. */
  readonly documents: {
    readonly scenario: DocumentKind<Scenario>;
    readonly 'army-list'?: DocumentKind<unknown>;
    readonly army?: DocumentKind<unknown>;
  };

  // Writing
  seats(scenario: Scenario): readonly Seat[];
  /** The board as authored. */
  setUp(scenario: Scenario): At;
  /** Where armies may stand and how they are brought there. */
  readonly deployment: Deployment<Scenario>;
  readonly palette: EditorPalette;
  readonly editing: Editing<Scenario>;
  readonly forms: Forms<Scenario>;
  readonly creation: Creation<Scenario>;
  /** What of the rules can be laid over the board. */
  readonly overlays: readonly Overlay<Scenario>[];
  /** Where the book says how many soldiers a piece represents. */
  readonly armyEstimator?: ArmyEstimator<Scenario>;
  /** Building an army from an army list; absent: the game has no lists. */
  readonly armyLists?: ArmyLists;
  /** Choosing and changing the armies of a battle as documents; absent: the game has no army documents. */
  readonly sideArmies?: SideArmies<Scenario>;
  /** Bringing the armies on order by order; absent: the book has no such rules. */
  readonly planning?: Planning<Scenario>;
  /** The throws that await a piece where it stands, with their exact odds; absent: there are no dice to preview. */
  previews?(scenario: Scenario, pieceId: string): readonly OddsPreview[];
  readonly printing: Printing<Scenario>;
  readonly exchange: Exchange<Scenario>;
  /** The set-up in words, space by space: for screen readers and for the sheet. */
  describeSpaces(position: At): readonly SpaceDescription[];
  /** The ground that an author laid, place by place, for telling what changed; absent: the board is printed. */
  describeTerrain?(position: At): readonly TerrainDescription[];
  /** The one picture: studio, page, sheet, share image, play. */
  draw(position: At, view: DrawOptions): DrawList;

  /** The game itself; null while a system can be written and checked but not yet played. */
  readonly play: PlayRules<Scenario, At> | null;
  /** How well the computer plays it at each level, by matches. */
  readonly computerLevels: readonly MeasuredLevel[];
}

/** A system through the contract alone. */
export type AnySystem = GameSystem<ScenarioBase, Position>;

/**
 * The one place where a system forgets its own types. Its scenarios reach its functions only after its own schema has read them,
 * which the type checker cannot see across `lib/systems/index.ts`.
 */
export const toAnySystem = <Scenario extends ScenarioBase, At extends Position>(
  system: GameSystem<Scenario, At>,
): AnySystem => system as unknown as AnySystem;

export interface Seat {
  readonly id: string;
  readonly name: string;
}

export interface EditorPalette {
  readonly brushes: readonly Brush[];
  readonly pieces: readonly PieceTemplate[];
}

/** The brush tools, in the order in which every game shows them; a game leaves out those it lacks. */
export const BRUSH_TOOLS = ['terrain', 'hexsides', 'roads', 'names', 'zones', 'walls', 'locations'] as const;
export type BrushTool = (typeof BRUSH_TOOLS)[number];

export interface Brush {
  readonly id: string;
  /** The tool that holds it. */
  readonly tool: BrushTool;
  /** Brushes of one group stand together; their words are under `palette`. */
  readonly group: string;
  readonly label: Sentence;
  /** What else the hand should know: that a second stroke does something else. */
  readonly hint?: Sentence;
  readonly rule?: RuleRef;
  /**
   * What it is drawn on: spaces, sides of spaces, a way from space to space, or the open table as a closed shape, a line or a single
   * point. A name is written where it is to stand.
   */
  readonly on: 'space' | 'side' | 'path' | 'area' | 'line' | 'point' | 'name';
  /** Its picture, in a square of 100 units; drawn when it is first shown. */
  readonly icon: () => readonly DrawItem[];
}

export interface PieceTemplate {
  readonly id: string;
  readonly group: string;
  readonly label: Sentence;
  readonly face: (seat: SeatColours) => Piece['face'];
}

export interface SeatColours {
  readonly colour: string;
  readonly style: 'solid' | 'outline';
}

export interface SpaceDescription {
  readonly space: string;
  readonly title: Sentence;
  readonly sentences: readonly Sentence[];
  /** How we know it: for the page; a printed sheet has room for the sentences only. */
  readonly remarks?: readonly Sentence[];
}

/** "hill", "left rear": what is where. Plain ground is left out. */
export interface TerrainDescription {
  readonly what: Sentence;
  readonly where: Sentence;
}

export const DRAW_LAYERS = ['terrain', 'grid', 'names', 'pieces', 'frame'] as const;
export type DrawLayer = (typeof DRAW_LAYERS)[number];

export interface DrawOptions {
  readonly layers: readonly DrawLayer[];
  /** Print has white paper. */
  readonly paper: 'screen' | 'print';
  readonly detail: 'low' | 'normal' | 'high';
  readonly say: Say;
  /** Spaces and pieces that break a rule. */
  readonly invalidParts?: { readonly spaces: readonly string[]; readonly pieces: readonly string[] };
}

import type { Change } from '@/lib/documents/change';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import type { DocumentKind } from './document-kind';
import type { Finding } from './finding';
import type { Mustering } from './mustering';
import type { Planning } from './planning';
import type { PlayRules } from './play-rules';
import type { Piece, Position } from './position';
import type { Preview } from './preview';
import type { Rulebook, RuleRef } from './rulebook';
import type { ScenarioBase } from './scenario-base';
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
  /** Where a piece may stand, and why not elsewhere. */
  deployment(scenario: Scenario, pieceId: string): Zone;
  readonly palette: Palette;
  readonly editing: Editing<Scenario>;
  /** Where the book says how many men a piece stands for. */
  readonly mustering?: Mustering<Scenario>;
  /** Bringing the armies on order by order; absent: the book has no such rules. */
  readonly planning?: Planning<Scenario>;
  /** The throws that await a piece where it stands, with their exact odds; absent: there are no dice to preview. */
  previews?(scenario: Scenario, pieceId: string): readonly Preview[];
  /** The armies as tables for the page and the sheet. */
  orderOfBattle(scenario: Scenario): readonly ForceTable[];
  /** The set-up in words, space by space: for screen readers and for the sheet. */
  inWords(position: At): readonly SpaceInWords[];
  /** The one picture: studio, page, sheet, share image, play. */
  draw(position: At, view: View): DrawList;

  /** The game itself; null while a system can be written and checked but not yet played. */
  readonly play: PlayRules<Scenario, At> | null;
}

/** A system of which the caller knows nothing but the contract. */
export type AnySystem = GameSystem<ScenarioBase, Position>;

/**
 * The one place where a system forgets its own types. Its scenarios reach its functions only after its own schema has read them,
 * which the type checker cannot see across `lib/systems/index.ts`.
 */
export const asAnySystem = <Scenario extends ScenarioBase, At extends Position>(
  system: GameSystem<Scenario, At>,
): AnySystem => system as unknown as AnySystem;

export interface Seat {
  readonly id: string;
  readonly name: string;
}

/** For every space the reasons against it; none: the piece may stand there. On an open table the legal ground as polygons. */
export type Zone =
  | { readonly kind: 'spaces'; readonly objections: Readonly<Record<string, readonly Finding[]>> }
  | { readonly kind: 'table'; readonly areas: readonly (readonly (readonly [number, number])[])[] };

export interface Palette {
  readonly brushes: readonly Brush[];
  readonly pieces: readonly PieceTemplate[];
}

export interface Brush {
  readonly id: string;
  /** Brushes of one group stand together; their words are under `palette`. */
  readonly group: string;
  readonly label: Sentence;
  readonly rule?: RuleRef;
  /** What it paints, in a square of 100 units. */
  readonly icon: readonly DrawItem[];
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

/** An author's edits as changes of the document, so that canvas, forms and source share one history. */
export interface Editing<Scenario> {
  paint(scenario: Scenario, brushId: string, space: string): readonly Change[];
  /** To null: off the board. */
  move(scenario: Scenario, pieceIds: readonly string[], space: string | null): readonly Change[];
  /** `name` is what the new piece is called in the document. */
  add(
    scenario: Scenario,
    templateId: string,
    seatId: string,
    space: string | null,
    name: string,
  ): readonly Change[];
  /** What can be done with the chosen pieces besides moving them. */
  commands(scenario: Scenario, pieceIds: readonly string[]): readonly PieceCommand[];
}

export interface PieceCommand {
  readonly id: string;
  readonly label: Sentence;
  readonly key?: string;
  readonly changes: readonly Change[];
}

export interface ForceTable {
  readonly seat: string;
  readonly rows: readonly ForceRow[];
}

export interface ForceRow {
  readonly face: Piece['face'];
  readonly name: string;
  readonly words: Sentence;
  readonly count: number;
  readonly spaces: readonly string[];
  readonly reconstructed: boolean;
}

export interface SpaceInWords {
  readonly space: string;
  readonly title: Sentence;
  readonly sentences: readonly Sentence[];
}

export const LAYERS = ['terrain', 'grid', 'names', 'pieces', 'frame'] as const;
export type Layer = (typeof LAYERS)[number];

export interface View {
  readonly layers: readonly Layer[];
  /** Print has white paper. */
  readonly paper: 'screen' | 'print';
  readonly detail: 'low' | 'normal' | 'high';
  readonly say: Say;
  /** Spaces and pieces that break a rule. */
  readonly faults?: { readonly spaces: readonly string[]; readonly pieces: readonly string[] };
}

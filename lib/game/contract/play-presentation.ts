import type { Odds } from '@/lib/dice/odds';
import type { DrawItem } from '@/lib/drawing/draw-list';
import type { Point } from '@/lib/geometry/board';
import type { ScenarioBase } from '../document/scenario-base';
import type { About } from './about';
import type { Finding } from './finding';
import type { BreakdownLine } from './odds-preview';
import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';
import type { StartOption, StartOptions } from './start-options';

/**
 * What a player can tell pieces to do with one click: a chain of actions that stops before the first throw and
 * before another seat decides, so that records contain only actions.
 */
export interface Order<Action> {
  /** The whole chain: its last target, its whole path and its whole cost. */
  readonly about: About;
  readonly actions: readonly [Action, ...Action[]];
  /** "Turn left, attack B1". */
  readonly label: Sentence;
  /** The same on its target and on the bar at the pieces, where there is little room: "2 markers"; absent: its kind. */
  readonly short?: Sentence;
  /**
   * The part of its place that is the target, in board units: the attackers' half of a row; absent: the whole place.
   */
  readonly field?: readonly Point[];
  /** Another player must agree before it is done. */
  readonly asksConsent?: boolean;
  /** What it is one of several ways to do: they stand on one card under these words, each by its short ones. */
  readonly heading?: Sentence;
  /** What else to know before choosing it: "8 Roman units", "uses both actions". */
  readonly note?: Sentence;
  /** It gives something up for good, as a unit that leaves the field or the whole battle: it stands apart and is asked for twice. */
  readonly isDangerous?: boolean;
}

/** The next throw that an order leads to: exact. */
export interface ThrowPreview {
  /** Who strikes whom. */
  readonly title: Sentence;
  readonly odds: Odds;
  /** What an outcome means here, by its id: "Roman legions shattered"; absent: the general words of `describeOutcome`. */
  readonly outcomes?: Readonly<Record<string, Sentence>>;
  readonly lines: readonly BreakdownLine[];
  /** What the bar does not show: that an answer may undo a hit, that further throws follow. */
  readonly note?: Sentence;
}

/** How much an outcome of the odds hurts whom, for colours and for sorting: 0 nothing, 1 the least, more is worse. */
export interface Losses {
  readonly own: number;
  readonly enemy: number;
}

/** What a seat must know to begin, a sentence or two each. */
export interface Brief {
  readonly aim: Sentence;
  readonly turn: Sentence;
  readonly fights: Sentence;
  /** How long a game takes at this screen, roughly: counted in decisions of the seat, not measured. */
  readonly minutes: number;
}

/** The turn of the game on its track, and the phase of the turn. */
export interface Progress {
  /** "Round", "Turn". */
  readonly unit: Sentence;
  readonly now: number;
  readonly first: number;
  /** Null: the book sets no last turn. */
  readonly last: number | null;
  /** The phases of a turn in their order; empty: the book has none. */
  readonly phases: readonly Sentence[];
  /** Which of the phases it is; null: none of them. */
  readonly phase: number | null;
}

/** How a seat stands, as far as the viewer may know it. */
export interface Standing {
  readonly seat: string;
  /** "43 points". */
  readonly score: Sentence;
  /** What decides next: "breaks after 4 more losses". */
  readonly stake?: Sentence;
}

/** An action together with the state before it. */
export interface PlayedAction<State, Action, Event> {
  readonly state: State;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** One line of the log: an order with all the choices and throws that belong to it. */
export interface OrderSummary {
  /** "Africans attacked C2: a legion spent". Simple past. */
  readonly text: Sentence;
  readonly cost?: Sentence;
  /** For arrows and rings on the board. */
  readonly about: About;
  /** Pieces that were hurt. */
  readonly suffered: readonly string[];
  /** What followed automatically, one line each: the melees after the last shot, the turn that began. */
  readonly following?: readonly OrderSummary[];
}

/** A row of boxes that fills up, each named after what it does: disorder, hits. */
export interface Track {
  readonly label: Sentence;
  /** How many boxes are filled. */
  readonly filled: number;
  readonly boxes: readonly TrackBox[];
  readonly rule: RuleRef;
}

export interface TrackBox {
  readonly label: Sentence;
  /** From here on the piece is no longer its player's to lead as they like. */
  readonly isGrave: boolean;
}

/** A marker, a colour or a line on the board in words. */
export interface LegendEntry {
  /** In a square of 100 units. */
  readonly icon: readonly DrawItem[];
  readonly label: Sentence;
}

/** A piece dragged over an open table: where its middle and its front would be. */
export interface DragPose {
  readonly at: Point;
  /** Degrees clockwise from the top of the board; null: as it looks now. */
  readonly heading: number | null;
}

export interface DragPreview<Action> {
  /** What letting go would do. */
  readonly action: Action;
  /** The piece where it would stand, and the ground that it passes, in units of the board. */
  readonly outlines: readonly (readonly Point[])[];
  readonly corridor: readonly Point[];
  /** None: it can be done. */
  readonly findings: readonly Finding[];
  /** "7.5 of 9 inches", "difficult ground: half". */
  readonly figures: readonly Sentence[];
  /** Enemy pieces that it would touch. */
  readonly contacts: readonly string[];
}

/** How a game shows itself to people: what the play screen, the log and the start card need beside the rules. */
export interface PlayPresentation<Scenario, State, Action, Event> {
  /** The pieces that are chosen together with this one: its stack, its group, itself. */
  groupOf(state: State, seat: string, piece: string): readonly string[];
  /**
   * What these pieces can do now. Without pieces: the orders of the seat itself, and all answers to a question that
   * needs no selected piece. Every legal action begins some order of the seat or of a piece's group.
   */
  orders(state: State, seat: string, subjects: readonly string[]): readonly Order<Action>[];
  /** The first throw on the way of an order, in the moment where the order begins; null: it throws nothing, or that is not known. */
  nextThrow(state: State, order: Order<Action>): ThrowPreview | null;
  losses(outcome: string): Losses;
  /** "2 of 8 commands left", then the other limits of the seat now: only what the viewer may know of them. */
  resources(state: State, seat: string, viewer: string | 'all'): readonly Sentence[];
  progress(state: State): Progress;
  standings(state: State, viewer: string | 'all'): readonly Standing[];
  brief(scenario: Scenario, seat: string): Brief;
  /** What players may choose before this battle; none: the book leaves nothing to them. */
  startOptions(scenario: Scenario): readonly StartOption[];
  /** The battle with the chosen options, which are always among the offered ones; absent: there are none. */
  withStartOptions?(scenario: Scenario, chosen: StartOptions): ScenarioBase;
  /** Whether an action begins a new line of the log; the others belong to the order before them. */
  startsOrder(state: State, action: Action): boolean;
  /** The line of an order; null: nothing to show, as when a seat only chose something. */
  summary(order: readonly PlayedAction<State, Action, Event>[], viewer: string | 'all'): OrderSummary | null;
  /** What everybody must notice: a leader falls, an army breaks, the end and why; null: an ordinary event. */
  headline(event: Event, viewer: string | 'all'): Sentence | null;
  legend(state: State, viewer: string | 'all'): readonly LegendEntry[];
  /** What fills up on a piece, as far as the viewer may know it. */
  tracks(state: State, piece: string, viewer: string | 'all'): readonly Track[];
  /** Moving a piece freely by hand; absent: the board has spaces. Null: this piece cannot be moved by hand now. */
  drag?(state: State, seat: string, piece: string, pose: DragPose): DragPreview<Action> | null;
}

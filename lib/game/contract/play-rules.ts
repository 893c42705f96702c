import type { Odds } from '@/lib/dice/odds';
import type { Seed } from '@/lib/dice/rng';
import type { About, Refusal, Target } from './about';
import type { Finding } from './finding';
import type { BreakdownLine } from './odds-preview';
import type { PlayPresentation } from './play-presentation';
import type { Position } from './position';
import type { RuleRef } from './rulebook';
import type { Sentence } from './sentence';
import type { TallyRules } from './tally';

/** Every decision of a game belongs to a seat. */
export interface ActionBase {
  readonly by: string;
  readonly type: string;
}

export interface EventBase {
  readonly type: string;
  /** The seats that may read it; absent: all. */
  readonly readers?: readonly string[];
  readonly rule?: RuleRef;
  /** The dice that were thrown for it. */
  readonly faces?: readonly number[];
  /** What its throw or its numbers are made of, line by line. */
  readonly because?: readonly BreakdownLine[];
}

export interface Transition<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** What a choice brought about, for a reader who asks for no more. */
export interface QuietStep<State> {
  readonly state: State;
  /** Whether dice were thrown: with others it might have come otherwise. */
  readonly isThrown: boolean;
}

export interface GameResult {
  /** Best first; seats in one inner list share the place. */
  readonly ranking: readonly (readonly string[])[];
  readonly scores: Readonly<Record<string, number>>;
  readonly grade?: Sentence;
}

/** Where a game stands: its turn, the phase, and the question to the seat that decides. */
export interface Stage {
  readonly turn: Sentence;
  readonly phase: Sentence;
  readonly asks: Sentence;
}

/**
 * The game of a system. State, action and event are readonly JSON; the generator's state is a field of State, so that the same
 * document, seed and actions are the same game, always. docs/decisions/0001 writes five hard decisions in it.
 */
export interface CoreRules<
  Scenario,
  At extends Position,
  State = unknown,
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
> {
  start(scenario: Scenario, seed: Seed): State;
  /** What happened before the first decision, from the same scenario and seed. */
  openingEvents(scenario: Scenario, seed: Seed): readonly Event[];
  /** Who decides now; several: secretly, at once; none: it is over. */
  awaits(state: State): readonly string[];
  /** Hidden things face down for this viewer; never the generator. */
  position(state: State, viewer: string | 'all'): At;
  stage(state: State): Stage;
  /** A key of the turn that a state belongs to: equal in all moments of one turn, and never again after it. */
  turnKey(state: State): string;
  actions(state: State, seat: string): readonly Action[];
  /** None: legal. `path` is into the action; reveals nothing to `by` that is hidden from that seat. */
  objections(state: State, action: Action): readonly Finding[];
  apply(state: State, action: Action): Transition<State, Event>;
  /** The same step without events: the state of `apply`, for callers who try thousands of choices. */
  applyQuietly(state: State, action: Action): QuietStep<State>;
  /** From what `by` may know; null: no dice, or not known. */
  odds(state: State, action: Action): Odds | null;
  /** What an action costs the seat that takes it, at once; null: nothing. Absent: nothing ever does. */
  cost?(state: State, action: Action): Sentence | null;
  /** The reasons for the odds of a choice, line by line; none if it throws nothing. */
  oddsBreakdown?(state: State, action: Action): readonly BreakdownLine[];
  /** The reasons for the price of a choice, line by line; none if it has none. */
  costBreakdown?(state: State, action: Action): readonly BreakdownLine[];
  /**
   * How the points of a seat add up so far, line by line, as far as the viewer may know. Absent: the book counts
   * none.
   */
  scoreBreakdown?(state: State, seat: string, viewer: string | 'all'): readonly BreakdownLine[];
  /** The numbers of a piece or a seat as they stand now, each with its section, as far as the viewer may know them. */
  stats?(state: State, id: string, viewer: string | 'all'): readonly BreakdownLine[];
  /** What an action is about: its kind, who acts, the targets, the path and the cost. */
  about(state: State, action: Action): About;
  /**
   * Why these pieces (none: the seat itself) cannot do more than they are offered: at each place or piece without an
   * offer, and for each kind of order that is unavailable. With a target only what concerns it, also on an open
   * table.
   */
  refusals(state: State, seat: string, subjects: readonly string[], target?: Target): readonly Refusal[];
  /** A heading for choices of one kind in a long list; null: it needs none. */
  actionGroup?(action: Action): Sentence | null;
  /** For the computer player; reads only what the seat may see. */
  worth(state: State, seat: string): number;
  /**
   * A state that this seat cannot distinguish from the true one: position, choices and descriptions are the same to
   * it, and what is hidden from it is drawn again. Two states that differ only in what is hidden from the seat, or
   * in the dice to come, give equal ones apart from the dice. The state itself where nothing is hidden. The computer
   * player thinks in no other.
   */
  imagine(state: State, seat: string, seed: Seed): State;
  /** The same moment with other dice to come: for throwing again, and for a computer player that must not know them. */
  reseed(state: State, seed: Seed): State;
  /** Words for one outcome of the odds. */
  describeOutcome(id: string): Sentence;
  /** Null: the game continues. */
  result(state: State): GameResult | null;
  /** `state` is the moment of the choice: its names are described as they are then. */
  describe(entry: Action | Event, viewer: string | 'all', state?: State): Sentence;
}

/** The rules of a game that judge, and its presentation for people. */
export interface PlayRules<
  Scenario,
  At extends Position,
  State = unknown,
  Action extends ActionBase = ActionBase,
  Event extends EventBase = EventBase,
> extends CoreRules<Scenario, At, State, Action, Event>,
    PlayPresentation<Scenario, State, Action, Event> {
  /** What is counted over many games. */
  readonly tally: TallyRules<Scenario, State>;
}

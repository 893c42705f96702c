import type { Change } from '@/lib/documents/change';
import type { Finding } from '../finding';
import type { Piece } from '../position';
import type { RuleRef } from '../rulebook';
import type { Sentence } from '../sentence';
import type { EditCommand } from './editing';

/** A set-up that is made order by order, as the rules bring armies onto the board. The document keeps the orders. */
export interface Planning<Scenario> {
  plan(scenario: Scenario): Plan;
  /** What a seat can still bring on. */
  waitingPieces(scenario: Scenario, seatId: string): readonly WaitingPieces[];
  /** The kinds of order that these pieces may be given together. */
  orderKinds(scenario: Scenario, pieceIds: readonly string[]): readonly OrderKind[];
  /** Where an order of that kind can bring them. */
  destinations(scenario: Scenario, pieceIds: readonly string[], kindId: string): readonly OrderDestination[];
  addOrder(
    scenario: Scenario,
    pieceIds: readonly string[],
    kindId: string,
    placeId: string,
  ): readonly Change[];
  /** Searches for a plan that leads to the set-up as it is drawn; it may take a while and gives way between its steps. */
  workOut(scenario: Scenario): Generator<void, WorkedOutPlan>;
  /** Commands for the plan as a whole: taking back, clearing and so on. */
  commands(scenario: Scenario): readonly EditCommand[];
}

/** A plan that the check accepts, as changes; or why there is none. */
export interface WorkedOutPlan {
  readonly changes: readonly Change[];
  readonly obstacles: readonly { readonly words: Sentence; readonly rule: RuleRef }[];
}

export interface Plan {
  readonly orders: readonly PlannedOrder[];
  readonly budgets: readonly OrderBudget[];
}

export interface PlannedOrder {
  readonly seat: string;
  readonly title: Sentence;
  readonly cost: Sentence;
  /** What is left of the budget after it. */
  readonly remaining: Sentence;
  readonly findings: readonly Finding[];
}

export interface OrderBudget {
  readonly seat: string;
  readonly lines: readonly { readonly label: Sentence; readonly value: number }[];
  readonly remaining: Sentence;
}

/** Waiting pieces of the same kind; those of one bunch only come together. */
export interface WaitingPieces {
  readonly id: string;
  readonly label: Sentence;
  readonly face: Piece['face'];
  readonly groups: readonly (readonly string[])[];
}

export interface OrderKind {
  readonly id: string;
  readonly label: Sentence;
  readonly cost: Sentence;
  /** What it would break. */
  readonly findings: readonly Finding[];
}

export interface OrderDestination {
  readonly id: string;
  readonly space: string;
  /** The space, and how the pieces would face there. */
  readonly label: Sentence;
}

import type { Change } from '@/lib/documents/change';
import type { Fact } from '../../document/document-kind';
import type { Finding } from '../finding';
import type { Sentence } from '../sentence';

/** How many a real army had, by the id of the question; what is not named was not there. */
export type TroopNumbers = Readonly<Record<string, number>>;

/** A row or column of the table that asks for the numbers. */
export interface QuestionHeading {
  readonly id: string;
  readonly label: Sentence;
}

/** "How many average hoplites were there?" Its id is that of the piece in the palette. */
export interface EstimateQuestion {
  readonly id: string;
  readonly kind: QuestionHeading;
  readonly quality: QuestionHeading;
  /** Soldiers, animals, vehicles: questions that count the same thing stand in one table. */
  readonly counted: QuestionHeading;
}

export interface EstimateScale {
  readonly scale: number;
  readonly label: Sentence;
}

export interface EstimateRow {
  /** A piece of the palette. */
  readonly template: string;
  readonly label: Sentence;
  /** How many the real army had. */
  readonly given: number;
  /** How many men (or animals) one piece represents. */
  readonly perPiece: number;
  readonly count: number;
  /** Those who fill no piece. */
  readonly remainder: number;
  readonly words: { readonly perPiece: Sentence; readonly remainder: Sentence };
}

/** The pieces that a real army makes, and what follows from them. */
export interface ArmyEstimate {
  readonly scale: number;
  readonly rows: readonly EstimateRow[];
  readonly facts: readonly Fact[];
  /** With an error among them the army can neither be placed nor saved. */
  readonly findings: readonly Finding[];
}

/** The head of a saved army besides its pieces. */
export interface EstimatedArmyInfo {
  readonly title: string;
  readonly side: string;
  /** Where the numbers come from. */
  readonly source: string;
}

/** Names of the new entries in the author's language, by template. */
export type PieceNames = Readonly<Record<string, string>>;

/** From the numbers of a real army to the pieces of a game. */
export interface ArmyEstimator<Scenario> {
  readonly questions: readonly EstimateQuestion[];
  readonly scales: readonly EstimateScale[];
  /** The scale that the battle has now. */
  scaleOf(scenario: Scenario): number;
  /** The scale that suits all armies of a battle together. */
  suggestScale(armies: readonly TroopNumbers[]): number;
  estimateArmy(numbers: TroopNumbers, scale: number, side: string): ArmyEstimate;
  /** Adds the pieces to a side, off the board. */
  addPieces(scenario: Scenario, seatId: string, estimate: ArmyEstimate, names: PieceNames): readonly Change[];
  /** The army as a document of its own. */
  toArmyDocument(estimated: ArmyEstimate, names: PieceNames, record: EstimatedArmyInfo): unknown;
}

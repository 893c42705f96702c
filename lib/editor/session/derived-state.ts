import type { QuickFix } from '@/lib/game/check/check';
import { parseDocument } from '@/lib/game/check/check-document';
import {
  type Finding,
  type FindingCounts,
  type ListedFindings,
  NONE_UNLISTED,
} from '@/lib/game/contract/finding';
import type { AnySystem, SpaceDescription } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { DocumentFormat, DocumentKind, Fact } from '@/lib/game/document/document-kind';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { type InvalidPieces, NO_INVALID_PIECES } from '../findings/concerned-pieces';
import { reuseUnchangedPieces, reuseUnchangedWords } from './reuse-unchanged';

/** What the rules say of a document. */
export interface CheckResult {
  readonly findings: readonly Finding[];
  /** Findings that are only counted. */
  readonly unlisted: FindingCounts;
  /** The fixes for each finding, in the same order. */
  readonly fixes: readonly (readonly QuickFix[])[];
  readonly facts: readonly Fact[];
  readonly invalid: InvalidPieces;
}

/** What follows from the document: all views of the studio are made from this. */
export interface DerivedState extends CheckResult {
  /** The document cannot be parsed: everything below belongs to the last one that could. */
  readonly isMalformed: boolean;
  readonly scenario: ScenarioBase | null;
  readonly position: Position | null;
  readonly words: readonly SpaceDescription[];
  /** The document that was parsed: the draft, or the draft with a variant applied. */
  readonly shownDocument: unknown;
  /** The document that findings, facts and invalid pieces belong to; the rules answer a moment after an edit. */
  readonly checkedDocument: unknown;
}

export const NO_CHECK_RESULT: CheckResult = {
  findings: [],
  unlisted: NONE_UNLISTED,
  fixes: [],
  facts: [],
  invalid: NO_INVALID_PIECES,
};

const NOTHING: DerivedState = {
  ...NO_CHECK_RESULT,
  isMalformed: true,
  scenario: null,
  position: null,
  words: [],
  shownDocument: undefined,
  checkedDocument: undefined,
};

/** The rules that parse and check the document. */
export interface DraftRules {
  readonly system: AnySystem;
  readonly format: DocumentFormat;
}

export const documentKindOf = ({ system, format }: DraftRules): DocumentKind<unknown> => {
  const kind = system.documents[format];
  if (!kind) throw new Error(`${system.id} has no ${format}`);
  return kind;
};

/**
 * Derives what is needed at once: shape and map. What the rules say stays as it was until they answer;
 * while the document is malformed the map keeps its last good state.
 */
export const derive = (rules: DraftRules, json: unknown, before: DerivedState = NOTHING): DerivedState =>
  rules.format === 'scenario' ? deriveScenario(rules.system, json, before) : deriveOther(rules, json, before);

const deriveMalformed = (
  before: DerivedState,
  json: unknown,
  { findings, unlisted }: ListedFindings,
): DerivedState => ({
  ...before,
  findings,
  unlisted,
  fixes: [],
  isMalformed: true,
  shownDocument: json,
  checkedDocument: json,
});

const deriveScenario = (system: AnySystem, json: unknown, before: DerivedState): DerivedState => {
  const read = parseDocument(system.documents.scenario, json);
  const { document } = read;
  if (document === null) return deriveMalformed(before, json, read);
  const position = reuseUnchangedPieces(before.position, system.setUp(document));
  return {
    ...before,
    isMalformed: false,
    scenario: document,
    position,
    words: reuseUnchangedWords(before.words, system.describeSpaces(position)),
    shownDocument: json,
  };
};

const deriveOther = (rules: DraftRules, json: unknown, before: DerivedState): DerivedState => {
  const read = parseDocument(documentKindOf(rules), json);
  if (read.document === null) return deriveMalformed(before, json, read);
  return { ...before, isMalformed: false, shownDocument: json };
};

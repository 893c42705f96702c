import type { QuickFix } from '@/lib/game/check';
import { readShape } from '@/lib/game/check-document';
import type { DocumentKind, Fact, Format } from '@/lib/game/document-kind';
import { type Finding, type ListedFindings, NONE_UNLISTED, type Tally } from '@/lib/game/finding';
import type { AnySystem, SpaceInWords } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { type Faults, NO_FAULTS } from './concerned-pieces';
import { withKeptPieces, withKeptWords } from './kept-pieces';

/** What the rules say of a document. */
export interface Judgement {
  readonly findings: readonly Finding[];
  /** Findings that are only counted. */
  readonly unlisted: Tally;
  /** The ways to mend each finding, in the same order. */
  readonly fixes: readonly (readonly QuickFix[])[];
  readonly facts: readonly Fact[];
  readonly faults: Faults;
}

/** What follows from the document: all views of the studio are made from this. */
export interface Reading extends Judgement {
  /** The document cannot be read: everything below is of the last one that could. */
  readonly isMalformed: boolean;
  readonly scenario: ScenarioBase | null;
  readonly position: Position | null;
  readonly words: readonly SpaceInWords[];
  /** The document that was read: the draft, or what a variant makes of it. */
  readonly shown: unknown;
  /** The document of which findings, facts and faults speak; the rules answer a moment after an edit. */
  readonly judged: unknown;
}

export const NO_JUDGEMENT: Judgement = {
  findings: [],
  unlisted: NONE_UNLISTED,
  fixes: [],
  facts: [],
  faults: NO_FAULTS,
};

const NOTHING: Reading = {
  ...NO_JUDGEMENT,
  isMalformed: true,
  scenario: null,
  position: null,
  words: [],
  shown: undefined,
  judged: undefined,
};

/** Who judges the document in the studio. */
export interface Judge {
  readonly system: AnySystem;
  readonly format: Format;
}

export const kindOf = ({ system, format }: Judge): DocumentKind<unknown> => {
  const kind = system.documents[format];
  if (!kind) throw new Error(`${system.id} has no ${format}`);
  return kind;
};

/**
 * Reads the document anew, as far as it is done at once: shape and map. What the rules say stays as it was until they answer;
 * while the document is malformed the map keeps its last good state.
 */
export const readAgain = (judge: Judge, json: unknown, before: Reading = NOTHING): Reading =>
  judge.format === 'scenario' ? readScenario(judge.system, json, before) : readOther(judge, json, before);

const malformed = (before: Reading, json: unknown, { findings, unlisted }: ListedFindings): Reading => ({
  ...before,
  findings,
  unlisted,
  fixes: [],
  isMalformed: true,
  shown: json,
  judged: json,
});

const readScenario = (system: AnySystem, json: unknown, before: Reading): Reading => {
  const read = readShape(system.documents.scenario, json);
  const { document } = read;
  if (document === null) return malformed(before, json, read);
  const position = withKeptPieces(before.position, system.setUp(document));
  return {
    ...before,
    isMalformed: false,
    scenario: document,
    position,
    words: withKeptWords(before.words, system.inWords(position)),
    shown: json,
  };
};

const readOther = (judge: Judge, json: unknown, before: Reading): Reading => {
  const read = readShape(kindOf(judge), json);
  if (read.document === null) return malformed(before, json, read);
  return { ...before, isMalformed: false, shown: json };
};

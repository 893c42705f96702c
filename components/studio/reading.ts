import { checkDocument } from '@/lib/game/check-document';
import type { DocumentKind, Fact, Format } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem, SpaceInWords } from '@/lib/game/game-system';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { type Faults, faultsOn, NO_FAULTS } from './concerned-pieces';

/** What follows from the document: all views of the studio are made from this. */
export interface Reading {
  readonly findings: readonly Finding[];
  /** The document cannot be read: everything below is of the last one that could. */
  readonly isMalformed: boolean;
  readonly scenario: ScenarioBase | null;
  readonly position: Position | null;
  readonly words: readonly SpaceInWords[];
  readonly facts: readonly Fact[];
  readonly faults: Faults;
}

const NOTHING: Reading = {
  findings: [],
  isMalformed: true,
  scenario: null,
  position: null,
  words: [],
  facts: [],
  faults: NO_FAULTS,
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

/** Judges the document anew; while it is malformed the map keeps its last good state. */
export const readAgain = (judge: Judge, json: unknown, before: Reading = NOTHING): Reading =>
  judge.format === 'scenario' ? readScenario(judge.system, json, before) : readOther(judge, json, before);

const readScenario = (system: AnySystem, json: unknown, before: Reading): Reading => {
  const kind = system.documents.scenario;
  const { document, findings } = checkDocument(kind, json);
  if (document === null) return { ...before, findings, isMalformed: true };
  const position = system.setUp(document);
  return {
    findings,
    isMalformed: false,
    scenario: document,
    position,
    words: system.inWords(position),
    facts: kind.facts(document),
    faults: faultsOn(position, findings),
  };
};

const readOther = (judge: Judge, json: unknown, before: Reading): Reading => {
  const kind = kindOf(judge);
  const { document, findings } = checkDocument(kind, json);
  if (document === null) return { ...before, findings, isMalformed: true };
  return { ...NOTHING, findings, isMalformed: false, facts: kind.facts(document) };
};

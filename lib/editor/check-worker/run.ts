import { type Check, findFixes, type QuickFix } from '@/lib/game/check/check';
import { checkDocument, checksOf, parseDocument } from '@/lib/game/check/check-document';
import type { DeploymentZone } from '@/lib/game/contract/authoring/deployment';
import type { OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { Finding } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { type DeployProposal, type DeployRequest, NO_PROPOSAL } from '../deploy/deploy-request';
import { proposeDeployment } from '../deploy/propose';
import { findInvalidPieces, NO_INVALID_PIECES } from '../findings/concerned-pieces';
import { type CheckResult, type DraftRules, documentKindOf, NO_CHECK_RESULT } from '../session/derived-state';
import { parseOverlayQuery } from './overlay-query';

/** With more findings than this nobody fixes them one by one. */
const MAX_FIXED = 100;

/** Runs every check of a document; slow, and therefore done in a worker. */
export const runChecks = (rules: DraftRules, json: unknown): CheckResult =>
  rules.format === 'scenario' ? checkScenario(rules.system, json) : checkOther(rules, json);

const checkScenario = (system: AnySystem, json: unknown): CheckResult => {
  const kind = system.documents.scenario;
  const { document, findings, unlisted } = checkDocument(kind, json);
  if (document === null) return { ...NO_CHECK_RESULT, findings, unlisted };
  return {
    findings,
    unlisted,
    fixes: listFixes(checksOf(kind), document, findings),
    facts: kind.facts(document),
    invalid: findInvalidPieces(system.setUp(document), findings),
  };
};

const checkOther = (rules: DraftRules, json: unknown): CheckResult => {
  const kind = documentKindOf(rules);
  const { document, findings, unlisted } = checkDocument(kind, json);
  if (document === null) return { ...NO_CHECK_RESULT, findings, unlisted };
  const fixes = listFixes(checksOf(kind), document, findings);
  return { findings, unlisted, fixes, facts: kind.facts(document), invalid: NO_INVALID_PIECES };
};

const listFixes = <Document>(
  checks: readonly Check<Document>[],
  document: Document,
  findings: readonly Finding[],
): readonly (readonly QuickFix[])[] =>
  findings.slice(0, MAX_FIXED).map(finding => findFixes(checks, document, finding));

/** Where one piece may stand, and why not elsewhere; null: the document cannot be read. */
export const findZone = ({ system }: DraftRules, json: unknown, pieceId: string): DeploymentZone | null => {
  const scenario = readScenario(system, json);
  return scenario && system.deployment.zone(scenario, pieceId);
};

/** Where a set of pieces would stand. */
export const propose = ({ system }: DraftRules, json: unknown, request: DeployRequest): DeployProposal => {
  const scenario = readScenario(system, json);
  return scenario ? proposeDeployment(system, scenario, request) : NO_PROPOSAL;
};

/** The previews of throws for one piece at its place. */
export const listPreviews = (
  { system }: DraftRules,
  json: unknown,
  pieceId: string,
): readonly OddsPreview[] => {
  const scenario = readScenario(system, json);
  return (scenario && system.previews?.(scenario, pieceId)) ?? [];
};

/** What an overlay marks, by the name of the question. */
export const listMarks = ({ system }: DraftRules, json: unknown, name: string): readonly OverlayMark[] => {
  const scenario = readScenario(system, json);
  const { overlay: id, focus } = parseOverlayQuery(name);
  const overlay = system.overlays.find(offered => offered.id === id);
  return (scenario && overlay?.marks(scenario, focus)) ?? [];
};

/** A whole army is asked about piece by piece: the document is read once for all of them. */
const lastRead = { json: undefined as unknown, scenario: null as ScenarioBase | null };

const readScenario = (system: AnySystem, json: unknown): ScenarioBase | null => {
  if (lastRead.json !== json) {
    lastRead.scenario = parseDocument(system.documents.scenario, json).document;
    lastRead.json = json;
  }
  return lastRead.scenario;
};

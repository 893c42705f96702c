import { type Check, fixesFor, type QuickFix } from '@/lib/game/check';
import { checkDocument, readShape } from '@/lib/game/check-document';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem, Zone } from '@/lib/game/game-system';
import type { OverlayMark } from '@/lib/game/overlay';
import type { Preview } from '@/lib/game/preview';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { faultsOn, NO_FAULTS } from './concerned-pieces';
import { readQuestion } from './overlay-question';
import { type Judge, type Judgement, kindOf, NO_JUDGEMENT } from './reading';

/** Beyond so many findings nobody mends them one by one. */
const MOST_MENDED = 100;

/** Asks every rule about a document; dear, and therefore done beside the page. */
export const judgeDocument = (judge: Judge, json: unknown): Judgement =>
  judge.format === 'scenario' ? judgeScenario(judge.system, json) : judgeOther(judge, json);

const judgeScenario = (system: AnySystem, json: unknown): Judgement => {
  const kind = system.documents.scenario;
  const { document, findings, unlisted } = checkDocument(kind, json);
  if (document === null) return { ...NO_JUDGEMENT, findings, unlisted };
  return {
    findings,
    unlisted,
    fixes: fixesOf(kind.checks, document, findings),
    facts: kind.facts(document),
    faults: faultsOn(system.setUp(document), findings),
  };
};

const judgeOther = (judge: Judge, json: unknown): Judgement => {
  const kind = kindOf(judge);
  const { document, findings, unlisted } = checkDocument(kind, json);
  if (document === null) return { ...NO_JUDGEMENT, findings, unlisted };
  const fixes = fixesOf(kind.checks, document, findings);
  return { findings, unlisted, fixes, facts: kind.facts(document), faults: NO_FAULTS };
};

const fixesOf = <Document>(
  checks: readonly Check<Document>[],
  document: Document,
  findings: readonly Finding[],
): readonly (readonly QuickFix[])[] =>
  findings.slice(0, MOST_MENDED).map(finding => fixesFor(checks, document, finding));

/** Where one piece may stand, and why not elsewhere; null: the document cannot be read. */
export const zoneIn = ({ system }: Judge, json: unknown, pieceId: string): Zone | null => {
  const scenario = scenarioIn(system, json);
  return scenario && system.deployment(scenario, pieceId);
};

/** What would be thrown for one piece where it stands. */
export const previewsIn = ({ system }: Judge, json: unknown, pieceId: string): readonly Preview[] => {
  const scenario = scenarioIn(system, json);
  return (scenario && system.previews?.(scenario, pieceId)) ?? [];
};

/** What an overlay marks, by the name of the question. */
export const marksIn = ({ system }: Judge, json: unknown, name: string): readonly OverlayMark[] => {
  const scenario = scenarioIn(system, json);
  const { overlay: id, focus } = readQuestion(name);
  const overlay = system.overlays.find(offered => offered.id === id);
  return (scenario && overlay?.marks(scenario, focus)) ?? [];
};

/** A whole army is asked about piece by piece: the document is read once for all of them. */
const lastRead = { json: undefined as unknown, scenario: null as ScenarioBase | null };

const scenarioIn = (system: AnySystem, json: unknown): ScenarioBase | null => {
  if (lastRead.json !== json) {
    lastRead.scenario = readShape(system.documents.scenario, json).document;
    lastRead.json = json;
  }
  return lastRead.scenario;
};

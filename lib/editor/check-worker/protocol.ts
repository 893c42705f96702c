import type { DeploymentZone } from '@/lib/game/contract/authoring/deployment';
import type { OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { OddsPreview } from '@/lib/game/contract/odds-preview';
import type { DocumentFormat } from '@/lib/game/document/document-kind';
import type { DeployProposal, DeployRequest } from '../deploy/deploy-request';
import type { CheckResult, DraftRules } from '../session/derived-state';
import type { GroundAnswer, GroundMessage } from './ground-painter';
import { findZone, listMarks, listPreviews, propose, runChecks } from './run';

/** The page's requests to the worker: first the rules, then one document after the other. */
export type WorkerRequest =
  | { readonly type: 'open'; readonly system: string; readonly format: DocumentFormat }
  | { readonly type: 'document'; readonly document: unknown }
  | GroundMessage
  | CheckJob;

export type CheckJob =
  | { readonly type: 'check' }
  | { readonly type: 'zone'; readonly piece: string }
  | { readonly type: 'propose'; readonly serial: number; readonly request: DeployRequest }
  | { readonly type: 'odds'; readonly piece: string }
  | { readonly type: 'marks'; readonly name: string };

export type CheckAnswer =
  | { readonly type: 'checked'; readonly result: CheckResult }
  | { readonly type: 'zone'; readonly piece: string; readonly zone: DeploymentZone | null }
  | { readonly type: 'proposed'; readonly serial: number; readonly proposal: DeployProposal }
  | { readonly type: 'odds'; readonly piece: string; readonly previews: readonly OddsPreview[] }
  | { readonly type: 'marks'; readonly name: string; readonly marks: readonly OverlayMark[] };

export type WorkerAnswer = CheckAnswer | GroundAnswer;

/** The same work in the worker and, where there is none, on the page. */
export const runJob = (rules: DraftRules, document: unknown, job: CheckJob): CheckAnswer => {
  switch (job.type) {
    case 'check':
      return { type: 'checked', result: runChecks(rules, document) };
    case 'zone':
      return { type: 'zone', piece: job.piece, zone: findZone(rules, document, job.piece) };
    case 'propose':
      return { type: 'proposed', serial: job.serial, proposal: propose(rules, document, job.request) };
    case 'odds':
      return { type: 'odds', piece: job.piece, previews: listPreviews(rules, document, job.piece) };
    case 'marks':
      return { type: 'marks', name: job.name, marks: listMarks(rules, document, job.name) };
  }
};

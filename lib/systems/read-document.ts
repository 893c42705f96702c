import { type CheckedDocument, checkDocument } from '@/lib/game/check/check-document';
import { type Finding, type ListedFindings, NONE_UNLISTED } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { identifyDocument } from './identify-document';

export type ReadDocument =
  | { readonly type: 'unknown'; readonly findings: readonly Finding[] }
  | { readonly type: 'scenario'; readonly system: AnySystem; readonly checked: CheckedDocument<ScenarioBase> }
  | {
      readonly type: 'army-list' | 'army';
      readonly system: AnySystem;
      readonly checked: CheckedDocument<unknown>;
    };

/** Any JSON of any kind and system, checked by its own rules. Nothing here throws for a bad document. */
export const readDocument = async (json: unknown): Promise<ReadDocument> => {
  const found = await identifyDocument(json);
  if (found.type === 'unknown') return found;
  const { type, system } = found;
  if (type === 'scenario') return { type, system, checked: checkDocument(system.documents.scenario, json) };
  const kind: DocumentKind<unknown> | undefined = system.documents[type];
  if (!kind) throw new Error(`${system.id} has no ${type}`);
  return { type, system, checked: checkDocument(kind, json) };
};

/** What the checks say of a document. */
export const findingsOfDocument = (read: ReadDocument): ListedFindings =>
  read.type === 'unknown' ? { findings: read.findings, unlisted: NONE_UNLISTED } : read.checked;

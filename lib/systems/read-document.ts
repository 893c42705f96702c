import { type Checked, checkDocument } from '@/lib/game/check-document';
import { type DocumentKind, FORMATS, type Format } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { shownValue } from '@/lib/game/shown-value';
import { loadSystem } from '.';

export type ReadDocument =
  | { readonly type: 'unknown'; readonly findings: readonly Finding[] }
  | { readonly type: 'scenario'; readonly system: AnySystem; readonly checked: Checked<ScenarioBase> }
  | { readonly type: 'army-list' | 'army'; readonly system: AnySystem; readonly checked: Checked<unknown> };

/** Any JSON of any kind and system: finds who is to judge it, then has it judged. Nothing here throws for a bad document. */
export const readDocument = async (json: unknown): Promise<ReadDocument> => {
  const format = fieldOf(json, 'format');
  if (!isFormat(format)) return unknown('document/unknown-format', json, 'format');
  const systemId = fieldOf(json, 'system');
  const system = typeof systemId === 'string' ? await loadSystem(systemId) : null;
  if (!system) return unknown('document/unknown-system', json, 'system');
  if (format === 'scenario')
    return { type: format, system, checked: checkDocument(system.documents.scenario, json) };
  const kind: DocumentKind<unknown> | undefined = system.documents[format];
  if (!kind) return unknown('document/unknown-format', json, 'format');
  return { type: format, system, checked: checkDocument(kind, json) };
};

const isFormat = (value: unknown): value is Format => FORMATS.some(format => format === value);

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, field)
    ? (json as Record<string, unknown>)[field]
    : undefined;

const unknown = (code: string, json: unknown, field: string): ReadDocument => {
  const value = fieldOf(json, field);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return {
      type: 'unknown',
      findings: [{ code: 'document/not-an-object', severity: 'error', path: [], values: {} }],
    };
  const path = value === undefined ? [] : [field];
  return {
    type: 'unknown',
    findings: [{ code, severity: 'error', path, values: { [field]: shownValue(value) } }],
  };
};

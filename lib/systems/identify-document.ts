import { formatValue } from '@/lib/game/check/shorten-values';
import type { Finding } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { DOCUMENT_FORMATS, type DocumentFormat } from '@/lib/game/document/document-kind';
import { loadSystem } from '.';

export type IdentifiedDocument =
  | { readonly type: 'unknown'; readonly findings: readonly Finding[] }
  | { readonly type: DocumentFormat; readonly system: AnySystem };

/** The kind and the system that some JSON claims; nothing else is checked. */
export const identifyDocument = async (json: unknown): Promise<IdentifiedDocument> => {
  const format = fieldOf(json, 'format');
  if (!isFormat(format)) return toUnknown('document/unknown-format', json, 'format');
  const systemId = fieldOf(json, 'system');
  const system = typeof systemId === 'string' ? await loadSystem(systemId) : null;
  if (!system) return toUnknown('document/unknown-system', json, 'system');
  return system.documents[format]
    ? { type: format, system }
    : toUnknown('document/unknown-format', json, 'format');
};

const isFormat = (value: unknown): value is DocumentFormat =>
  DOCUMENT_FORMATS.some(format => format === value);

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, field)
    ? (json as Record<string, unknown>)[field]
    : undefined;

const toUnknown = (code: string, json: unknown, field: string): IdentifiedDocument => {
  const value = fieldOf(json, field);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return {
      type: 'unknown',
      findings: [{ code: 'document/not-an-object', severity: 'error', path: [], values: {} }],
    };
  const path = value === undefined ? [] : [field];
  return {
    type: 'unknown',
    findings: [{ code, severity: 'error', path, values: { [field]: formatValue(value) } }],
  };
};

import { FORMATS, type Format } from '@/lib/game/document-kind';
import type { Finding } from '@/lib/game/finding';
import type { AnySystem } from '@/lib/game/game-system';
import { shownValue } from '@/lib/game/shown-value';
import { loadSystem } from '.';

export type Identified =
  | { readonly type: 'unknown'; readonly findings: readonly Finding[] }
  | { readonly type: Format; readonly system: AnySystem };

/** Which kind of document of which system some JSON says it is; nothing of it is checked. */
export const identifyDocument = async (json: unknown): Promise<Identified> => {
  const format = fieldOf(json, 'format');
  if (!isFormat(format)) return unknown('document/unknown-format', json, 'format');
  const systemId = fieldOf(json, 'system');
  const system = typeof systemId === 'string' ? await loadSystem(systemId) : null;
  if (!system) return unknown('document/unknown-system', json, 'system');
  return system.documents[format]
    ? { type: format, system }
    : unknown('document/unknown-format', json, 'format');
};

const isFormat = (value: unknown): value is Format => FORMATS.some(format => format === value);

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, field)
    ? (json as Record<string, unknown>)[field]
    : undefined;

const unknown = (code: string, json: unknown, field: string): Identified => {
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

import { toPointer } from '@/lib/documents/json-path';
import type { Sentence } from '@/lib/game/contract/sentence';
import { describePart, nameField } from '@/lib/game/document/part-words';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

export interface DocumentPart {
  readonly at: string;
  readonly words: Sentence;
}

/** Fields that say nothing about the past. */
const NOT_HISTORY = [
  '$schema',
  'format',
  'version',
  'system',
  'variants',
  'provenance',
  'sources',
  'tags',
  'notes',
];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** The parts of a document that can be marked: its members and their own, and those that are marked already. */
export const listDocumentParts = (
  scenario: ScenarioBase,
  marked: readonly string[],
): readonly DocumentPart[] => {
  const members = Object.entries(scenario).filter(
    ([key, value]) => !NOT_HISTORY.includes(key) && value !== undefined,
  );
  const all = members.flatMap(([key, value]) => [toPointer([key]), ...listInnerParts(key, value)]);
  return [...new Set([...all, ...marked])].map(at => ({ at, words: describePart(scenario, at) }));
};

const listInnerParts = (key: string, value: unknown): readonly string[] => {
  if (isList(value)) return value.flatMap((item, index) => (isRecord(item) ? toPointer([key, index]) : []));
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap(inner => (nameField(inner) ? toPointer([key, inner]) : []));
};

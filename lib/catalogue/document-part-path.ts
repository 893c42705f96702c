import { fromPointer, type JsonPath, valueAt } from '@/lib/documents/json-path';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

/** One step on the way to a part of a document: a field's name in the document, or a name that the author gave. */
export type PathStep = { readonly field: string } | { readonly name: string };

/** The path to a part of a document in words: its fields and the names of entries: /forces/1 is forces, Belgae. */
export const describePartPath = (scenario: ScenarioBase, pointer: string): readonly PathStep[] => {
  const path = fromPointer(pointer);
  return path.flatMap((step, index): PathStep[] => {
    if (typeof step === 'string' && !/^\d+$/.test(step)) return [{ field: step }];
    const name = nameAt(scenario, path.slice(0, index + 1));
    return name === null ? [] : [{ name }];
  });
};

const nameAt = (scenario: ScenarioBase, path: JsonPath): string | null => {
  const name = valueAt(scenario, [...path, 'name']) ?? valueAt(scenario, [...path, 'title']);
  if (typeof name === 'string') return name;
  const side = valueAt(scenario, [...path, 'side']);
  return scenario.sides.find(({ id }) => id === side)?.name ?? null;
};

/** attackLimit → attack limit: for fields that the messages have no word for. */
export const fieldInWords = (field: string): string =>
  field.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

import { fromPointer, valueAt } from '@/lib/documents/json-path';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

/**
 * A part of a document as a reader would call it: "/forces/1/generals" is "the armies, Belgae". Names that somebody gave are said, keys of the
 * document never.
 */
export const describePart = (scenario: ScenarioBase, pointer: string): Sentence => {
  const [first, ...rest] = fromPointer(pointer);
  if (first === undefined) return { code: 'sheet.part.whole' };
  const paths = rest.map((_, index) => [first, ...rest.slice(0, index + 1)]);
  const inside = paths.flatMap(path => nameAt(scenario, path) ?? []).join(', ');
  const named: Sentence = { code: 'sheet.part.named', values: { part: String(first) } };
  return inside === '' ? named : { code: 'sheet.part.inside', values: { part: named, inside } };
};

const nameAt = (scenario: ScenarioBase, path: readonly (string | number)[]): string | undefined => {
  const value = valueAt(scenario, path);
  return textAt(value, 'name') ?? textAt(value, 'title') ?? sideName(scenario, textAt(value, 'side'));
};

const textAt = (value: unknown, key: string): string | undefined => {
  const found = valueAt(value, [key]);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

const sideName = ({ sides }: ScenarioBase, id: string | undefined): string | undefined =>
  sides.find(side => side.id === id)?.name;

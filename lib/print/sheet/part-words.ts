import { fromPointer, valueAt } from '@/lib/documents/json-path';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';

/** A part of a document as a reader would call it: "/forces/1/generals" is "the armies, Belgae, generals". */
export const describePart = (scenario: ScenarioBase, pointer: string): Sentence => {
  const [first, ...rest] = fromPointer(pointer);
  if (first === undefined) return { code: 'sheet.part.whole' };
  const path = rest.map((_, index) => [first, ...rest.slice(0, index + 1)]);
  const inside = path.map(step => describeStep(scenario, step)).join(', ');
  const part = String(first);
  const named: Sentence = { code: 'sheet.part.named', values: { part, key: splitCamelCase(part) } };
  return inside === '' ? named : { code: 'sheet.part.inside', values: { part: named, inside } };
};

const describeStep = (scenario: ScenarioBase, path: readonly (string | number)[]): string => {
  const step = path.at(-1) ?? '';
  if (!/^\d+$/.test(String(step))) return splitCamelCase(String(step));
  const value = valueAt(scenario, path);
  const name = textAt(value, 'name') ?? textAt(value, 'title') ?? sideName(scenario, textAt(value, 'side'));
  return name ?? String(Number(step) + 1);
};

const textAt = (value: unknown, key: string): string | undefined => {
  const found = valueAt(value, [key]);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

const sideName = ({ sides }: ScenarioBase, id: string | undefined): string | undefined =>
  sides.find(side => side.id === id)?.name;

/** "attackLimit" as an author reads it: "attack limit". */
const splitCamelCase = (key: string): string => key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

import { fromPointer, type JsonPath, valueAt } from '@/lib/documents/json-path';
import type { Sentence } from '../contract/sentence';
import { PART_FIELDS } from './part-fields';

const WORDS = 'words.part';

/** The name of a field of a document; null: the messages have none, and its key is never shown. */
export const nameField = (field: string): Sentence | null =>
  PART_FIELDS.has(field) ? { code: `${WORDS}.${field}` } : null;

/** The name of a field at the top of a document. */
export const nameMainField = (field: string): Sentence => nameField(field) ?? { code: `${WORDS}.other` };

/** A part of a document as a reader would call it: "/forces/1/generals" is "Armies, Belgae, Generals". */
export const describePart = (document: unknown, pointer: string): Sentence => {
  const path = fromPointer(pointer);
  if (path.length === 0) return { code: `${WORDS}.whole` };
  const items = path.flatMap((_, index) => nameStep(document, path.slice(0, index + 1)) ?? []);
  return { code: 'words.part-path', values: { steps: { items, type: 'plain' } } };
};

const nameStep = (document: unknown, path: JsonPath): Sentence | string | null => {
  const step = path.at(-1);
  if (path.length === 1) return nameMainField(String(step));
  return typeof step === 'string' && !/^\d+$/.test(step) ? nameField(step) : nameAt(document, path);
};

const nameAt = (document: unknown, path: JsonPath): string | null => {
  const value = valueAt(document, path);
  return textAt(value, 'name') ?? textAt(value, 'title') ?? nameSide(document, textAt(value, 'side'));
};

const textAt = (value: unknown, key: string): string | null => {
  const found = valueAt(value, [key]);
  return typeof found === 'string' && found !== '' ? found : null;
};

const nameSide = (document: unknown, id: string | null): string | null => {
  const sides = valueAt(document, ['sides']);
  const side = Array.isArray(sides) ? sides.find(each => valueAt(each, ['id']) === id) : undefined;
  return textAt(side, 'name');
};

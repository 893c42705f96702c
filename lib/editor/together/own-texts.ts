import { diffJson } from '@/lib/documents/compare/json-diff';
import type { OwnEdit } from '@/lib/documents/history';
import { fromPointer, type JsonPath, valueAt } from '@/lib/documents/json-path';
import type { OverwrittenText } from './together-state';

/** A step into a list goes by the id of the entry where it has one: the entry is found again wherever it went. */
type PathStep = string | number | { readonly id: string };

/** A text that somebody wrote, and where. */
export interface OwnText {
  readonly place: readonly PathStep[];
  readonly text: string;
}

/** Texts of one edit, once the server has it. */
export interface SentTexts {
  readonly revision: number;
  readonly texts: readonly OwnText[];
}

const idOf = (value: unknown): string | undefined => {
  const id = valueAt(value, ['id']);
  return typeof id === 'string' ? id : undefined;
};

const anchor = (document: unknown, path: JsonPath): readonly PathStep[] =>
  path.map((step, index) => {
    const id = typeof step === 'number' ? idOf(valueAt(document, path.slice(0, index + 1))) : undefined;
    return id === undefined ? step : { id };
  });

/** Where it is in another document; null: the entry is gone. */
const locate = (document: unknown, place: readonly PathStep[]): JsonPath | null => {
  const path: (string | number)[] = [];
  for (const step of place) {
    const list = typeof step === 'object' ? valueAt(document, path) : null;
    const found =
      typeof step === 'object' && Array.isArray(list) ? list.findIndex(entry => idOf(entry) === step.id) : -1;
    if (typeof step === 'object' && found < 0) return null;
    path.push(typeof step === 'object' ? found : step);
  }
  return path;
};

export const textsOf = ({ before, after }: OwnEdit): readonly OwnText[] =>
  diffJson(before, after).flatMap(operation => {
    if (operation.op === 'remove' || typeof operation.value !== 'string' || operation.value.trim() === '')
      return [];
    return [{ place: anchor(after, fromPointer(operation.path)), text: operation.value }];
  });

const KEPT = 60;

export const noteTexts = (known: readonly SentTexts[], sent: SentTexts): readonly SentTexts[] =>
  sent.texts.length === 0 ? known : [...known, sent].slice(-KEPT);

/** Own texts that somebody has changed who had not seen them yet. */
export const findOverwritten = (
  sent: readonly SentTexts[],
  { before, after }: OwnEdit,
  { seen, by }: { readonly seen: number; readonly by: string },
): readonly OverwrittenText[] =>
  sent
    .filter(({ revision }) => revision > seen)
    .flatMap(({ texts }) => texts)
    .flatMap(({ place, text }) => {
      const [was, is] = [locate(before, place), locate(after, place)];
      if (was === null || valueAt(before, was) !== text) return [];
      const value = is && valueAt(after, is);
      if (value === text) return [];
      const theirs = typeof value === 'string' ? value : null;
      return [{ id: JSON.stringify(place), path: is ?? was, mine: text, theirs, by }];
    });

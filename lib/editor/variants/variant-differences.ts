import { applyJsonPatch, type PatchOperation } from '@/lib/documents/compare/json-patch';
import { formatDocument } from '@/lib/documents/format';
import { fromPointer, type JsonPath, valueAt } from '@/lib/documents/json-path';
import type { Variant } from '@/lib/game/document/scenario-base';

/** One thing that a variant has otherwise. */
export interface VariantDifference {
  readonly op: PatchOperation['op'];
  /** Its path: "forces / Rome / units / Velites / count". */
  readonly place: string;
  readonly before: string;
  readonly after: string;
}

const LONGEST = 80;

const shorten = (value: unknown): string => {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : formatDocument(value).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Entries of lists are called by what they call themselves. */
const stepName = (document: unknown, path: JsonPath): string => {
  const last = path.at(-1);
  const value = valueAt(document, path);
  if (typeof last !== 'number' || typeof value !== 'object' || value === null) return String(last);
  const named = ['name', 'title', 'tile', 'side', 'id'].map(key => valueAt(value, [key]));
  return String(named.find(name => typeof name === 'string' && name !== '') ?? last + 1);
};

const describePath = (document: unknown, path: JsonPath): string =>
  path.map((_, index) => stepName(document, path.slice(0, index + 1))).join(' / ');

/** What differs, operation by operation, each relative to the document as the ones before it left it. */
export const listVariantDifferences = (
  document: unknown,
  { patch }: Pick<Variant, 'patch'>,
): readonly VariantDifference[] => {
  let current = document;
  return patch.map(operation => {
    const path = fromPointer(operation.path);
    const next = applyJsonPatch(current, [operation]);
    const after = next.type === 'patched' ? next.document : current;
    const isAddition = operation.op === 'add';
    const difference = {
      op: operation.op,
      place: describePath(isAddition ? after : current, path),
      before: isAddition ? '' : shorten(valueAt(current, path)),
      after: operation.op === 'remove' ? '' : shorten(operation.value),
    };
    current = after;
    return difference;
  });
};

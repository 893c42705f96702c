import { applyJsonPatch, type PatchOperation } from '@/lib/documents/compare/json-patch';
import { formatDocument } from '@/lib/documents/format';
import { fromPointer, valueAt } from '@/lib/documents/json-path';
import type { Sentence } from '@/lib/game/contract/sentence';
import { describePart } from '@/lib/game/document/part-words';
import type { Variant } from '@/lib/game/document/scenario-base';

/** One thing that a variant has otherwise. */
export interface VariantDifference {
  readonly op: PatchOperation['op'];
  /** Its path in words: "Armies, Rome, Units, Velites, Number". */
  readonly place: Sentence;
  readonly before: string;
  readonly after: string;
}

const LONGEST = 80;

const shorten = (value: unknown): string => {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : formatDocument(value).replace(/\s+/g, ' ').trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** What differs, operation by operation, each relative to the document as the ones before it left it. */
export const listVariantDifferences = (
  document: unknown,
  { patch }: Pick<Variant, 'patch'>,
): readonly VariantDifference[] => {
  let current: unknown = document;
  return patch.map(operation => {
    const path = fromPointer(operation.path);
    const next = applyJsonPatch(current, [operation]);
    const after = next.type === 'patched' ? next.document : current;
    const isAddition = operation.op === 'add';
    const difference = {
      op: operation.op,
      place: describePart(isAddition ? after : current, operation.path),
      before: isAddition ? '' : shorten(valueAt(current, path)),
      after: operation.op === 'remove' ? '' : shorten(operation.value),
    };
    current = after;
    return difference;
  });
};

import { applyChanges, type Change } from '@/lib/documents/change';
import { diffJson } from '@/lib/documents/json-diff';
import { applyJsonPatch, type Patched } from '@/lib/documents/json-patch';
import { merge } from '@/lib/documents/merge';
import { type Variant, variantSchema } from '@/lib/game/scenario-base';

/** A document as the source may have it: not yet read by any schema. */
type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variants of a document; what is none is left out. */
export const variantsIn = (document: unknown): readonly Variant[] =>
  isRecord(document) && Array.isArray(document.variants)
    ? document.variants.filter((variant): variant is Variant => variantSchema.safeParse(variant).success)
    : [];

export const variantIn = (document: unknown, id: string): Variant | undefined =>
  variantsIn(document).find(variant => variant.id === id);

/** Where a variant stands among all entries of the list, also beside malformed ones. */
export const variantIndex = (document: unknown, id: string): number =>
  isRecord(document) && Array.isArray(document.variants)
    ? document.variants.findIndex(variant => isRecord(variant) && variant.id === id)
    : -1;

/** A variant has no variants of its own. */
const withoutVariants = (document: unknown): unknown =>
  isRecord(document) ? { ...document, variants: [] } : document;

/** The document as a variant has it. */
export const asVariant = (document: unknown, variant: Variant): Patched => {
  const patched = applyJsonPatch(document, variant.patch);
  return patched.type === 'unfit' ? patched : { ...patched, document: withoutVariants(patched.document) };
};

/** An edit of what a variant shows, as a change of its patch alone; none when the patch does not fit. */
export const changesInVariant = (
  document: unknown,
  variantId: string,
  changes: readonly Change[],
): readonly Change[] => {
  const variant = variantIn(document, variantId);
  const shown = variant && asVariant(document, variant);
  if (shown?.type !== 'patched' || changes.length === 0) return [];
  const after = withoutVariants(applyChanges(shown.document, changes));
  const path = ['variants', variantIndex(document, variantId), 'patch'];
  return [{ op: 'replace', path, value: diffJson(withoutVariants(document), after) }];
};

/** The variants after the battle itself was edited: each keeps its differences with the entries that they belong to. */
export interface Rebased {
  readonly changes: readonly Change[];
  /** Titles of those that had changed something that is gone. */
  readonly losers: readonly string[];
}

export const rebasedVariants = (before: unknown, after: unknown): Rebased => {
  const rebased = variantsIn(after).flatMap(variant => {
    const [was, naive] = [asVariant(before, variant), asVariant(after, variant)];
    if (was.type !== 'patched') return [];
    const ours = withoutVariants(after);
    const { document, isLossy } = merge({ before: withoutVariants(before), ours, theirs: was.document });
    const isRight = naive.type === 'patched' && diffJson(naive.document, document).length === 0;
    return isRight ? [] : [{ variant, isLossy, patch: diffJson(ours, document) }];
  });
  return {
    changes: rebased.map(({ variant, patch }) => ({
      op: 'replace',
      path: ['variants', variantIndex(after, variant.id), 'patch'],
      value: patch,
    })),
    losers: rebased.filter(({ isLossy }) => isLossy).map(({ variant }) => variant.title),
  };
};

/** The one variant in which two documents differ: undo goes where something changes. Undefined: they differ elsewhere. */
export const variantThatDiffers = (before: unknown, after: unknown): string | undefined => {
  if (!isRecord(before) || !isRecord(after)) return undefined;
  const isSameBase = Object.keys({ ...before, ...after }).every(
    key => key === 'variants' || before[key] === after[key],
  );
  const known = variantsIn(before);
  const changed = variantsIn(after).filter(variant => !known.includes(variant));
  return isSameBase && changed.length === 1 ? changed[0]?.id : undefined;
};

import { applyChanges, type Change } from '@/lib/documents/change';
import { diffJson, isEqualJson } from '@/lib/documents/compare/json-diff';
import { applyJsonPatch, type PatchOperation, type PatchResult } from '@/lib/documents/compare/json-patch';
import { mergeDocuments } from '@/lib/documents/compare/merge';
import { type Variant, variantSchema } from '@/lib/game/document/scenario-base';

/** A document as the source may have it: not yet read by any schema. */
type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The variants of a document; malformed entries are left out. */
export const variantsIn = (document: unknown): readonly Variant[] =>
  isRecord(document) && Array.isArray(document.variants)
    ? document.variants.filter((variant): variant is Variant => variantSchema.safeParse(variant).success)
    : [];

export const variantIn = (document: unknown, id: string): Variant | undefined =>
  variantsIn(document).find(variant => variant.id === id);

/** Where a variant stands among all entries of the list, also beside malformed ones. */
export const findVariantIndex = (document: unknown, id: string): number =>
  isRecord(document) && Array.isArray(document.variants)
    ? document.variants.findIndex(variant => isRecord(variant) && variant.id === id)
    : -1;

/**
 * A variant has neither variants nor translations of its own: both belong to the battle, which also names what only
 * the variant has.
 */
const withoutVariants = (document: unknown): unknown => {
  if (!isRecord(document)) return document;
  const { translations: _, ...own } = document;
  return { ...own, variants: [] };
};

/** The document as a variant has it. */
export const applyVariant = (document: unknown, variant: Variant): PatchResult => {
  const patched = applyJsonPatch(document, variant.patch);
  return patched.type === 'unfit' ? patched : { ...patched, document: withoutVariants(patched.document) };
};

/** An edit of what a variant shows, as a change of its patch alone; none when the patch does not fit. */
export const toVariantChanges = (
  document: unknown,
  variantId: string,
  changes: readonly Change[],
): readonly Change[] => {
  const variant = variantIn(document, variantId);
  const shown = variant && applyVariant(document, variant);
  if (!variant || shown?.type !== 'patched' || changes.length === 0) return [];
  return [makePatchChange(document, variant, applyChanges(shown.document, changes))];
};

/** The change of a variant's patch that turns the battle into the requested document. */
export const makePatchChange = (battle: unknown, { id }: Variant, wanted: unknown): Change => ({
  op: 'replace',
  path: ['variants', findVariantIndex(battle, id), 'patch'],
  value: diffJson(withoutVariants(battle), withoutVariants(wanted)),
});

/** The variants after the battle itself was edited: each keeps its differences with the entries that they belong to. */
export interface RebaseResult {
  readonly changes: readonly Change[];
  /** Titles of those that had changed something that is gone. */
  readonly lossyTitles: readonly string[];
}

interface RebasedVariant {
  readonly variant: Variant;
  readonly patch: readonly PatchOperation[];
  readonly isLossy: boolean;
}

/** A variant of the battle as it was, for the battle as it is; null: its patch does not fit what it was made for. */
const rebaseVariant = (before: unknown, after: unknown, variant: Variant): RebasedVariant | null => {
  const [was, naive] = [applyVariant(before, variant), applyVariant(after, variant)];
  if (was.type !== 'patched') return null;
  const ours = withoutVariants(after);
  const { document, isLossy } = mergeDocuments({
    before: withoutVariants(before),
    ours,
    theirs: was.document,
  });
  const isRight = naive.type === 'patched' && diffJson(naive.document, document).length === 0;
  return { variant, isLossy, patch: isRight ? variant.patch : diffJson(ours, document) };
};

const collectRebased = (after: unknown, all: readonly RebasedVariant[]): RebaseResult => {
  const moved = all.filter(({ variant, patch }) => !isEqualJson(variantIn(after, variant.id)?.patch, patch));
  return {
    changes: moved.map(({ variant, patch }) => ({
      op: 'replace',
      path: ['variants', findVariantIndex(after, variant.id), 'patch'],
      value: patch,
    })),
    lossyTitles: moved.filter(({ isLossy }) => isLossy).map(({ variant }) => variant.title),
  };
};

export const rebaseVariants = (before: unknown, after: unknown): RebaseResult =>
  collectRebased(
    after,
    variantsIn(after).flatMap(variant => rebaseVariant(before, after, variant) ?? []),
  );

/** The same after an edit of the source: text written inside a variant is taken as it is. */
export const rebaseInSource = (origin: unknown, present: unknown, written: unknown): RebaseResult =>
  collectRebased(
    written,
    variantsIn(written).flatMap(variant => {
      const known = variantIn(present, variant.id);
      if (!known || !isEqualJson(known.patch, variant.patch)) return [];
      const first = variantIn(origin, variant.id);
      // What only followed the writing so far follows it from where the writing began.
      const isFollower = first && isEqualJson(rebaseVariant(origin, present, first)?.patch, known.patch);
      return (
        (isFollower ? rebaseVariant(origin, written, first) : rebaseVariant(present, written, known)) ?? []
      );
    }),
  );

/**
 * The one variant that differs between two documents: undo shows what it changes. Undefined: the difference lies
 * elsewhere.
 */
export const findChangedVariant = (before: unknown, after: unknown): string | undefined => {
  if (!isRecord(before) || !isRecord(after)) return undefined;
  const isSameBase = Object.keys({ ...before, ...after }).every(
    key => key === 'variants' || before[key] === after[key],
  );
  const known = variantsIn(before);
  const changed = variantsIn(after).filter(variant => !known.includes(variant));
  return isSameBase && changed.length === 1 ? changed[0]?.id : undefined;
};

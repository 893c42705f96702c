import { diffJson } from '@/lib/documents/compare/json-diff';
import type { PatchOperation } from '@/lib/documents/compare/json-patch';
import type { Variant } from '@/lib/game/document/scenario-base';
import { commitChanges, nameHistoryStep, type StudioState, showVariant } from '../session/state';
import { findVariantIndex, variantIn, variantsIn } from './variant-document';

/** Variants are made, named and deleted in the battle itself; each is one entry of the history. */

const LONGEST_ID = 50;

/** "Daun in command" becomes daun-in-command; a second one gets a number. */
export const makeId = (title: string, taken: readonly string[]): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_ID)
    .replace(/^-+|-+$/g, '');
  const wanted = plain || 'variant';
  const others = taken.map((_, index) => `${wanted}-${index + 2}`);
  return [wanted, ...others].find(id => !taken.includes(id)) ?? wanted;
};

/** The new variant is shown at once, so that the next edit is its first. */
export const createVariant = (
  state: StudioState,
  title: string,
  patch: readonly PatchOperation[] = [],
): StudioState => {
  if (state.derived.isMalformed) return { ...state, notice: 'mend-source-first' };
  const taken = variantsIn(state.history.present.document).map(({ id }) => id);
  const variant: Variant = { id: makeId(title, taken), title, patch: [...patch] as Variant['patch'] };
  const made = commitChanges(state, nameHistoryStep('variant-made', { variant: title }), [
    { op: 'add', path: ['variants', '-'], value: variant },
  ]);
  return showVariant(made, variant.id);
};

/** What was edited since the draft was opened becomes a variant, and the battle is again as it was opened. */
export const createVariantFromEdits = (state: StudioState, title: string): StudioState => {
  const { past, present } = state.history;
  const opened = past[0]?.document;
  if (opened === undefined || state.derived.isMalformed) return state;
  const variants = variantsIn(present.document);
  const id = makeId(
    title,
    variants.map(variant => variant.id),
  );
  const patch = diffJson(
    { ...asRecord(opened), variants: [] },
    { ...asRecord(present.document), variants: [] },
  );
  const value = { ...asRecord(opened), variants: [...variants, { id, title, patch }] };
  const made = commitChanges(state, nameHistoryStep('variant-made', { variant: title }), [
    { op: 'replace', path: [], value },
  ]);
  return showVariant(made, id);
};

const asRecord = (document: unknown): object =>
  typeof document === 'object' && document !== null ? document : {};

/** A variant that starts as a copy of another one. */
export const copyVariant = (state: StudioState, id: string, title: string): StudioState => {
  const variant = variantIn(state.history.present.document, id);
  return variant ? createVariant(state, title, variant.patch) : state;
};

/** What stands under the title; an empty summary is taken out. */
export const setVariantText = (
  state: StudioState,
  id: string,
  field: 'title' | 'summary',
  text: string,
): StudioState => {
  const index = findVariantIndex(state.history.present.document, id);
  if (index < 0 || (field === 'title' && text.trim() === '')) return state;
  const path = ['variants', index, field];
  const hasSummary = variantIn(state.history.present.document, id)?.summary !== undefined;
  if (text === '' && !hasSummary) return state;
  return commitChanges(
    state,
    nameHistoryStep('field', { field: { code: `variants.${field}` } }),
    [text === '' ? { op: 'remove', path } : { op: 'add', path, value: text }],
    `variant ${id} ${field}`,
  );
};

export const deleteVariant = (state: StudioState, id: string): StudioState => {
  const { document } = state.history.present;
  const index = findVariantIndex(document, id);
  if (index < 0) return state;
  const title = variantIn(document, id)?.title ?? id;
  return commitChanges(state, nameHistoryStep('variant-deleted', { variant: title }), [
    { op: 'remove', path: ['variants', index] },
  ]);
};

import { applyChanges, type Change } from '@/lib/documents/change';
import { parseDocument } from '@/lib/game/check/check-document';
import { NONE_UNLISTED } from '@/lib/game/contract/finding';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { type DerivedState, type DraftRules, derive } from '../session/derived-state';
import {
  applyVariant,
  makePatchChange,
  rebaseVariants,
  toVariantChanges,
  variantIn,
  variantsIn,
} from './variant-document';

/** Checks the document, or the document with a variant applied. */
export const deriveShown = (
  rules: DraftRules,
  document: unknown,
  variantId: string | null,
  before?: DerivedState,
): DerivedState => {
  const variant = variantId === null ? undefined : variantIn(document, variantId);
  if (!variant) return derive(rules, document, before);
  const shown = applyVariant(document, variant);
  if (shown.type === 'patched') return derive(rules, shown.document, before);
  const values = { variant: variant.title, at: shown.at };
  return {
    ...derive(rules, document, before),
    findings: [{ code: 'document/unfit-patch', severity: 'error', path: [], values }],
    unlisted: NONE_UNLISTED,
    fixes: [],
    isMalformed: true,
    checkedDocument: document,
  };
};

/** The same edit in every variant, as changes of their patches; one that cannot be read stays as it is. */
export const listChangesInVariants = (
  { system }: DraftRules,
  before: unknown,
  after: unknown,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
): readonly Change[] =>
  variantsIn(before).flatMap(variant => {
    const was = applyVariant(before, variant);
    if (was.type !== 'patched') return [];
    const { document: scenario } = parseDocument(system.documents.scenario, was.document);
    return scenario
      ? [makePatchChange(after, variant, applyChanges(was.document, changesFor(scenario)))]
      : [];
  });

/** An edit of what is shown of a document, the battle or a variant, made again; undefined: that cannot be read. */
export const editShown = (
  { system }: DraftRules,
  document: unknown,
  variantId: string | null,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
): unknown => {
  const variant = variantId === null ? null : variantIn(document, variantId);
  if (variant === undefined) return undefined;
  const shown = variant ? applyVariant(document, variant) : { type: 'patched' as const, document };
  if (shown.type !== 'patched') return undefined;
  const { document: scenario } = parseDocument(system.documents.scenario, shown.document);
  if (scenario === null) return undefined;
  const changes = changesFor(scenario);
  if (variant) return applyChanges(document, toVariantChanges(document, variant.id, changes));
  const after = applyChanges(document, changes);
  return applyChanges(after, rebaseVariants(document, after).changes);
};

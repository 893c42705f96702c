import { applyChanges, type Change } from '@/lib/documents/change';
import { readShape } from '@/lib/game/check-document';
import { NONE_UNLISTED } from '@/lib/game/finding';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import { type Judge, type Reading, readAgain } from '../reading';
import { asVariant, patchedTo, variantIn, variantsIn } from './variant-document';

/** Judges the document, or what a variant makes of it. */
export const readShown = (
  judge: Judge,
  document: unknown,
  variantId: string | null,
  before?: Reading,
): Reading => {
  const variant = variantId === null ? undefined : variantIn(document, variantId);
  if (!variant) return readAgain(judge, document, before);
  const shown = asVariant(document, variant);
  if (shown.type === 'patched') return readAgain(judge, shown.document, before);
  const values = { variant: variant.title, at: shown.at };
  return {
    ...readAgain(judge, document, before),
    findings: [{ code: 'document/unfit-patch', severity: 'error', path: [], values }],
    unlisted: NONE_UNLISTED,
    fixes: [],
    isMalformed: true,
    judged: document,
  };
};

/** The same edit in every variant, as changes of their patches; one that cannot be read stays as it is. */
export const changesInEveryVariant = (
  { system }: Judge,
  before: unknown,
  after: unknown,
  changesFor: (scenario: ScenarioBase) => readonly Change[],
): readonly Change[] =>
  variantsIn(before).flatMap(variant => {
    const was = asVariant(before, variant);
    if (was.type !== 'patched') return [];
    const { document: scenario } = readShape(system.documents.scenario, was.document);
    return scenario ? [patchedTo(after, variant, applyChanges(was.document, changesFor(scenario)))] : [];
  });

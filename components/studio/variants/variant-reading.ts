import { type Judge, type Reading, readAgain } from '../reading';
import { asVariant, variantIn } from './variant-document';

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
    fixes: [],
    isMalformed: true,
    judged: document,
  };
};

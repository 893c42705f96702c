const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stays with the draft: a picture traced from may be another's work, and its place alone means nothing. */
const DRAFT_ONLY_FIELD = 'underlay';

/** A document as it is published: without what only its author needs while editing. */
export const toPublishedDocument = (document: unknown): unknown => {
  if (!isRecord(document)) return document;
  const { [DRAFT_ONLY_FIELD]: _kept, ...rest } = document;
  return Array.isArray(rest.variants) ? { ...rest, variants: rest.variants.map(withoutDraftOnly) } : rest;
};

const withoutDraftOnly = (variant: unknown): unknown =>
  isRecord(variant) && Array.isArray(variant.patch)
    ? { ...variant, patch: variant.patch.filter(operation => !isDraftOnly(operation)) }
    : variant;

const isDraftOnly = (operation: unknown): boolean =>
  isRecord(operation) &&
  typeof operation.path === 'string' &&
  operation.path.split('/')[1] === DRAFT_ONLY_FIELD;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stays with the draft: a picture traced from may be another's work, and its place alone means nothing. */
const KEPT_BACK = 'underlay';

/** A document as it is published: without what only its author needs at his desk. */
export const publishedForm = (document: unknown): unknown => {
  if (!isRecord(document)) return document;
  const { [KEPT_BACK]: _kept, ...rest } = document;
  return Array.isArray(rest.variants) ? { ...rest, variants: rest.variants.map(withoutKept) } : rest;
};

const withoutKept = (variant: unknown): unknown =>
  isRecord(variant) && Array.isArray(variant.patch)
    ? { ...variant, patch: variant.patch.filter(operation => !concernsKept(operation)) }
    : variant;

const concernsKept = (operation: unknown): boolean =>
  isRecord(operation) && typeof operation.path === 'string' && operation.path.split('/')[1] === KEPT_BACK;

import { diffJson } from '@/lib/documents/compare/json-diff';
import { type MergeInput, type MergeResult, mergeDocuments } from '@/lib/documents/compare/merge';
import { applyVariant, variantIn, variantsIn } from '../variants/variant-document';

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const collectIds = (value: unknown, ids = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (isRecord(value)) {
    if (typeof value.id === 'string') ids.add(value.id);
    for (const part of Object.values(value)) if (typeof part === 'object') collectIds(part, ids);
  }
  return ids;
};

/** "line-9" becomes the first free of line-10, line-11… */
const nextFreeId = (id: string, taken: ReadonlySet<string>): string => {
  const [, stem = id, number] = /^(.*?)(\d*)$/.exec(id) ?? [];
  const start = Number(number || 1) + 1;
  const base = number === '' ? `${stem}-` : stem;
  for (let next = start; ; next += 1) if (!taken.has(`${base}${next}`)) return `${base}${next}`;
};

const replaceStrings = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map(item => replaceStrings(item, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceStrings(part, names)]));
};

/** Two people who each added something under the same id have added two things: the later one gets a new id. */
const renewIds = ({ before, ours, theirs }: MergeInput): unknown => {
  const known = collectIds(before);
  const [inOurs, inTheirs] = [collectIds(ours), collectIds(theirs)];
  const taken = new Set([...known, ...inOurs, ...inTheirs]);
  const names = new Map<string, string>();
  for (const id of inTheirs) {
    if (known.has(id) || !inOurs.has(id)) continue;
    const fresh = nextFreeId(id, taken);
    taken.add(fresh);
    names.set(id, fresh);
  }
  return names.size === 0 ? theirs : replaceStrings(theirs, names);
};

const withoutVariants = (document: unknown): unknown => {
  if (!isRecord(document)) return document;
  const { variants: _variants, ...base } = document;
  return base;
};

const partsOf = ({ before, ours, theirs }: MergeInput, part: (document: unknown) => unknown): MergeInput => ({
  before: part(before),
  ours: part(ours),
  theirs: part(theirs),
});

/** A variant of one side's battle, applied to the merged one; undefined: it is not there, or cannot be read. */
const rebaseOnto = (base: unknown, document: unknown, id: string): unknown => {
  const variant = variantIn(document, id);
  const shown = variant && applyVariant(document, variant);
  if (shown?.type !== 'patched') return undefined;
  const own = { before: withoutVariants(document), theirs: withoutVariants(shown.document) };
  return { ...variant, patch: mergeDocuments({ ...own, ours: base }).document };
};

/** Here a variant holds its resulting battle in place of its patch. */
const mergeVariant = (hands: MergeInput, base: unknown, id: string): MergeResult => {
  const { before, ours, theirs } = partsOf(hands, document => rebaseOnto(base, document, id));
  if (ours === undefined || theirs === undefined) return { document: ours ?? theirs, isLossy: false };
  return mergeDocuments({ before: before ?? ours, ours, theirs });
};

const toPatch = (variant: unknown, base: unknown): unknown =>
  isRecord(variant) ? { ...variant, patch: diffJson(base, variant.patch) } : variant;

const idsOf = (document: unknown): readonly string[] => variantsIn(document).map(({ id }) => id);

/** The entries of both, without those that one of them has removed. */
const listKept = ({ before, ours, theirs }: MergeInput): readonly string[] =>
  [...new Set([...idsOf(ours), ...idsOf(theirs)])].filter(
    id => !idsOf(before).includes(id) || (idsOf(ours).includes(id) && idsOf(theirs).includes(id)),
  );

const hasReadableVariants = (document: unknown): boolean =>
  isRecord(document) &&
  Array.isArray(document.variants) &&
  variantsIn(document).length === document.variants.length &&
  variantsIn(document).every(variant => applyVariant(document, variant).type === 'patched');

/**
 * Both sides' changes in one document; for the same value theirs, the later one, counts. A variant is merged as its
 * resulting battle.
 */
export const mergeEdit = (hands: MergeInput): MergeResult => {
  const renewed = { ...hands, theirs: renewIds(hands) };
  const ids = listKept(renewed);
  if (ids.length === 0 || !Object.values(renewed).every(hasReadableVariants)) return mergeDocuments(renewed);
  const base = mergeDocuments(partsOf(renewed, withoutVariants));
  const variants = ids.map(id => mergeVariant(renewed, base.document, id));
  return {
    document: {
      ...(isRecord(base.document) ? base.document : {}),
      variants: variants.map(({ document }) => toPatch(document, base.document)),
    },
    isLossy: base.isLossy || variants.some(({ isLossy }) => isLossy),
  };
};

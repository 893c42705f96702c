import { type JsonPath, toPointer } from '../json-path';

/** A text of a document that a translation may say otherwise. */
export interface TranslatableText {
  /** The block of a translation that contains it. */
  readonly part: 'fields' | 'names' | 'passages' | 'variants';
  /** Its key there: a field, the original name, a JSON pointer, "variant/title". */
  readonly key: string;
  readonly text: string;
  readonly path: JsonPath;
}

type Json = Readonly<Record<string, unknown>>;

export const TEXT_FIELDS = ['title', 'subtitle', 'summary', 'victory', 'specialRules', 'notes'] as const;

/** Parts whose texts are not names: a source's title stays as it is printed on its cover. */
const NOT_WALKED = ['$schema', 'translations', 'tags', 'place', 'underlay', 'variants', ...TEXT_FIELDS];

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnder = (path: JsonPath, ...keys: readonly string[]): boolean =>
  keys.every((key, index) => path[index] === key);

/** Sides, units, generals, towns, entries of a list: what is called by it everywhere alike. */
export const isNamePath = (path: JsonPath): boolean => {
  const key = path.at(-1);
  if (key === 'name' || key === 'label') return true;
  if (key === 'title') return isUnder(path, 'restrictions');
  // The army it belongs to; in a battle a side is named by its id.
  if (key === 'side') return path.length === 1;
  return key === 'text' && isUnder(path, 'board', 'labels');
};

/** Notes and texts on the map: each is separate. */
export const isPassagePath = (path: JsonPath): boolean =>
  path.at(-1) === 'note' || (path.at(-1) === 'text' && isUnder(path, 'annotations'));

const textAt = (value: string, path: JsonPath): readonly TranslatableText[] => {
  if (value.trim() === '') return [];
  if (isNamePath(path)) return [{ part: 'names', key: value, text: value, path }];
  return isPassagePath(path) ? [{ part: 'passages', key: toPointer(path), text: value, path }] : [];
};

const walk = (value: unknown, path: JsonPath): readonly TranslatableText[] => {
  if (typeof value === 'string') return textAt(value, path);
  if (Array.isArray(value)) return value.flatMap((entry, index) => walk(entry, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([key]) => path.length > 0 || !NOT_WALKED.includes(key))
    .flatMap(([key, inner]) => walk(inner, [...path, key]));
};

const field = (key: string, text: unknown, path: JsonPath): readonly TranslatableText[] =>
  typeof text === 'string' && text.trim() !== '' ? [{ part: 'fields', key, text, path }] : [];

const fieldsOf = (document: Json): readonly TranslatableText[] => [
  ...TEXT_FIELDS.flatMap(key => field(key, document[key], [key])),
  ...(isRecord(document.place) ? field('place', document.place.name, ['place', 'name']) : []),
];

/** What a variant puts in: names only, at the place that its patch names. */
export const readPatchedPath = (pointer: unknown): JsonPath =>
  typeof pointer === 'string' ? pointer.split('/').slice(1) : [];

const textsOfPatch = (patch: unknown, path: JsonPath): readonly TranslatableText[] =>
  (Array.isArray(patch) ? patch : []).flatMap((operation, index) => {
    if (!isRecord(operation)) return [];
    const at = [...path, 'patch', index, 'value'];
    return walk(operation.value, readPatchedPath(operation.path))
      .filter(({ part }) => part === 'names')
      .map(text => ({ ...text, path: at }));
  });

const textsOfVariant = (variant: unknown, index: number): readonly TranslatableText[] => {
  if (!isRecord(variant)) return [];
  const path = ['variants', index];
  const said = (['title', 'summary'] as const).flatMap(key =>
    field(`${variant.id}/${key}`, variant[key], [...path, key]),
  );
  return [
    ...said.map(text => ({ ...text, part: 'variants' as const })),
    ...textsOfPatch(variant.patch, path),
  ];
};

/** A document may be large: each text is looked up, not searched for. */
const dropRepeated = (texts: readonly TranslatableText[]): readonly TranslatableText[] => {
  const byKey = new Map<string, TranslatableText>();
  for (const text of texts) {
    const key = `${text.part} ${text.key}`;
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
};

/** Every translatable text of a document; a name only once, however many units share it. */
export const listTexts = (document: unknown): readonly TranslatableText[] => {
  if (!isRecord(document)) return [];
  const variants = Array.isArray(document.variants) ? document.variants : [];
  return dropRepeated([...fieldsOf(document), ...walk(document, []), ...variants.flatMap(textsOfVariant)]);
};

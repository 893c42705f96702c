import type { Change } from './change';
import type { JsonPath } from './json-path';

/**
 * A place in a document that may not exist yet, and how to write it: missing parents are created, empty ones are
 * removed.
 */
export interface Lens<Value> {
  readonly path: JsonPath;
  /** Undefined: it is not there. */
  readonly value: Value | undefined;
  /** Whether the document is whole without it. */
  readonly isOptional: boolean;
  /** Undefined takes it away. */
  write(value: Value | undefined): readonly Change[];
}

export const createRootLens = <Document>(document: Document): Lens<Document> => ({
  path: [],
  value: document,
  isOptional: false,
  write: value => [{ op: 'replace', path: [], value }],
});

type FieldValue<Value, Key extends keyof Value> = Exclude<Value[Key], undefined>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const withoutKey = <Value extends object>(value: Value, key: keyof Value): Value => {
  const { [key]: _gone, ...rest } = value;
  return rest as Value;
};

/** A field that the document must have. */
export const field = <Value extends object, Key extends keyof Value & string>(
  parent: Lens<Value>,
  key: Key,
): Lens<FieldValue<Value, Key>> => createField(parent, key, false);

/** A field that the document may have; written empty, it goes. */
export const optionalField = <Value extends object, Key extends keyof Value & string>(
  parent: Lens<Value>,
  key: Key,
): Lens<FieldValue<Value, Key>> => createField(parent, key, true);

const createField = <Value extends object, Key extends keyof Value & string>(
  parent: Lens<Value>,
  key: Key,
  isOptional: boolean,
): Lens<FieldValue<Value, Key>> => {
  const value = parent.value?.[key] as FieldValue<Value, Key> | undefined;
  return {
    path: [...parent.path, key],
    value,
    isOptional,
    write: next => (isOptional && isEmpty(next) ? removeField(parent, key) : putField(parent, key, next)),
  };
};

const putField = <Value extends object>(
  parent: Lens<Value>,
  key: keyof Value & string,
  value: unknown,
): readonly Change[] =>
  parent.value === undefined
    ? parent.write({ [key]: value } as Value)
    : [{ op: 'add', path: [...parent.path, key], value }];

const removeField = <Value extends object>(
  parent: Lens<Value>,
  key: keyof Value & string,
): readonly Change[] => {
  const { value } = parent;
  if (value?.[key] === undefined) return [];
  const rest = withoutKey(value, key);
  return parent.isOptional && isEmpty(rest)
    ? parent.write(undefined)
    : [{ op: 'remove', path: [...parent.path, key] }];
};

/** Each of a list; one that is taken away leaves the list, and the last of an optional list takes it along. */
export const listItems = <Item>(list: Lens<Item[]>): readonly Lens<Item>[] =>
  (list.value ?? []).map((value, index) => ({
    path: [...list.path, index],
    value,
    isOptional: false,
    write: next =>
      next === undefined
        ? list.write((list.value ?? []).toSpliced(index, 1))
        : [{ op: 'replace', path: [...list.path, index], value: next }],
  }));

/** The list with one more at its end. */
export const append = <Item>(list: Lens<Item[]>, item: Item): readonly Change[] =>
  list.write([...(list.value ?? []), item]);

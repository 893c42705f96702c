/** Steps from a document's root: ['deployment', 'groups', 2, 'tile']. */
export type JsonPath = readonly (string | number)[];

export const valueAt = (document: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((value, key) => childOf(value, key), document);

const childOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;

/** The longest beginning of a path that the document really has: a missing field is shown at its parent. */
export const findExistingPath = (document: unknown, path: JsonPath): JsonPath => {
  const length = path.findIndex((_, index) => valueAt(document, path.slice(0, index + 1)) === undefined);
  return length < 0 ? path : path.slice(0, length);
};

export const startsWithPath = (path: JsonPath, beginning: JsonPath): boolean =>
  beginning.every((key, index) => key === path[index]);

export const isSamePath = (left: JsonPath, right: JsonPath): boolean =>
  left.length === right.length && startsWithPath(left, right);

/** RFC 6901: '/deployment/groups/2'. */
export const toPointer = (path: JsonPath): string =>
  path.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const fromPointer = (pointer: string): JsonPath =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
        .map(key => (/^(0|[1-9]\d*)$/.test(key) ? Number(key) : key));

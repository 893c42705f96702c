import { describe, expect, test } from 'vitest';
import { toJsonSchema } from '@/lib/game/document/json-schema';
import { loadSystems } from '@/lib/systems';

const systems = await loadSystems();

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a part of a schema leaves open that an attacker could fill without end. */
const findOpenEnds = (node: Node): readonly string[] => {
  if (node.enum !== undefined || node.const !== undefined) return [];
  const types = [node.type].flat();
  return [
    ...(types.includes('array') && node.maxItems === undefined ? ['a list without an end'] : []),
    ...(types.includes('string') && node.maxLength === undefined && !isShortPattern(node.pattern)
      ? ['a text without an end']
      : []),
    ...(types.some(type => type === 'number' || type === 'integer') && !isBetween(node)
      ? ['a number without bounds']
      : []),
    ...(isNode(node.additionalProperties) && node.maxProperties === undefined && !isClosed(node.propertyNames)
      ? ['a record without an end']
      : []),
  ];
};

const isClosed = (names: unknown): boolean => isNode(names) && names.enum !== undefined;

const isBetween = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Node): boolean =>
  [minimum ?? exclusiveMinimum, maximum ?? exclusiveMaximum].every(
    bound => typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER,
  );

/** A pattern without a repetition that has no end. */
const isShortPattern = (pattern: unknown): boolean =>
  typeof pattern === 'string' && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern);

const findOpenEndsIn = (node: unknown, path: string): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap((inner, index) => findOpenEndsIn(inner, `${path}/${index}`));
  if (!isNode(node)) return [];
  return [
    ...findOpenEnds(node).map(error => `${path}: ${error}`),
    ...Object.entries(node).flatMap(([key, inner]) =>
      key === 'enum' || key === 'const' || key === 'propertyNames'
        ? []
        : findOpenEndsIn(inner, `${path}/${key}`),
    ),
  ];
};

const kinds = systems.flatMap(({ id, documents }) =>
  Object.values(documents).map(kind => ({ name: `${kind.format} of ${id}`, kind })),
);

describe.each(kinds)('$name', ({ kind }) => {
  test('every list, text, number and record has a limit', () => {
    expect(findOpenEndsIn(toJsonSchema(kind), '')).toEqual([]);
  });
});

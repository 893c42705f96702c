import type { JsonPath } from '../json-path';

/** One place in which two documents differ; an absent value is undefined. */
export interface Difference {
  readonly path: JsonPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** Where two documents differ, as deep inside as can be said. */
export const listDifferences = (
  before: unknown,
  after: unknown,
  path: JsonPath = [],
): readonly Difference[] => {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after, path);
  return [{ path, before, after }];
};

// Untouched parts are shared by the steps of a history, so that most of a document is passed over at once.
const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(left) === JSON.stringify(right);

type ReadonlyRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is ReadonlyRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const diffRecords = (before: ReadonlyRecord, after: ReadonlyRecord, path: JsonPath): Difference[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key =>
    listDifferences(before[key], after[key], [...path, key]),
  );

/** What two lists have in common at their beginning and end is left out, so that an insertion is not shown as many edits. */
const diffLists = (before: readonly unknown[], after: readonly unknown[], path: JsonPath): Difference[] => {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const length = Math.max(before.length, after.length) - head - tail;
  return Array.from({ length }, (_, offset) => head + offset).flatMap(index =>
    listDifferences(
      index < before.length - tail ? before[index] : undefined,
      index < after.length - tail ? after[index] : undefined,
      [...path, index],
    ),
  );
};

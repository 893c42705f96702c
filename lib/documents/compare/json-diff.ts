import { type JsonPath, toPointer } from '../json-path';
import type { PatchOperation } from './json-patch';

type Json = unknown;

/** The patch that turns one document into another; equal parts are not touched. */
export const diffJson = (before: Json, after: Json, path: JsonPath = []): readonly PatchOperation[] => {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (isRecord(before) && isRecord(after)) return diffRecords(before, after, path);
  return isEqualJson(before, after) ? [] : [{ op: 'replace', path: toPointer(path), value: after }];
};

type JsonRecord = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two documents say the same. */
export const isEqualJson = (left: Json, right: Json): boolean => {
  if (left === right) return true;
  if (Array.isArray(left)) return Array.isArray(right) && isEqualList(left, right);
  return isRecord(left) && isRecord(right) && isEqualRecord(left, right);
};

const isEqualList = (left: readonly Json[], right: readonly Json[]): boolean =>
  left.length === right.length && left.every((item, index) => isEqualJson(item, right[index]));

/** Without a list of keys for each record: the studio compares ten thousand spaces at every stroke. */
const isEqualRecord = (left: JsonRecord, right: JsonRecord): boolean => {
  let surplus = 0;
  for (const key in right) if (right[key] !== undefined && Object.hasOwn(right, key)) surplus += 1;
  for (const key in left) {
    if (left[key] === undefined || !Object.hasOwn(left, key)) continue;
    if (!Object.hasOwn(right, key) || !isEqualJson(left[key], right[key])) return false;
    surplus -= 1;
  }
  return surplus === 0;
};

/** What is undefined is not in the file. */
const keysOf = (record: JsonRecord): string[] => Object.keys(record).filter(key => record[key] !== undefined);

const diffRecords = (before: JsonRecord, after: JsonRecord, path: JsonPath): readonly PatchOperation[] => {
  const kept = keysOf(before).filter(key => after[key] !== undefined && Object.hasOwn(after, key));
  return [
    ...keysOf(before)
      .filter(key => !kept.includes(key))
      .map(key => ({ op: 'remove' as const, path: toPointer([...path, key]) })),
    ...kept.flatMap(key => diffJson(before[key], after[key], [...path, key])),
    ...keysOf(after)
      .filter(key => !kept.includes(key))
      .map(key => ({ op: 'add' as const, path: toPointer([...path, key]), value: after[key] })),
  ];
};

/** A list with more differences is replaced as a whole: shorter to write, and a patch has a limit. */
const MOST_IN_LIST = 100;

const diffLists = (
  before: readonly Json[],
  after: readonly Json[],
  path: JsonPath,
): readonly PatchOperation[] => {
  const operations = diffEntries(before, after, path);
  return operations.length > MOST_IN_LIST
    ? [{ op: 'replace', path: toPointer(path), value: after }]
    : operations;
};

/**
 * The entries between the equal beginning and the equal end of two lists are edited one by one, then the list is
 * lengthened or shortened.
 */
const diffEntries = (
  before: readonly Json[],
  after: readonly Json[],
  path: JsonPath,
): readonly PatchOperation[] => {
  const most = Math.min(before.length, after.length);
  const start = countEqualStart(before, after, most);
  const end = countEqualStart(before.toReversed(), after.toReversed(), most - start);
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const shared = Math.min(gone.length, come.length);
  return [
    ...come.slice(0, shared).flatMap((item, index) => diffJson(gone[index], item, [...path, start + index])),
    ...gone.slice(shared).map(() => ({ op: 'remove' as const, path: toPointer([...path, start + shared]) })),
    ...come.slice(shared).map((value, index) => ({
      op: 'add' as const,
      path: toPointer([...path, start + shared + index]),
      value,
    })),
  ];
};

const countEqualStart = (left: readonly Json[], right: readonly Json[], most: number): number => {
  let count = 0;
  while (count < most && isEqualJson(left[count], right[count])) count += 1;
  return count;
};

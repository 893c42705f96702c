import type { JsonPath } from './json-path';

/**
 * One edit at a path. `add` inserts into a list (an index one past the end, or '-', appends) or sets a field; `replace` needs
 * something to be there; `remove` takes it away.
 */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: JsonPath; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: JsonPath };

/** The path does not fit the document. */
export class UnfitChange extends Error {
  constructor(readonly path: JsonPath) {
    super(`no such place: ${path.join('.')}`);
  }
}

export const applyChanges = <Document>(document: Document, changes: readonly Change[]): Document =>
  changes.reduce((current, change) => applyChange(current, change), document);

/** Untouched parts are shared with the old document, so that a history of thousands of steps stays small. */
export const applyChange = <Document>(document: Document, change: Change): Document =>
  edit(document, change, 0) as Document;

const edit = (value: unknown, change: Change, depth: number): unknown => {
  const key = change.path[depth];
  if (key === undefined) return change.op === 'remove' ? undefined : change.value;
  const isLast = depth === change.path.length - 1;
  if (Array.isArray(value))
    return isLast ? editList(value, key, change) : descendList(value, key, change, depth);
  if (!isRecord(value)) throw new UnfitChange(change.path);
  return isLast ? editRecord(value, key, change) : descendRecord(value, key, change, depth);
};

type ReadonlyRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is ReadonlyRecord => typeof value === 'object' && value !== null;

const editList = (list: readonly unknown[], key: string | number, change: Change): unknown[] => {
  const index = key === '-' ? list.length : Number(key);
  const last = change.op === 'add' ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > last) throw new UnfitChange(change.path);
  if (change.op === 'remove') return list.toSpliced(index, 1);
  return list.toSpliced(index, change.op === 'add' ? 0 : 1, change.value);
};

const descendList = (
  list: readonly unknown[],
  key: string | number,
  change: Change,
  depth: number,
): unknown[] => {
  const index = Number(key);
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw new UnfitChange(change.path);
  return list.with(index, edit(list[index], change, depth + 1));
};

const editRecord = (record: ReadonlyRecord, key: string | number, change: Change): ReadonlyRecord => {
  const name = safeKey(String(key), change);
  if (change.op !== 'add' && !Object.hasOwn(record, name)) throw new UnfitChange(change.path);
  if (change.op !== 'remove') return { ...record, [name]: change.value };
  const { [name]: _removed, ...rest } = record;
  return rest;
};

const descendRecord = (
  record: ReadonlyRecord,
  key: string | number,
  change: Change,
  depth: number,
): ReadonlyRecord => {
  const name = safeKey(String(key), change);
  if (!Object.hasOwn(record, name)) throw new UnfitChange(change.path);
  return { ...record, [name]: edit(record[name], change, depth + 1) };
};

/** A document from a stranger must not reach the prototypes of our objects. */
const safeKey = (key: string, change: Change): string => {
  if (key === '__proto__') throw new UnfitChange(change.path);
  return key;
};

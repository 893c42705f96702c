import type { JsonPath } from './json-path';

/**
 * One edit at a path. `add` inserts into a list (an index one past the end, or '-', appends) or sets a field; `replace` needs
 * something to be there; `remove` takes it away.
 */
export type Change =
  | { readonly op: 'add' | 'replace'; readonly path: JsonPath; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: JsonPath };

/** The path does not fit the document. */
export class InvalidChange extends Error {
  constructor(readonly path: JsonPath) {
    super(`no such place: ${path.join('.')}`);
  }
}

/** What this run of changes has copied already and may therefore change in place: a list is copied once, not once per change. */
type Copies = WeakSet<object>;

export const applyChanges = <Document>(document: Document, changes: readonly Change[]): Document => {
  const copies: Copies = new WeakSet();
  return changes.reduce((current, change) => applyChange(current, change, copies), document);
};

/** Untouched parts are shared with the old document, so that a history of thousands of steps stays small. */
export const applyChange = <Document>(
  document: Document,
  change: Change,
  copies: Copies = new WeakSet(),
): Document => editValue(document, change, 0, copies) as Document;

const editValue = (value: unknown, change: Change, depth: number, copies: Copies): unknown => {
  const key = change.path[depth];
  if (key === undefined) return change.op === 'remove' ? undefined : change.value;
  const isLast = depth === change.path.length - 1;
  if (Array.isArray(value))
    return isLast
      ? editList(copyOnce(value, copies), key, change)
      : descendList(copyOnce(value, copies), key, change, depth, copies);
  if (!isRecord(value)) throw new InvalidChange(change.path);
  return isLast
    ? editRecord(copyOnce(value, copies), key, change)
    : descendRecord(copyOnce(value, copies), key, change, depth, copies);
};

type JsonRecord = Record<string, unknown>;

const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null;

const copyOnce = <Value extends JsonRecord | unknown[]>(value: Value, copies: Copies): Value => {
  if (copies.has(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Value;
  copies.add(copy);
  return copy;
};

const editList = (list: unknown[], key: string | number, change: Change): unknown[] => {
  const index = key === '-' ? list.length : Number(key);
  const last = change.op === 'add' ? list.length : list.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > last) throw new InvalidChange(change.path);
  if (change.op === 'remove') list.splice(index, 1);
  else list.splice(index, change.op === 'add' ? 0 : 1, change.value);
  return list;
};

const descendList = (
  list: unknown[],
  key: string | number,
  change: Change,
  depth: number,
  copies: Copies,
): unknown[] => {
  const index = Number(key);
  if (!Number.isInteger(index) || index < 0 || index >= list.length) throw new InvalidChange(change.path);
  list[index] = editValue(list[index], change, depth + 1, copies);
  return list;
};

const editRecord = (record: JsonRecord, key: string | number, change: Change): JsonRecord => {
  const name = safeKey(String(key), change);
  if (change.op !== 'add' && !Object.hasOwn(record, name)) throw new InvalidChange(change.path);
  if (change.op === 'remove') delete record[name];
  else record[name] = change.value;
  return record;
};

const descendRecord = (
  record: JsonRecord,
  key: string | number,
  change: Change,
  depth: number,
  copies: Copies,
): JsonRecord => {
  const name = safeKey(String(key), change);
  if (!Object.hasOwn(record, name)) throw new InvalidChange(change.path);
  record[name] = editValue(record[name], change, depth + 1, copies);
  return record;
};

/** An untrusted document must not reach the prototypes of our objects. */
const safeKey = (key: string, change: Change): string => {
  if (key === '__proto__') throw new InvalidChange(change.path);
  return key;
};

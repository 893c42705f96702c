type Json = unknown;
type JsonRecord = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The second value, with those parts of the first that say the same: what is remembered by identity is then still known. */
export const shareEqualParts = (before: Json, after: Json): Json => {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) return shareList(before, after);
  return isRecord(before) && isRecord(after) ? shareRecord(before, after) : after;
};

const shareList = (before: readonly Json[], after: readonly Json[]): readonly Json[] => {
  const shared = after.map((item, index) => shareEqualParts(before[index], item));
  const isSame = before.length === after.length && shared.every((item, index) => item === before[index]);
  return isSame ? before : shared;
};

const shareRecord = (before: JsonRecord, after: JsonRecord): JsonRecord => {
  const keys = Object.keys(after);
  const shared = Object.fromEntries(keys.map(key => [key, shareEqualParts(before[key], after[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every(key => Object.hasOwn(before, key) && shared[key] === before[key]);
  return isSame ? before : shared;
};

import { isEqualJson } from './json-diff';

type Json = unknown;
type JsonRecord = Readonly<Record<string, Json>>;

/** One document, changed by two hands. */
export interface MergeInput {
  readonly before: Json;
  readonly ours: Json;
  readonly theirs: Json;
}

export interface MergeResult {
  readonly document: Json;
  /** Something that they had changed is gone from ours, and their change with it. */
  readonly isLossy: boolean;
}

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const losslessResult = (document: Json): MergeResult => ({ document, isLossy: false });

/** Both changes in one document: entries of lists are known again wherever they went; where both changed one value, theirs counts. */
export const mergeDocuments = (hands: MergeInput): MergeResult => {
  const { before, ours, theirs } = hands;
  if (before === ours || isEqualJson(before, ours)) return losslessResult(theirs);
  if (before === theirs || isEqualJson(before, theirs)) return losslessResult(ours);
  if (Array.isArray(before) && Array.isArray(ours) && Array.isArray(theirs))
    return mergeLists(before, ours, theirs);
  if (isRecord(before) && isRecord(ours) && isRecord(theirs)) return mergeRecords(before, ours, theirs);
  return losslessResult(theirs);
};

const mergeRecords = (before: JsonRecord, ours: JsonRecord, theirs: JsonRecord): MergeResult => {
  const parts = Object.keys({ ...ours, ...theirs }).map(key => {
    const merged = mergeDocuments({ before: before[key], ours: ours[key], theirs: theirs[key] });
    return [key, merged] as const;
  });
  return {
    document: Object.fromEntries(
      parts.map(([key, { document }]) => [key, document]).filter(([, value]) => value !== undefined),
    ),
    isLossy: parts.some(([, { isLossy }]) => isLossy),
  };
};

type Index = number | undefined;

/** For each entry where it stands in the other list: by its id, by being the same, or else by its turn. */
const matchEntries = (before: readonly Json[], after: readonly Json[]): readonly Index[] => {
  const free = new Set(after.keys());
  const take = (isIt: (entry: Json) => boolean): Index => {
    const found = [...free].find(index => isIt(after[index]));
    if (found !== undefined) free.delete(found);
    return found;
  };
  const named = before.map(entry => {
    const id = isRecord(entry) ? entry.id : undefined;
    return typeof id === 'string' ? take(other => isRecord(other) && other.id === id) : undefined;
  });
  const same = before.map((entry, index) => named[index] ?? take(other => isEqualJson(entry, other)));
  const isByTurn = same.filter(place => place === undefined).length === free.size;
  return same.map(place => place ?? (isByTurn ? take(() => true) : undefined));
};

const isInOrder = (places: readonly Index[]): boolean => {
  const known = places.filter(place => place !== undefined);
  return known.every((place, index) => index === 0 || place > (known[index - 1] ?? 0));
};

const mergeLists = (before: readonly Json[], ours: readonly Json[], theirs: readonly Json[]): MergeResult => {
  const [inOurs, inTheirs] = [matchEntries(before, ours), matchEntries(before, theirs)];
  const isLossy = before.some((entry, index) => {
    const place = inTheirs[index];
    return inOurs[index] === undefined && place !== undefined && !isEqualJson(entry, theirs[place]);
  });
  // The side that changed the order of the entries gives the order.
  const isOurOrder = !isInOrder(inOurs);
  const [leading, following] = isOurOrder ? [inOurs, inTheirs] : [inTheirs, inOurs];
  const [leader, follower] = isOurOrder ? [ours, theirs] : [theirs, ours];
  const entries = leader.flatMap((entry, place): MergedEntry[] => {
    const index = leading.indexOf(place);
    if (index < 0) return [{ merged: losslessResult(entry), follows: undefined }];
    const other = following[index];
    if (other === undefined) return [];
    const [mine, yours] = isOurOrder ? [entry, follower[other]] : [follower[other], entry];
    return [{ merged: mergeDocuments({ before: before[index], ours: mine, theirs: yours }), follows: other }];
  });
  const woven = insertAdded(entries, follower, following);
  return {
    document: woven.map(({ merged }) => merged.document),
    isLossy: isLossy || woven.some(({ merged }) => merged.isLossy),
  };
};

interface MergedEntry {
  readonly merged: MergeResult;
  /** Where it stands in the list that follows; undefined: it is not there. */
  readonly follows: Index;
}

/** What only the following list has stands behind the entry that it stood behind there. */
const insertAdded = (
  entries: readonly MergedEntry[],
  follower: readonly Json[],
  following: readonly Index[],
): readonly MergedEntry[] =>
  follower.reduce<readonly MergedEntry[]>((woven, document, place) => {
    if (following.includes(place)) return woven;
    const behind = woven.findLastIndex(({ follows }) => follows !== undefined && follows < place);
    const newcomer = { merged: losslessResult(document), follows: place };
    return [...woven.slice(0, behind + 1), newcomer, ...woven.slice(behind + 1)];
  }, entries);

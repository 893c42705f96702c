const MAX_UNITS = 80;

/** "legion-1..3" is legion-1, legion-2 and legion-3. The most that one order brings on, whatever it names. */
export const expandIdRanges = (names: readonly string[]): readonly string[] => {
  const ids: string[] = [];
  for (const name of names) {
    if (ids.length >= MAX_UNITS) break;
    ids.push(...expandIdRange(name));
  }
  return ids.slice(0, MAX_UNITS);
};

// Longer numbers are beyond what can be counted up one by one.
const RANGE = /^(.+)-(\d{1,4})\.\.(\d{1,4})$/;

const expandIdRange = (name: string): readonly string[] => {
  if (!name.includes('..')) return [name];
  const [, entry, first, last] = RANGE.exec(name) ?? [];
  if (entry === undefined) return [name];
  const end = Math.min(Number(last), Number(first) + MAX_UNITS - 1);
  const ids: string[] = [];
  for (let number = Number(first); number <= end; number += 1) ids.push(`${entry}-${number}`);
  return ids;
};

/** The other way: units in a row become one name, which a reader of the document takes in at a glance. */
export const toIdRanges = (ids: readonly string[]): string[] => {
  const names: string[] = [];
  for (const id of ids) {
    const longer = extendRange(names.at(-1) ?? '', id);
    if (longer === null) names.push(id);
    else names.splice(-1, 1, longer);
  }
  return names;
};

const extendRange = (run: string, id: string): string | null => {
  const [, entry, first, last = first] = /^(.+)-(\d+)(?:\.\.(\d+))?$/.exec(run) ?? [];
  const next = Number(last) + 1;
  return entry !== undefined && id === `${entry}-${next}` ? `${entry}-${first}..${next}` : null;
};

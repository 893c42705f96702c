const MOST_UNITS = 80;

/** "legion-1..3" is legion-1, legion-2 and legion-3. One order brings on so many at most, whatever it names. */
export const unitsNamed = (names: readonly string[]): readonly string[] => {
  const ids: string[] = [];
  for (const name of names) {
    if (ids.length >= MOST_UNITS) break;
    ids.push(...unitsOfName(name));
  }
  return ids.slice(0, MOST_UNITS);
};

// Longer numbers are beyond what can be counted up one by one.
const RUN = /^(.+)-(\d{1,4})\.\.(\d{1,4})$/;

const unitsOfName = (name: string): readonly string[] => {
  if (!name.includes('..')) return [name];
  const [, entry, first, last] = RUN.exec(name) ?? [];
  if (entry === undefined) return [name];
  const end = Math.min(Number(last), Number(first) + MOST_UNITS - 1);
  const ids: string[] = [];
  for (let number = Number(first); number <= end; number += 1) ids.push(`${entry}-${number}`);
  return ids;
};

/** The other way: units in a row become one name, which a reader of the document takes in at a glance. */
export const namesFor = (ids: readonly string[]): string[] => {
  const names: string[] = [];
  for (const id of ids) {
    const longer = longerRun(names.at(-1) ?? '', id);
    if (longer === null) names.push(id);
    else names.splice(-1, 1, longer);
  }
  return names;
};

const longerRun = (run: string, id: string): string | null => {
  const [, entry, first, last = first] = /^(.+)-(\d+)(?:\.\.(\d+))?$/.exec(run) ?? [];
  const next = Number(last) + 1;
  return entry !== undefined && id === `${entry}-${next}` ? `${entry}-${first}..${next}` : null;
};

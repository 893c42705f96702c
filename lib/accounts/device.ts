/** The first that fits: others name their forebears as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

type Marks = readonly (readonly [mark: string, name: string])[];

const findNameIn = (userAgent: string, marks: Marks): string | undefined =>
  marks.find(([mark]) => userAgent.includes(mark))?.[1];

/** The browser and the system of a session, as far as they identify themselves; null: they do not. */
export const deviceOf = (userAgent: string): { readonly browser: string; readonly system: string } | null => {
  const browser = findNameIn(userAgent, BROWSERS);
  const system = findNameIn(userAgent, SYSTEMS);
  return browser && system ? { browser, system } : null;
};

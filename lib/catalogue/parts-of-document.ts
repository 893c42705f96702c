/** Said about a battle, not part of it: two that differ only here are the same battle. */
const WORDS_ABOUT = [
  '$schema',
  'title',
  'subtitle',
  'summary',
  'tags',
  'notes',
  'sources',
  'provenance',
  'annotations',
];

/** Every value in a document with the way to it; places in lists do not count, so that one new unit does not change all after it. */
export const listParts = (document: unknown): ReadonlySet<string> => {
  const parts = new Set<string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) parts.add(`${path}=${JSON.stringify(value)}`);
    else if (Array.isArray(value)) {
      if (value.length > 0 && value.every(isScalar)) parts.add(`${path}=${JSON.stringify(value)}`);
      else for (const entry of value) visit(entry, entryPathOf(path, entry));
    } else for (const [key, entry] of Object.entries(value)) visit(entry, `${path}/${key}`);
  };
  for (const [key, value] of Object.entries(document ?? {})) {
    // The ground is one part: battles on the same map are not the same battle.
    if (key === 'board') parts.add(`${key}=${JSON.stringify(value)}`);
    else if (!WORDS_ABOUT.includes(key)) visit(value, key);
  }
  return parts;
};

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** An entry of a list is known by its id, where it has one. */
const entryPathOf = (path: string, entry: unknown): string => {
  const id = entry !== null && typeof entry === 'object' && 'id' in entry ? entry.id : '';
  return `${path}[${typeof id === 'string' ? id : ''}]`;
};

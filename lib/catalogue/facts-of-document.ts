import type { CatalogueEntry } from '@/lib/game/catalogue-entry';
import { tally } from '@/lib/game/finding';
import type { Facts } from '@/lib/store/facts';
import type { ReadDocument } from '@/lib/systems/read-document';

/** What the catalogue says of a document; null when it is too malformed to be listed. */
export const factsOfDocument = (read: ReadDocument): Facts | null => {
  const entry = entryOf(read);
  if (entry === null || read.type === 'unknown') return null;
  const { title, summary, place, sides, year, tags, words } = entry;
  return {
    title,
    summary,
    place,
    sides,
    year,
    era: null,
    ...tally(read.checked.findings),
    searchText: [...tags, ...words].join(' '),
  };
};

const entryOf = (read: ReadDocument): CatalogueEntry | null => {
  if (read.type === 'unknown' || read.checked.document === null) return null;
  return read.type === 'scenario'
    ? read.system.documents.scenario.catalogue(read.checked.document)
    : (read.system.documents[read.type]?.catalogue(read.checked.document) ?? null);
};

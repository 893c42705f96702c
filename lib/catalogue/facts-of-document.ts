import { countAllFindings } from '@/lib/game/contract/finding';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import type { Facts } from '@/lib/store/catalogue/facts';
import { computeMinhash } from '@/lib/store/catalogue/minhash';
import type { ReadDocument } from '@/lib/systems/read-document';
import { eraOf } from './era';
import { listParts } from './parts-of-document';

/** What the catalogue says of a document; null when it is too malformed to be listed. */
export const factsOfDocument = (read: ReadDocument): Facts | null => {
  const entry = entryOf(read);
  if (entry === null || read.type === 'unknown') return null;
  const { title, summary, place, sides, year, tags, size, isReconstructed, words } = entry;
  return {
    title,
    summary,
    place,
    sides,
    year,
    era: year === null ? null : eraOf(year),
    tags,
    pieces: size,
    isReconstructed,
    ...countAllFindings(read.checked),
    searchText: words.join(' '),
    likeness: computeMinhash(listParts(read.checked.document)),
  };
};

const entryOf = (read: ReadDocument): CatalogueEntry | null => {
  if (read.type === 'unknown' || read.checked.document === null) return null;
  return read.type === 'scenario'
    ? read.system.documents.scenario.catalogue(read.checked.document)
    : (read.system.documents[read.type]?.catalogue(read.checked.document) ?? null);
};

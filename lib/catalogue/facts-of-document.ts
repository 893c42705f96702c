import { licenceOf } from '@/lib/documents/licence';
import { inLanguage, listLanguages } from '@/lib/documents/translations/in-language';
import { countAllFindings } from '@/lib/game/contract/finding';
import type { CatalogueEntry } from '@/lib/game/document/catalogue-entry';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import { estimateMinutes } from '@/lib/game/view/estimate-minutes';
import type { CardTexts, Facts } from '@/lib/store/catalogue/facts';
import { computeMinhash } from '@/lib/store/catalogue/minhash';
import type { ReadDocument } from '@/lib/systems/read-document';
import { eraOf } from './era';
import { listParts } from './parts-of-document';

/** What the catalogue says of a document; null when it is too malformed to be listed. */
export const factsOfDocument = (read: ReadDocument): Facts | null => {
  if (read.type === 'unknown' || !read.checked.document) return null;
  const { document } = read.checked;
  const entry = entryOf(read, document);
  const entries = entriesByLanguage(read, document);
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
    licence: licenceOf(read.checked.document),
    minutes: minutesOf(read),
    ...countAllFindings(read.checked),
    texts: Object.fromEntries(entries.map(([language, said]) => [language, cardTextsOf(said)])),
    searchText: [words, ...entries.map(([, said]) => wordsOf(said))].flat().join(' '),
    likeness: computeMinhash(listParts(read.checked.document)),
  };
};

const minutesOf = (read: ReadDocument): number | null =>
  read.type === 'scenario' && read.checked.document !== null
    ? estimateMinutes(read.system, read.checked.document)
    : null;

type KnownDocument = Exclude<ReadDocument, { type: 'unknown' }>;

const entryOf = ({ type, system }: KnownDocument, document: unknown): CatalogueEntry => {
  const kind: DocumentKind<unknown> | undefined = system.documents[type];
  if (!kind) throw new Error(`no ${type} in ${system.id}`);
  return kind.catalogue(document);
};

/** A document that states its language, in each of its languages; the original comes first. */
const entriesByLanguage = (
  read: KnownDocument,
  document: object,
): readonly (readonly [string, CatalogueEntry])[] =>
  'language' in document && document.language !== undefined
    ? listLanguages(document).map(language => [language, entryOf(read, inLanguage(document, language))])
    : [];

const cardTextsOf = ({ title, summary, place, sides }: CatalogueEntry): CardTexts => ({
  title,
  summary,
  place,
  sides,
});

/** Everything that a reader of the language may search for. */
const wordsOf = ({ title, summary, place, sides, words }: CatalogueEntry): readonly string[] => [
  ...[title, summary, place],
  ...sides,
  ...words,
];

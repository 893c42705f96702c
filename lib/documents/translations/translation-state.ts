import { toPointer } from '../json-path';
import { isRecord, listTexts, type TranslatableText } from './translatable-texts';
import {
  computeTextFingerprint,
  findTranslated,
  readNameText,
  readOwnValue,
  type Translation,
} from './translation';

/** Where the fingerprint of a text stands; undefined for a name, which is known by its words. A variant keeps its place however they are ordered. */
export const fingerprintKeyOf = ({ part, key, path }: TranslatableText): string | undefined => {
  if (part === 'names') return undefined;
  return part === 'variants' ? `/variants/${key}` : toPointer(path);
};

/** A text of a document beside its text in one language. */
export interface ComparedText {
  readonly text: TranslatableText;
  /** Absent: not translated yet. */
  readonly translated: string | undefined;
  /** The original was another one when it was translated. */
  readonly isStale: boolean;
}

const isStaleIn = (translation: Translation, text: TranslatableText): boolean => {
  const key = fingerprintKeyOf(text);
  const fingerprint = key === undefined ? undefined : readOwnValue(translation.of, key);
  return fingerprint !== undefined && fingerprint !== computeTextFingerprint(text.text);
};

/** Every text of a document with its translation. */
export const compareTexts = (document: unknown, translation: Translation): readonly ComparedText[] =>
  listTexts(document).map(text => {
    const found = findTranslated(translation, text);
    const translated = found?.trim() === '' ? undefined : found;
    return { text, translated, isStale: translated !== undefined && isStaleIn(translation, text) };
  });

/** The translations of a document, by language; only the parts that are read need the right shape. */
export const translationsOf = (document: unknown): readonly (readonly [string, Translation])[] =>
  isRecord(document) && isRecord(document.translations)
    ? Object.entries(document.translations).filter((entry): entry is [string, Translation] =>
        isRecord(entry[1]),
      )
    : [];

/** What a language has for something that the document does not say any more. */
export interface UnusedTranslation {
  readonly part: 'names' | 'passages' | 'variants';
  readonly key: string;
  readonly text: string;
}

const entriesOf = (translation: Translation): readonly UnusedTranslation[] => [
  ...Object.entries(translation.names ?? {}).map(([key, name]) => ({
    part: 'names' as const,
    key,
    text: readNameText(name),
  })),
  ...Object.entries(translation.passages ?? {}).map(([key, text]) => ({
    part: 'passages' as const,
    key,
    text,
  })),
  ...Object.entries(translation.variants ?? {}).map(([key, { title, summary }]) => ({
    part: 'variants' as const,
    key,
    text: title ?? summary ?? key,
  })),
];

/** A variant has one entry for all its texts. */
const entryKeyOf = ({ part, key }: TranslatableText): string =>
  `${part} ${part === 'variants' ? key.slice(0, key.lastIndexOf('/')) : key}`;

export const listUnused = (document: unknown, translation: Translation): readonly UnusedTranslation[] => {
  const used = new Set(listTexts(document).map(entryKeyOf));
  return entriesOf(translation).filter(({ part, key }) => !used.has(`${part} ${key}`));
};

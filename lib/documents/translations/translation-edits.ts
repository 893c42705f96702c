import type { Change } from '../change';
import { isRecord, type TranslatableText } from './translatable-texts';
import { computeTextFingerprint, readOwnValue, type Translation } from './translation';
import {
  type ComparedText,
  compareTexts,
  fingerprintKeyOf,
  type UnusedTranslation,
} from './translation-state';

type Texts = Readonly<Record<string, unknown>>;

/** The record with one entry set, or without it. */
const withEntry = (texts: unknown, key: string, value: unknown): Texts | undefined => {
  const { [key]: _, ...others } = isRecord(texts) ? texts : {};
  const next = value === undefined ? others : { ...others, [key]: value };
  return Object.keys(next).length > 0 ? next : undefined;
};

const withPart = (translation: Translation, part: string, value: unknown): Translation =>
  (withEntry(translation, part, value) ?? {}) as Translation;

/** A name keeps its accusative. */
const nameWith = (before: unknown, value: string | undefined): unknown =>
  value !== undefined && isRecord(before) ? { ...before, text: value } : value;

const withText = (
  translation: Translation,
  { part, key }: Pick<TranslatableText, 'part' | 'key'>,
  value: string | undefined,
): Translation => {
  if (part === 'fields') return withPart(translation, key, value);
  const texts = translation[part];
  if (part === 'names')
    return withPart(
      translation,
      part,
      withEntry(texts, key, nameWith(readOwnValue(translation.names, key), value)),
    );
  if (part === 'passages') return withPart(translation, part, withEntry(texts, key, value));
  const slash = key.lastIndexOf('/');
  const [id, field] = [key.slice(0, slash), key.slice(slash + 1)];
  const variant = withEntry(readOwnValue(translation.variants, id), field, value);
  return withPart(translation, part, withEntry(texts, id, variant));
};

const withFingerprint = (translation: Translation, text: TranslatableText, isKnown: boolean): Translation => {
  const key = fingerprintKeyOf(text);
  if (key === undefined) return translation;
  return withPart(
    translation,
    'of',
    withEntry(translation.of, key, isKnown ? computeTextFingerprint(text.text) : undefined),
  );
};

/** Sets a text in one language; empty: it is not translated. The original it was made from is stored. */
export const translateText = (
  translation: Translation,
  text: TranslatableText,
  value: string,
): Translation => {
  const isThere = value.trim() !== '';
  return withFingerprint(withText(translation, text, isThere ? value : undefined), text, isThere);
};

/** Whoever looked at a stale translation and found it right still. */
export const keepStale = (translation: Translation, text: TranslatableText): Translation =>
  withFingerprint(translation, text, true);

/** Every text that has none yet says what the original says. */
export const copyMissing = (document: unknown, translation: Translation): Translation =>
  compareTexts(document, translation)
    .filter(({ translated }) => translated === undefined)
    .reduce((next, { text }: ComparedText) => translateText(next, text, text.text), translation);

export const dropUnused = (translation: Translation, { part, key }: UnusedTranslation): Translation => {
  const next = withPart(translation, part, withEntry(translation[part], key, undefined));
  return part === 'passages' ? withPart(next, 'of', withEntry(next.of, key, undefined)) : next;
};

/** A language of a document comes, changes or, without a translation, goes. */
export const changeTranslation = (
  document: unknown,
  language: string,
  translation: Translation | undefined,
): Change => {
  const before = isRecord(document) ? document.translations : undefined;
  const value = withEntry(before, language, translation);
  if (value === undefined) return { op: 'remove', path: ['translations'] };
  return isRecord(before) && translation !== undefined
    ? { op: 'add', path: ['translations', language], value: translation }
    : { op: 'add', path: ['translations'], value };
};

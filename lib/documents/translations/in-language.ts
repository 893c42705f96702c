import { LANGUAGES, type Language, languageOf } from '@/lib/game/language';
import { type JsonPath, toPointer } from '../json-path';
import { isNamePath, isPassagePath, isRecord, readPatchedPath, TEXT_FIELDS } from './translatable-texts';
import {
  computeTextFingerprint,
  findTranslated,
  readNameText,
  readOwnValue,
  type Translated,
  type Translation,
} from './translation';

const translateName = ({ names }: Translation, text: string): string => {
  const name = readOwnValue(names, text);
  return name === undefined ? text : readNameText(name);
};

/** A passage whose original has changed since may be wrong: the original is shown. */
const translatePassage = ({ passages, of }: Translation, text: string, path: JsonPath): string => {
  const pointer = toPointer(path);
  const fingerprint = readOwnValue(of, pointer);
  const isCurrent = fingerprint === undefined || fingerprint === computeTextFingerprint(text);
  return (isCurrent ? readOwnValue(passages, pointer) : undefined) ?? text;
};

const translateText = (translation: Translation, text: string, path: JsonPath): string => {
  if (isNamePath(path)) return translateName(translation, text);
  return isPassagePath(path) ? translatePassage(translation, text, path) : text;
};

/** The value itself where nothing in it is translated, so that what was worked out for it still holds. */
const translateValue = (translation: Translation, value: unknown, path: JsonPath): unknown => {
  if (typeof value === 'string') return translateText(translation, value, path);
  if (Array.isArray(value)) {
    const entries = value.map((entry, index) => translateValue(translation, entry, [...path, index]));
    return entries.every((entry, index) => entry === value[index]) ? value : entries;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, translateValue(translation, inner, [...path, key])] as const,
  );
  return entries.every(([key, inner]) => inner === value[key]) ? value : Object.fromEntries(entries);
};

const translateOperation = (translation: Translation, operation: unknown): unknown =>
  isRecord(operation) && 'value' in operation
    ? { ...operation, value: translateValue(translation, operation.value, readPatchedPath(operation.path)) }
    : operation;

const translateVariant = (translation: Translation, variant: unknown): unknown => {
  if (!isRecord(variant)) return variant;
  const said = readOwnValue(translation.variants, String(variant.id));
  const patch = Array.isArray(variant.patch)
    ? variant.patch.map(operation => translateOperation(translation, operation))
    : variant.patch;
  return { ...variant, title: said?.title ?? variant.title, ...withText('summary', said?.summary), patch };
};

const withText = (key: string, text: string | undefined): Readonly<Record<string, string>> =>
  text === undefined ? {} : { [key]: text };

/** Untouched by the walk: they are no names, or are translated by their own part of the block. */
const KEPT = ['translations', 'tags', 'place', 'underlay', 'variants', ...TEXT_FIELDS];

const translateField = (translation: Translation, key: string, value: unknown): unknown => {
  if (key === 'variants' && Array.isArray(value))
    return value.map(variant => translateVariant(translation, variant));
  if (key === 'place' && isRecord(value)) return { ...value, ...withText('name', translation.place) };
  if (TEXT_FIELDS.some(field => field === key))
    return findTranslated(translation, { part: 'fields', key }) ?? value;
  return KEPT.includes(key) ? value : translateValue(translation, value, [key]);
};

/** The interface languages in which a document can be read; the original comes first. */
export const listLanguages = (document: unknown): readonly Language[] => {
  const { language, translations = {} } = document as Translated;
  const original = languageOf(language);
  return [original, ...LANGUAGES.filter(other => other !== original && Object.hasOwn(translations, other))];
};

const known = new WeakMap<object, Map<string, object>>();

/** The copy says which language it is in: what a game prints itself, such as the names of its places, follows it. It can still be read in the original's. */
const translate = <Document extends object>(
  document: Document,
  translation: Translation,
  language: string,
): Document =>
  ({
    ...Object.fromEntries(
      Object.entries(document).map(([key, value]) => [key, translateField(translation, key, value)]),
    ),
    language,
    translations: {
      [languageOf((document as Translated).language)]: {},
      ...(document as Translated).translations,
    },
  }) as Document;

/** The document as a reader of a language sees it; itself where it has no texts in that language. Worked out once for each document. */
export const inLanguage = <Document extends object>(document: Document, language: string): Document => {
  const { translations, language: own } = document as Translated;
  const translation = own === language ? undefined : readOwnValue(translations, language);
  if (!translation) return document;
  const byLanguage = known.get(document) ?? new Map<string, object>();
  known.set(document, byLanguage);
  const found = byLanguage.get(language) ?? translate(document, translation, language);
  byLanguage.set(language, found);
  return found as Document;
};

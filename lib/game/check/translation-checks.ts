import { readOwnValue, type Translation } from '@/lib/documents/translations/translation';
import {
  changeTranslation,
  copyMissing,
  dropUnused,
  keepStale,
  translateText,
} from '@/lib/documents/translations/translation-edits';
import {
  type ComparedText,
  compareTexts,
  listUnused,
  translationsOf,
} from '@/lib/documents/translations/translation-state';
import type { SentenceValues } from '../contract/sentence';
import type { Check, QuickFix, Violation } from './check';

const LONGEST_QUOTE = 60;

const quote = (text: string): string =>
  text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;

/** The language and the text of a finding, read from its path. */
const readPath = (document: unknown, { path }: Violation) => {
  const [, language = ''] = path.map(String);
  const translation = readOwnValue(Object.fromEntries(translationsOf(document)), language);
  return translation && { language, translation };
};

const makeFix = (
  document: unknown,
  language: string,
  label: string,
  values: SentenceValues,
  next: Translation,
): QuickFix => ({
  label: { code: `words.translation-fix.${label}`, values },
  changes: [changeTranslation(document, language, next)],
});

const isMissing = ({ translated }: ComparedText): boolean => translated === undefined;

/** An empty block only says that a copy can be read in the original's language. */
const listBegun = (document: unknown): readonly (readonly [string, Translation])[] =>
  translationsOf(document).filter(([, translation]) => Object.keys(translation).length > 0);

const incomplete: Check<unknown> = {
  code: 'document/translation-incomplete',
  severity: 'warning',
  *find(document) {
    for (const [language, translation] of listBegun(document)) {
      const texts = compareTexts(document, translation);
      const missing = texts.filter(isMissing).length;
      if (missing > 0)
        yield { path: ['translations', language], values: { language, missing, count: texts.length } };
    }
  },
  fixes: (document, violation) => {
    const read = readPath(document, violation);
    if (!read) return [];
    const { language, translation } = read;
    const count = compareTexts(document, translation).filter(isMissing).length;
    return [makeFix(document, language, 'copy', { count, language }, copyMissing(document, translation))];
  },
};

/** One finding however many they are: whoever moves a unit of a remix has not come to translate. */
const unused: Check<unknown> = {
  code: 'document/translation-unused',
  severity: 'warning',
  *find(document) {
    for (const [language, translation] of listBegun(document)) {
      const entries = listUnused(document, translation);
      const [first] = entries;
      if (first)
        yield {
          path: ['translations', language, first.part, first.key],
          values: { language, count: entries.length, text: quote(first.text) },
        };
    }
  },
  fixes: (document, violation) => {
    const read = readPath(document, violation);
    if (!read) return [];
    const { language, translation } = read;
    const entries = listUnused(document, translation);
    const next = entries.reduce(dropUnused, translation);
    const [first] = entries;
    if (!first) return [];
    return [makeFix(document, language, 'drop', { count: entries.length, text: quote(first.text) }, next)];
  },
};

/** Where a translated text stands in its block. */
const pathOf = (language: string, { text: { part, key } }: ComparedText): readonly string[] => {
  if (part === 'fields') return ['translations', language, key];
  return ['translations', language, part, ...(part === 'variants' ? key.split('/') : [key])];
};

const stale: Check<unknown> = {
  code: 'document/translation-stale',
  severity: 'warning',
  *find(document) {
    for (const [language, translation] of listBegun(document))
      for (const compared of compareTexts(document, translation))
        if (compared.isStale)
          yield {
            path: pathOf(language, compared),
            values: { language, text: quote(compared.translated ?? '') },
          };
  },
  fixes: (document, violation) => {
    const read = readPath(document, violation);
    if (!read) return [];
    const { language, translation } = read;
    const at = JSON.stringify(violation.path);
    const found = compareTexts(document, translation).find(
      compared => compared.isStale && JSON.stringify(pathOf(language, compared)) === at,
    );
    if (!found) return [];
    return [
      makeFix(document, language, 'keep', {}, keepStale(translation, found.text)),
      makeFix(document, language, 'remove', {}, translateText(translation, found.text, '')),
    ];
  },
};

/** Problems of a document's translations, for every game: the document stays usable. */
export const TRANSLATION_CHECKS: readonly Check<unknown>[] = [incomplete, unused, stale];

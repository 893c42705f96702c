import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitSections } from '@/lib/documents/text/split-sections';
import { LANGUAGES, type Language, rulesFileIn } from '@/lib/game/language';
import { SYSTEM_IDS } from '@/lib/systems';
import { findLostTerms, readTerms } from '../messages/testing/find-terms';
import { OTHER_WORDS_IN_RULES } from './testing/other-words-in-rules';

const OTHERS = LANGUAGES.filter(language => language !== 'en');

/** Only prose is compared; brackets of a table or a formula are no placeholders. */
const sectionsIn = (language: Language, system: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...splitSections(
        readFileSync(join('content', 'systems', system, rulesFileIn(language)), 'utf8'),
      ),
    ].map(([number, text]) => [number, text.replace(/[{}<>#|']/g, ' ')]),
  );

describe.each(OTHERS)('the rules pages in %s', language => {
  test.each(SYSTEM_IDS)('say the words of the book of %s wherever the English page has its terms', system => {
    const terms = readTerms(language).books[system] ?? {};
    const lost = findLostTerms(terms, sectionsIn('en', system), sectionsIn(language, system));
    const known = OTHER_WORDS_IN_RULES[language]?.[system] ?? [];
    expect(lost.filter(fault => !known.some(line => fault.startsWith(`${line} is `)))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitTitles } from '@/lib/documents/text/split-sections';
import { LANGUAGES, rulesFileIn } from '@/lib/game/language';
import { SYSTEM_IDS } from '@/lib/systems';
import { compareDocument, compareRules, compareTags, SHIPPED_NAMES } from './testing/compare-texts';
import { UNTRANSLATED_TEXTS } from './testing/unfinished-texts';

const OTHERS = LANGUAGES.filter(language => language !== 'en');

const RULES = SYSTEM_IDS.map(id => `systems/${id}/rules`);

const faultsOf = (language: string, name: string): readonly string[] => {
  if (name === 'tags') return compareTags(language);
  const [folder, system = ''] = name.split('/');
  return folder === 'systems' ? compareRules(language, system) : compareDocument(language, name);
};

test.each(SYSTEM_IDS)('the sections of %s are called as on their pages', system => {
  for (const language of LANGUAGES) {
    const page = readFileSync(join('content', 'systems', system, rulesFileIn(language)), 'utf8');
    const titles: unknown = JSON.parse(
      readFileSync(join('content', 'systems', system, `titles.${language}.json`), 'utf8'),
    );
    expect(titles, 'run node scripts/content/section-titles.mjs').toEqual(splitTitles(page));
  }
});

describe.each(OTHERS)('in %s', language => {
  const waiting = UNTRANSLATED_TEXTS[language] ?? [];
  const everything = [...SHIPPED_NAMES, ...RULES, 'tags'];
  const isWaiting = (name: string) => waiting.some(line => name === line || name.startsWith(`${line}/`));

  test.each(everything.filter(name => !isWaiting(name)))('%s says all that the original says', name => {
    expect(faultsOf(language, name)).toEqual([]);
  });

  test('nothing waits for a translation that is there', () => {
    const complete = waiting.filter(line =>
      everything
        .filter(name => name === line || name.startsWith(`${line}/`))
        .every(name => faultsOf(language, name).length === 0),
    );
    expect(complete, 'take these off UNTRANSLATED_TEXTS').toEqual([]);
  });
});

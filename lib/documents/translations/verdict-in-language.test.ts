import { describe, expect, test } from 'vitest';
import type { Verdict } from '@/lib/game/check/verdict';
import { verdictInLanguage } from './verdict-in-language';

const document = {
  language: 'en',
  translations: {
    de: { names: { Rome: 'Rom', 'The satrap': { text: 'Der Satrap', accusative: 'den Satrapen' } } },
  },
};

const verdict: Verdict = {
  findings: [
    {
      code: 'lost-battles/stacking',
      severity: 'error',
      path: ['forces', 0],
      values: { unit: 'The satrap', limit: 12, tile: { code: 'words.tile', values: { side: 'Rome' } } },
    },
  ],
  unlisted: { errors: 0, warnings: 2 },
  facts: [
    {
      code: 'lost-battles/fighting-value',
      rule: { book: 'lost-battles', section: '1.5' },
      values: {
        side: 'Rome',
        names: { items: ['Rome', 3], type: 'and' },
        all: [{ code: 'x', values: { y: 'Rome' } }],
      },
      caveat: { code: 'words.caveat', values: { side: 'Rome' } },
    },
  ],
};

describe('what the rules said of an English document', () => {
  test('names everything as its German reader knows it, however deep', () => {
    const { findings, facts, unlisted } = verdictInLanguage(verdict, document, 'de');
    expect(findings[0]).toMatchObject({
      path: ['forces', 0],
      values: { unit: 'Der Satrap', limit: 12, tile: { code: 'words.tile', values: { side: 'Rom' } } },
    });
    expect(facts[0]).toMatchObject({
      values: {
        side: 'Rom',
        names: { items: ['Rom', 3], type: 'and' },
        all: [{ code: 'x', values: { y: 'Rom' } }],
      },
      caveat: { code: 'words.caveat', values: { side: 'Rom' } },
    });
    expect(unlisted).toEqual(verdict.unlisted);
  });

  test.each(['en', 'fr'])('stays as it was for a reader of %s', language =>
    expect(verdictInLanguage(verdict, document, language)).toBe(verdict),
  );

  test('stays as it was where nothing is translated', () =>
    expect(verdictInLanguage(verdict, {}, 'de')).toBe(verdict));
});

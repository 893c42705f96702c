import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { computeTextFingerprint } from '@/lib/documents/translations/translation';
import { findFixes, runChecks } from './check';
import { TRANSLATION_CHECKS } from './translation-checks';

const original = {
  title: 'Cannae',
  summary: 'Two consuls.',
  sides: [{ id: 'rome', name: 'Rome' }],
  annotations: [{ text: 'Here' }],
  variants: [{ id: 'free', title: 'Free set-up', patch: [] }],
};

const COMPLETE = {
  title: 'Cannae',
  summary: 'Zwei Konsuln.',
  names: { Rome: { text: 'Rom', accusative: 'Rom' } },
  passages: { '/annotations/0/text': 'Hier' },
  variants: { free: { title: 'Freier Aufbau' } },
};

const battle = (german: object) => ({ ...original, translations: { de: german } });

const find = (document: object) => runChecks(TRANSLATION_CHECKS, document);

/** The findings after each of the fixes of the first one. */
const findAfterFixes = (document: object) => {
  const [finding] = find(document);
  const fixes = finding ? findFixes(TRANSLATION_CHECKS, document, finding) : [];
  return fixes.map(({ changes }) => find(applyChanges(document, changes) as object).map(({ code }) => code));
};

describe('the translations of a document', () => {
  test('are complete when every text has one', () => expect(find(battle(COMPLETE))).toEqual([]));

  test('an empty block says nothing, and nothing is said of it', () => expect(find(battle({}))).toEqual([]));

  test('what is missing is one warning with its count, and the original may stand for it', () => {
    const { summary: _, passages: __, ...partial } = COMPLETE;
    const document = battle(partial);
    expect(find(document)).toMatchObject([
      {
        code: 'document/translation-incomplete',
        severity: 'warning',
        path: ['translations', 'de'],
        values: { language: 'de', missing: 2, count: 5 },
      },
    ]);
    expect(findAfterFixes(document)).toEqual([[]]);
  });

  test('what translates nothing any more is one warning, and can be removed at once', () => {
    const document = battle({
      ...COMPLETE,
      names: { ...COMPLETE.names, Carthage: 'Karthago' },
      variants: { ...COMPLETE.variants, gone: { title: 'Weg' } },
    });
    expect(find(document)).toMatchObject([
      { path: ['translations', 'de', 'names', 'Carthage'], values: { count: 2, text: 'Karthago' } },
    ]);
    expect(findAfterFixes(document)).toEqual([[]]);
  });

  test.each([
    ['/summary', 'a field'],
    ['/annotations/0/text', 'a passage'],
    ['/variants/free/title', 'a variant'],
  ])('an original that has changed since is found: %s, %s', key => {
    const document = battle({ ...COMPLETE, of: { [key]: computeTextFingerprint('Otherwise') } });
    expect(find(document)).toMatchObject([{ code: 'document/translation-stale', severity: 'warning' }]);
    expect(findAfterFixes(document)).toEqual([[], ['document/translation-incomplete']]);
  });

  test('a key that every object has is a name like another', () =>
    expect(find(battle({ ...COMPLETE, names: { ...COMPLETE.names, constructor: 'x' } }))).toHaveLength(1));
});

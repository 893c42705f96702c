import { describe, expect, test } from 'vitest';
import { inLanguage, listLanguages } from './in-language';
import { listTexts } from './translatable-texts';
import { computeTextFingerprint } from './translation';

const battle = {
  format: 'scenario',
  language: 'en',
  title: 'Cannae',
  summary: 'Two consuls.',
  place: { name: 'Apulia', latitude: 41 },
  tags: ['Second Punic War'],
  sides: [
    { id: 'rome', name: 'Rome' },
    { id: 'carthage', name: 'Carthage' },
  ],
  sources: [{ id: 'polybius', title: 'Polybius', note: 'The fullest.' }],
  annotations: [{ text: 'Here' }, { text: 'There' }],
  board: { labels: [{ text: 'Aufidus', at: 'B2' }], terrain: ['..H'] },
  forces: [
    {
      units: [
        { id: 'a', name: 'Numidian horse' },
        { id: 'b', name: 'Numidian horse' },
      ],
    },
  ],
  variants: [
    {
      id: 'free',
      title: 'Free set-up',
      patch: [
        { op: 'replace', path: '/forces/0/units/0', value: { id: 'a', name: 'Numidian horse' } },
        { op: 'replace', path: '/sides/0/name', value: 'Rome' },
      ],
    },
  ],
  translations: {
    de: {
      summary: 'Zwei Konsuln.',
      place: 'Apulien',
      names: {
        Rome: 'Rom',
        Carthage: { text: 'Karthago' },
        'Numidian horse': 'Numidische Reiter',
        Polybius: 'Polybios',
      },
      passages: { '/annotations/0/text': 'Hier', '/annotations/1/text': 'Dort' },
      of: {
        '/annotations/0/text': computeTextFingerprint('Here'),
        '/annotations/1/text': computeTextFingerprint('Then'),
      },
      variants: { free: { title: 'Freier Aufbau' } },
    },
  },
};

const german = inLanguage(battle, 'de');

describe('a document in another language', () => {
  test('says its texts in it, and what is not translated as the original', () => {
    expect(german).toMatchObject({
      title: 'Cannae',
      summary: 'Zwei Konsuln.',
      place: { name: 'Apulien', latitude: 41 },
    });
  });

  test('has each name wherever it stands, in variants too', () => {
    expect(german.sides.map(({ name }) => name)).toEqual(['Rom', 'Karthago']);
    expect(german.forces[0]?.units.map(({ name }) => name)).toEqual([
      'Numidische Reiter',
      'Numidische Reiter',
    ]);
    expect(german.variants[0]).toMatchObject({
      title: 'Freier Aufbau',
      patch: [{ value: { name: 'Numidische Reiter' } }, { value: 'Rom' }],
    });
  });

  test('shows a passage in the original when that has changed since', () => {
    expect(german.annotations.map(({ text }) => text)).toEqual(['Hier', 'There']);
  });

  test('keeps ids, tags, titles of sources and what is not translated as the same object', () => {
    expect(german.tags).toBe(battle.tags);
    expect(german.sources).toBe(battle.sources);
    expect(german.board).toBe(battle.board);
  });

  test('is the document itself in its own language and in one that it does not have', () => {
    expect(inLanguage(battle, 'en')).toBe(battle);
    expect(inLanguage(battle, 'fr')).toBe(battle);
    expect(inLanguage({ ...battle, language: 'de' }, 'de').title).toBe('Cannae');
  });

  test('is worked out once', () => expect(inLanguage(battle, 'de')).toBe(german));
});

test('every text is listed, a name once', () => {
  expect(listTexts(battle).map(({ part, key }) => `${part} ${key}`)).toEqual([
    'fields title',
    'fields summary',
    'fields place',
    'names Rome',
    'names Carthage',
    'passages /sources/0/note',
    'passages /annotations/0/text',
    'passages /annotations/1/text',
    'names Aufidus',
    'names Numidian horse',
    'variants free/title',
  ]);
});

test('a translated copy can be read in the same languages as its original', () => {
  const document = { title: 'Cannae', language: 'en', translations: { de: { title: 'Cannae' } } };
  expect(listLanguages(inLanguage(document, 'de')).toSorted()).toEqual(listLanguages(document).toSorted());
});

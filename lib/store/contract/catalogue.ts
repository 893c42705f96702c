import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CatalogueQuery, listRemixes, searchCatalogue } from '../catalogue/search-catalogue';
import { publishDraft } from '../documents/publish';
import { seedShipped } from '../documents/seed-shipped';
import { listVersions } from '../documents/versions';
import type { Store } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { makeFacts, makePublishInput, makeShipped, publishNew } from '../testing/fixtures';

const search = (store: Store, query: Partial<CatalogueQuery> = {}) =>
  searchCatalogue(store, { sort: 'title', page: 1, pageSize: 100, ...query });

async function titles(store: Store, query: Partial<CatalogueQuery>): Promise<readonly string[]> {
  const { items, total } = await search(store, query);
  expect(total).toBe(items.length);
  return items.map(item => item.title);
}

async function fillCatalogue(store: Store): Promise<void> {
  await publishNew(store, 'Höchstädt', { place: 'Blindheim', year: 1704, searchText: 'Prinz Eugen' });
  await publishNew(store, 'Große Schlacht', {
    system: 'hexes',
    year: 1757,
    sides: ['Preußen', 'Österreich'],
  });
  await publishNew(store, 'Ægospotami', { system: 'hexes', year: -405, searchText: 'Λύσανδρος' });
  await publishNew(store, 'Łódź', { kind: 'army-list', searchText: 'well-known xi/b -216 e.g. 3rd' });
  await publishNew(store, 'zz unlisted', { visibility: 'unlisted', searchText: 'Eugen' });
}

const testSearch = (engine: Engine) =>
  describe('searching', () => {
    const { open } = useEngine(engine);

    test.each([
      ['höchstädt', ['Höchstädt']],
      ['HOCHST', ['Höchstädt']],
      ['ho\u0308chsta\u0308dt', ['Höchstädt']],
      ['ochstadt', ['Höchstädt']],
      ['bstadt', []],
      ['eugen', ['Höchstädt']],
      ['eug blind', ['Höchstädt']],
      ['eug zama', []],
      ['1704', ['Höchstädt']],
      ['grosse', ['Große Schlacht']],
      ['GROẞE', ['Große Schlacht']],
      ['osterreich', ['Große Schlacht']],
      ['aegos', ['Ægospotami']],
      ['λυσανδρ', ['Ægospotami']],
      ['ΛΥΣΑΝΔΡΟΣ', ['Ægospotami']],
      ['lodz', ['Łódź']],
      ['well-known', ['Łódź']],
      ['known', ['Łódź']],
      ['xi/b', ['Łódź']],
      ['216', ['Łódź']],
      ['-216', ['Łódź']],
      ['3r', ['Łódź']],
    ])('searching %j finds %j', async (text, expected) => {
      const store = await open();
      await fillCatalogue(store);
      expect(await titles(store, { text })).toEqual(expected);
    });

    test('the index follows the newest public version', async () => {
      const store = await open();
      const { draft } = await publishNew(store, 'Old name', { searchText: 'walrus' });
      const facts = makeFacts('New name', { searchText: 'heron' });
      await publishDraft(store, draft.id, 'anna', makePublishInput(draft, { facts }));
      expect(await titles(store, { text: 'walrus' })).toEqual([]);
      expect(await titles(store, { text: 'old' })).toEqual([]);
      expect(await titles(store, { text: 'heron' })).toEqual(['New name']);
    });
  });

const testLikeWords = (engine: Engine) =>
  describe('searching by words that are not quite right', () => {
    const { open } = useEngine(engine);

    test.each([
      ['Hanibal', 'Cannae', ['hannibal']],
      ['Kanae', 'Cannae', ['cannae']],
      ['cannea', 'Cannae', ['cannae']],
      ['elefanten', 'Cannae', ['elephants']],
      ['battle of Cannae', 'Cannae', ['cannae']],
      ['Friedrich', 'Rossbach', ['frederick']],
      ['Frederick the Great', 'Rossbach', ['frederick']],
      ['Friedrich der Große', 'Rossbach', ['frederick']],
      ['Roßbach', 'Rossbach', ['rossbach']],
      ['Rosbach', 'Rossbach', ['rossbach']],
      ['Friedrich Rosbach', 'Rossbach', ['frederick', 'rossbach']],
    ])('%j finds %s and says by which words', async (text, title, words) => {
      const store = await open();
      await publishNew(store, 'Cannae', { searchText: 'Hannibal, battle with elephants' });
      await publishNew(store, 'Rossbach', { searchText: 'Frederick, Seydlitz' });
      const { items, suggestions } = await search(store, { text });
      expect(items.map(item => item.title)).toEqual([title]);
      expect(items[0]?.matched).toEqual(expect.arrayContaining(words));
      expect(suggestions).toEqual([]);
    });

    test('where nothing is found, what is known of the words is offered', async () => {
      const store = await open();
      await publishNew(store, 'Cannae', { searchText: 'Hannibal' });
      await publishNew(store, 'Rossbach', { searchText: 'Frederick' });
      const offers = async (text: string) => (await search(store, { text })).suggestions;
      expect(await offers('Hannibal xylophone')).toEqual(['hannibal']);
      expect(await offers('Hannibal Frederick')).toEqual(['hannibal', 'frederick']);
      expect(await offers('Hanibaloso')).toContain('hannibal');
      expect(await offers('xylophone')).toEqual([]);
    });

    test('the best match comes first: a word of the title before a word of the text', async () => {
      const store = await open();
      await publishNew(store, 'Zama', { searchText: 'Hannibal' });
      await publishNew(store, 'Hannibal at the gates');
      await publishNew(store, 'Hannibals of later days');
      await publishNew(store, 'Trebia', { searchText: 'Hannibal' });
      expect(await titles(store, { text: 'hannibal', sort: 'best' })).toEqual([
        'Hannibal at the gates',
        'Hannibals of later days',
        'Trebia',
        'Zama',
      ]);
    });
  });

const testOddSearches = (engine: Engine) =>
  describe('searching with odd text', () => {
    const { open } = useEngine(engine);

    test('hostile text never throws and never means more than its words', async () => {
      const store = await open();
      await fillCatalogue(store);
      const nothing = [
        '"*()- NEAR',
        'NEAR(a b, 5)',
        'words:x',
        "'; drop table catalogue; --",
        'a AND NOT b',
        "o'neil\\",
      ];
      for (const text of nothing) expect(await titles(store, { text }), text).toEqual([]);
      for (const text of [
        '',
        '   ',
        '"',
        '*',
        '()',
        '^',
        '%_',
        '\u0000',
        '\ud800',
        "''\\':*",
        ':* & | ! <->',
      ])
        expect(await titles(store, { text }), text).toHaveLength(4);
      for (const text of [
        '"eugen',
        'eugen*',
        'eugen:*',
        "eugen'",
        '(eugen',
        'eu\u0000',
        'eugen !'.repeat(5000),
      ])
        expect(await titles(store, { text }), text.slice(0, 20)).toEqual(['Höchstädt']);
    });

    test('any text at all can be published, searched by its words and found', async () => {
      const store = await open();
      const { draft } = await publishNew(store, 'Any');
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async text => {
          const facts = makeFacts('Any', { searchText: text, summary: text });
          await publishDraft(store, draft.id, 'anna', makePublishInput(draft, { facts }));
          expect(await titles(store, { text })).toEqual(['Any']);
        }),
        { numRuns: 150, seed: 7 },
      );
    });
  });

const testFacets = (engine: Engine) =>
  describe('the catalogue', () => {
    const { open } = useEngine(engine);

    test('facets count every system that text and kind leave, whichever is chosen', async () => {
      const store = await open();
      await fillCatalogue(store);
      expect((await search(store)).facets.system).toEqual({ squares: 2, hexes: 2 });
      const chosen = await search(store, { system: 'hexes', kind: 'scenario' });
      expect(chosen.total).toBe(2);
      expect(chosen.items.map(item => item.system)).toEqual(['hexes', 'hexes']);
      expect(chosen.facets.system).toEqual({ squares: 1, hexes: 2 });
      expect(chosen.facets.kind).toEqual({ scenario: 2 });
      expect((await search(store, { text: 'eugen' })).facets.system).toEqual({ squares: 1 });
      expect(await search(store, { system: 'x' })).toMatchObject({ total: 0, items: [] });
      expect(await titles(store, { system: 'hexes\u0000' })).toHaveLength(2);
    });

    test.each([
      ['title', ['Ægospotami', 'Große Schlacht', 'Höchstädt', 'Łódź']],
      ['year', ['Ægospotami', 'Höchstädt', 'Große Schlacht', 'Łódź']],
      ['newest', ['Łódź', 'Ægospotami', 'Große Schlacht', 'Höchstädt']],
    ] as const)('sorted by %s', async (sort, expected) => {
      const store = await open();
      await fillCatalogue(store);
      expect(await titles(store, { sort })).toEqual(expected);
    });
  });

const testPages = (engine: Engine) =>
  describe('pages of the catalogue', () => {
    const { open } = useEngine(engine);

    test('pages cover everything once, and odd pages give no error', async () => {
      const store = await open();
      await seedShipped(
        store,
        Array.from({ length: 7 }, (_, index) => makeShipped(`battle-${index}`)),
      );
      const slugs: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const found = await search(store, { page, pageSize: 3, sort: 'newest' });
        expect(found.total).toBe(7);
        slugs.push(...found.items.map(item => item.slug));
      }
      expect(slugs.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map(index => `battle-${index}`));
      for (const page of [0, -3, Number.NaN, 1.9])
        expect((await search(store, { page, pageSize: 3 })).items).toHaveLength(3);
      expect((await search(store, { page: Number.MAX_VALUE, pageSize: 1e9 })).items).toEqual([]);
    });

    test('titles sort alike in every engine, whatever language the server speaks', async () => {
      const store = await open();
      for (const title of ['Ŋara', 'zama', 'Oran', 'Ôran 2', 'oran-1']) await publishNew(store, title);
      expect(await titles(store, {})).toEqual(['Ŋara', 'Oran', 'Ôran 2', 'oran-1', 'zama']);
    });

    test('an unknown slug has neither remixes nor versions', async () => {
      const store = await open();
      expect(await listRemixes(store, 'no\u0000where')).toEqual([]);
      expect(await listVersions(store, 'nowhere')).toEqual([]);
    });

    test('more text than an index holds is cut, not refused', async () => {
      const store = await open();
      const searchText = Array.from({ length: 100_000 }, (_, index) => `word${index}`).join(' ');
      await publishNew(store, 'Long', { searchText: `${'x'.repeat(5000)} ${searchText}` });
      expect(await titles(store, { text: 'word17' })).toEqual(['Long']);
      expect(await titles(store, { text: 'x'.repeat(5000) })).toEqual(['Long']);
    });
  });

const testItems = (engine: Engine) =>
  describe('items of the catalogue', () => {
    const { open } = useEngine(engine);

    test('an item carries what a card shows', async () => {
      const store = await open();
      const facts = {
        year: -216,
        era: 'Antiquity',
        place: 'Apulia',
        summary: 'A trap',
        errors: 1,
        warnings: 2,
        tags: ['encirclement'],
        pieces: 40,
        isReconstructed: true,
        licence: 'CC-BY-4.0',
        minutes: 90,
        texts: {
          en: { title: 'Cannae', summary: 'A trap', place: 'Apulia', sides: ['Rome', 'Carthage'] },
          de: { title: 'Cannae', summary: 'Eine Falle', place: 'Apulien', sides: ['Rom', 'Karthago'] },
        },
      } as const;
      await publishNew(store, 'Cannae', { ...facts, sides: ['Rome', 'Carthage'] });
      const shown = {
        slug: 'cannae',
        n: 1,
        kind: 'scenario',
        system: 'squares',
        title: 'Cannae',
        author: 'anna',
      };
      const { items } = await search(store);
      expect(items).toEqual([
        {
          ...shown,
          ...facts,
          sides: ['Rome', 'Carthage'],
          publishedAt: expect.any(String),
          stars: 0,
          alike: 0,
          matched: [],
        },
      ]);
    });
  });

export function catalogueContract(engine: Engine): void {
  testSearch(engine);
  testLikeWords(engine);
  testOddSearches(engine);
  testFacets(engine);
  testPages(engine);
  testItems(engine);
}

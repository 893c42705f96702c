import { describe, expect, test } from 'vitest';
import type { MeasuredBalance } from '@/lib/game/lab/balance';
import { SYSTEM_IDS } from '@/lib/systems';
import { saveBalance } from '../balance/balances';
import { computeMinhash } from '../catalogue/minhash';
import { type CatalogueQuery, searchCatalogue } from '../catalogue/search-catalogue';
import { setStar } from '../catalogue/stars';
import { withdrawVersions } from '../documents/version-states';
import type { Store } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { publishNew } from '../testing/fixtures';

const search = (store: Store, query: Partial<CatalogueQuery> = {}) =>
  searchCatalogue(store, { sort: 'title', page: 1, pageSize: 100, ...query });

const findTitles = async (store: Store, query: Partial<CatalogueQuery>): Promise<readonly string[]> =>
  (await search(store, query)).items.map(item => item.title);

const testChoosing = (engine: Engine) =>
  describe('facets of the catalogue', () => {
    const { open } = useEngine(engine);

    test('languages count and choose, and titles stand in the order of the reader', async () => {
      const store = await open();
      const said = (title: string) => ({ title, summary: '', place: '', sides: [] });
      await publishNew(store, 'Austria', { texts: { en: said('Austria'), de: said('Österreich') } });
      await publishNew(store, 'Zama', { texts: { en: said('Zama') } });
      await publishNew(store, 'Ostia', { texts: { de: said('Ostia') } });
      await publishNew(store, 'Nowhere');
      expect((await search(store)).facets.language).toEqual({ en: 2, de: 2 });
      expect(await findTitles(store, { language: 'de' })).toEqual(['Austria', 'Ostia']);
      const inGerman = { language: 'de', sort: 'title', readerLanguage: 'de' } as const;
      expect(await findTitles(store, inGerman)).toEqual(['Austria', 'Ostia']);
      await publishNew(store, 'Alps', { texts: { en: said('Alps'), de: said('Zürich') } });
      expect(await findTitles(store, inGerman)).toEqual(['Austria', 'Ostia', 'Alps']);
    });

    test('every facet counts and chooses', async () => {
      const store = await open();
      await publishNew(store, 'Cannae', {
        ...{ year: -216, era: 'ancient', sides: ['Rome', 'Carthage'], pieces: 40, tags: ['elephants'] },
      });
      await publishNew(store, 'Zama', {
        ...{ year: -202, era: 'ancient', sides: ['Rome', 'Carthage'], pieces: 46, errors: 1 },
      });
      await publishNew(store, 'Leuthen', {
        ...{
          year: 1757,
          era: 'early-modern',
          sides: ['Prussia', 'Austria'],
          pieces: 9,
          isReconstructed: true,
        },
      });
      const { facets } = await search(store);
      expect(facets).toMatchObject({
        era: { ancient: 2, 'early-modern': 1 },
        century: { '-3': 2, '18': 1 },
        side: { Rome: 2, Carthage: 2, Prussia: 1, Austria: 1 },
        size: { small: 1, middle: 1, large: 1 },
        legality: { legal: 2, broken: 1 },
        provenance: { sourced: 2, reconstructed: 1 },
        tag: { elephants: 1 },
      });
      expect(await findTitles(store, { century: '-3', side: 'Rome' })).toEqual(['Cannae', 'Zama']);
      expect(await findTitles(store, { century: '-3', legality: 'legal' })).toEqual(['Cannae']);
      expect(await findTitles(store, { provenance: 'reconstructed', size: 'small' })).toEqual(['Leuthen']);
      expect(await findTitles(store, { tag: 'elephants', text: 'can' })).toEqual(['Cannae']);
      expect((await search(store, { era: 'ancient', side: 'Rome' })).facets).toMatchObject({
        era: { ancient: 2 },
        size: { middle: 1, large: 1 },
      });
    });
  });

const WINS_OF_RED: MeasuredBalance = {
  ...{ engine: '0.1.0', level: 'steady', games: 100, draws: 0, median: 3, turn: 4, evenAt: null },
  wins: [
    { seat: 'red', wins: 95 },
    { seat: 'blue', wins: 5 },
  ],
};

const testPlayFacets = (engine: Engine) =>
  describe('how a battle plays, as facets of the catalogue', () => {
    const { open } = useEngine(engine);

    test('by the time that it takes', async () => {
      const store = await open();
      // An estimate is no whole number; PostgreSQL takes no other here.
      for (const minutes of [28.799999999999997, 30, 119, 120])
        await publishNew(store, `Takes ${minutes}`, { minutes });
      await publishNew(store, 'Not to be played');
      expect((await search(store)).facets.time).toEqual({ short: 1, middle: 2, long: 1 });
      expect(await findTitles(store, { time: 'middle' })).toEqual(['Takes 30', 'Takes 119']);
    });

    test('by its balance, as soon as it is measured', async () => {
      const store = await open();
      const [system = ''] = SYSTEM_IDS;
      const { slug, n } = await publishNew(store, 'Hard for Blue', { system });
      await publishNew(store, 'Nobody knows', { system });
      expect((await search(store)).facets.balance).toEqual({ unmeasured: 2 });
      await saveBalance(store, { slug, n }, { ...WINS_OF_RED, variant: null });
      expect((await search(store)).facets.balance).toEqual({ leans: 1, unmeasured: 1 });
      expect(await findTitles(store, { balance: 'leans' })).toEqual(['Hard for Blue']);
    });
  });

const testGrouping = (engine: Engine) =>
  describe('the catalogue as it is found', () => {
    const { open } = useEngine(engine);

    test('near-duplicates stand behind the oldest, unless only they are found', async () => {
      const store = await open();
      const parts = Array.from({ length: 200 }, (_, index) => `part ${index}`);
      await publishNew(store, 'Original', { likeness: computeMinhash(parts), searchText: 'first' });
      await publishNew(store, 'Copy', {
        likeness: computeMinhash([...parts.slice(2), 'new']),
        searchText: 'second',
      });
      await publishNew(store, 'Other', { likeness: computeMinhash(parts.slice(0, 100)) });
      await publishNew(store, 'Plain');
      const shown = (await search(store)).items.map(({ title, alike }) => [title, alike]);
      expect(shown).toEqual([
        ['Original', 1],
        ['Other', 0],
        ['Plain', 0],
      ]);
      expect((await search(store)).facets.system).toEqual({ squares: 3 });
      expect(await findTitles(store, { text: 'second' })).toEqual(['Copy']);
      expect(await findTitles(store, { like: 'original' })).toEqual(['Copy', 'Original']);
    });

    test('one process sees at once what another publishes, stars and withdraws', async () => {
      const [one, other] = [await open(), await open()];
      expect(await findTitles(one, {})).toEqual([]);
      const { slug } = await publishNew(other, 'Zama');
      await publishNew(other, 'Pydna');
      expect(await findTitles(one, {})).toEqual(['Pydna', 'Zama']);
      await setStar(other, 'bert', slug, true);
      expect(await findTitles(one, { sort: 'stars' })).toEqual(['Zama', 'Pydna']);
      await withdrawVersions(other, { slug }, 'anna', '');
      expect(await findTitles(one, {})).toEqual(['Pydna']);
    });
  });

export function facetContract(engine: Engine): void {
  testChoosing(engine);
  testPlayFacets(engine);
  testGrouping(engine);
}

import { describe, expect, test } from 'vitest';
import {
  changeCollection,
  createCollection,
  deleteCollection,
  listCollections,
  listCollectionsWith,
  readCollection,
  seedCollection,
} from '../catalogue/collections';
import { type CatalogueQuery, searchCatalogue } from '../catalogue/search-catalogue';
import { listStars, readStarCount, setStar } from '../catalogue/stars';
import { withdrawVersions } from '../documents/version-states';
import type { Store } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { publishNew } from '../testing/fixtures';

const findSlugs = async (store: Store, query: Partial<CatalogueQuery>) =>
  (await searchCatalogue(store, { sort: 'stars', page: 1, pageSize: 100, ...query })).items.map(
    ({ slug, stars }) => `${slug} ${stars}`,
  );

const testStars = (engine: Engine) =>
  describe('stars', () => {
    const { open } = useEngine(engine);

    test('are counted once for each reader, and order the catalogue', async () => {
      const store = await open();
      for (const title of ['One', 'Two', 'Three']) await publishNew(store, title);
      for (const reader of ['anna', 'bert', 'anna'])
        expect(await setStar(store, reader, 'two', true)).toBe(true);
      await setStar(store, 'bert', 'one', true);
      expect(await findSlugs(store, {})).toEqual(['two 2', 'one 1', 'three 0']);
      expect(await readStarCount(store, 'two', 'anna')).toEqual({ count: 2, isMine: true });
      await setStar(store, 'anna', 'two', false);
      expect(await findSlugs(store, {})).toEqual(['two 1', 'one 1', 'three 0']);
      expect(await readStarCount(store, 'two', 'anna')).toEqual({ count: 1, isMine: false });
      expect(await listStars(store, 'bert')).toEqual(['one', 'two']);
    });

    test('cannot be given to nothing', async () => {
      const store = await open();
      expect(await setStar(store, 'anna', 'nowhere', true)).toBe(false);
      expect(await setStar(store, 'anna', "'; --", true)).toBe(false);
    });
  });

const WARS = {
  title: 'The wars of Frederick',
  summary: 'All of them',
  entries: ['two', 'nowhere', 'one', 'two'],
};

const testCollections = (engine: Engine) =>
  describe('collections', () => {
    const { open } = useEngine(engine);

    test('keep their order, leave out what nobody published, and belong to their owner', async () => {
      const store = await open();
      for (const title of ['One', 'Two']) await publishNew(store, title);
      const slug = await createCollection(store, 'anna', WARS);
      expect(slug).toBe('the-wars-of-frederick');
      expect(await createCollection(store, 'bert', WARS)).toBe('the-wars-of-frederick-2');
      expect(await readCollection(store, slug)).toMatchObject({ ...WARS, entries: ['two', 'one'] });
      expect(await changeCollection(store, slug, 'bert', { ...WARS, title: 'Mine' })).toBe(false);
      expect(await changeCollection(store, slug, 'anna', { ...WARS, title: 'Other', entries: ['one'] })).toBe(
        true,
      );
      expect(await readCollection(store, slug)).toMatchObject({ title: 'Other', entries: ['one'] });
      expect((await listCollectionsWith(store, 'two')).map(found => found.slug)).toEqual([
        'the-wars-of-frederick-2',
      ]);
      expect(await deleteCollection(store, slug, 'bert')).toBe(false);
      expect(await deleteCollection(store, slug, 'anna')).toBe(true);
      expect(await readCollection(store, slug)).toBeNull();
      expect(await listCollections(store, 'anna')).toEqual([]);
    });

    test('are shown in their author’s order, whatever was published last', async () => {
      const store = await open();
      for (const title of ['One', 'Two', 'Three']) await publishNew(store, title);
      const entries = ['two', 'three', 'one'];
      expect(await findSlugs(store, { within: entries, sort: 'best' })).toEqual([
        'two 0',
        'three 0',
        'one 0',
      ]);
    });

    test('can be searched like the whole catalogue', async () => {
      const store = await open();
      for (const title of ['One', 'Two', 'Three']) await publishNew(store, title);
      await seedCollection(store, 'shipped', WARS);
      await seedCollection(store, 'shipped', WARS);
      const { entries = [] } = (await readCollection(store, 'shipped')) ?? {};
      expect(await findSlugs(store, { within: entries, sort: 'title' })).toEqual(['one 0', 'two 0']);
      await withdrawVersions(store, { slug: 'two' }, 'anna', '');
      expect(await findSlugs(store, { within: entries, sort: 'title' })).toEqual(['one 0']);
    });
  });

export function starsAndCollectionsContract(engine: Engine): void {
  testStars(engine);
  testCollections(engine);
}

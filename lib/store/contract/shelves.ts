import { describe, expect, test } from 'vitest';
import { type CatalogueQuery, searchCatalogue } from '../catalogue';
import {
  changeCollection,
  collectionsWith,
  createCollection,
  deleteCollection,
  listCollections,
  readCollection,
  seedCollection,
} from '../collections';
import type { Store } from '../open';
import { setStar, starsFor, starsOf } from '../stars';
import { withdrawVersions } from '../version-states';
import { type Engine, useEngine } from './engines';
import { publishNew } from './fixtures';

const slugs = async (store: Store, query: Partial<CatalogueQuery>) =>
  (await searchCatalogue(store, { sort: 'stars', page: 1, pageSize: 100, ...query })).items.map(
    ({ slug, stars }) => `${slug} ${stars}`,
  );

const starring = (engine: Engine) =>
  describe('stars', () => {
    const { open } = useEngine(engine);

    test('are counted once for each reader, and order the catalogue', async () => {
      const store = await open();
      for (const title of ['One', 'Two', 'Three']) await publishNew(store, title);
      for (const reader of ['anna', 'bert', 'anna'])
        expect(await setStar(store, reader, 'two', true)).toBe(true);
      await setStar(store, 'bert', 'one', true);
      expect(await slugs(store, {})).toEqual(['two 2', 'one 1', 'three 0']);
      expect(await starsFor(store, 'two', 'anna')).toEqual({ count: 2, isMine: true });
      await setStar(store, 'anna', 'two', false);
      expect(await slugs(store, {})).toEqual(['two 1', 'one 1', 'three 0']);
      expect(await starsFor(store, 'two', 'anna')).toEqual({ count: 1, isMine: false });
      expect(await starsOf(store, 'bert')).toEqual(['one', 'two']);
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

const collecting = (engine: Engine) =>
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
      expect((await collectionsWith(store, 'two')).map(found => found.slug)).toEqual([
        'the-wars-of-frederick-2',
      ]);
      expect(await deleteCollection(store, slug, 'bert')).toBe(false);
      expect(await deleteCollection(store, slug, 'anna')).toBe(true);
      expect(await readCollection(store, slug)).toBeNull();
      expect(await listCollections(store, 'anna')).toEqual([]);
    });

    test('can be searched like the whole catalogue', async () => {
      const store = await open();
      for (const title of ['One', 'Two', 'Three']) await publishNew(store, title);
      await seedCollection(store, 'shipped', WARS);
      await seedCollection(store, 'shipped', WARS);
      const { entries = [] } = (await readCollection(store, 'shipped')) ?? {};
      expect(await slugs(store, { within: entries, sort: 'title' })).toEqual(['one 0', 'two 0']);
      await withdrawVersions(store, { slug: 'two' }, 'anna', '');
      expect(await slugs(store, { within: entries, sort: 'title' })).toEqual(['one 0']);
    });
  });

export function shelvesContract(engine: Engine): void {
  starring(engine);
  collecting(engine);
}

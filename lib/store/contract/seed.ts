import { describe, expect, test } from 'vitest';
import { searchCatalogue } from '../catalogue/search-catalogue';
import { seedShipped } from '../documents/seed-shipped';
import { listVersions, readVersion } from '../documents/versions';
import { type Engine, useEngine } from '../testing/engines';
import { makeFacts, makeShipped, publishNew } from '../testing/fixtures';

const testSeeding = (engine: Engine) =>
  describe('shipped documents', () => {
    const { open } = useEngine(engine);

    test('seeding twice changes nothing, whatever the order of keys', async () => {
      const store = await open();
      const first = await seedShipped(store, [makeShipped('cannae', { a: 1, b: { c: 2, d: [3] } })]);
      const before = await readVersion(store, 'cannae');
      const second = await seedShipped(store, [makeShipped('cannae', { b: { d: [3], c: 2 }, a: 1 })]);
      expect(first).toEqual([{ slug: 'cannae', n: 1, type: 'added' }]);
      expect(second).toEqual([{ slug: 'cannae', n: 1, type: 'unchanged' }]);
      expect(await readVersion(store, 'cannae')).toEqual(before);
      expect(before).toMatchObject({
        author: null,
        visibility: 'public',
        text: '{"a":1,"b":{"c":2,"d":[3]}}',
      });
    });

    test('a changed document becomes the next version, the old one stays', async () => {
      const store = await open();
      await seedShipped(store, [makeShipped('cannae', { a: 1 }), makeShipped('zama')]);
      const results = await seedShipped(store, [makeShipped('cannae', { a: 2 }), makeShipped('zama')]);
      expect(results.map(result => result.type)).toEqual(['updated', 'unchanged']);
      expect(await readVersion(store, 'cannae')).toMatchObject({ n: 2, text: '{"a":2}' });
      expect(await readVersion(store, 'cannae', 1)).toMatchObject({ text: '{"a":1}' });
    });

    test('new facts of the same document reach the catalogue without a new version', async () => {
      const store = await open();
      await seedShipped(store, [makeShipped('cannae')]);
      const facts = makeFacts('Cannae, 216', { searchText: 'Hannibal' });
      await seedShipped(store, [{ ...makeShipped('cannae'), facts }]);
      const query = { text: 'hannibal', sort: 'title', page: 1, pageSize: 10 } as const;
      expect((await searchCatalogue(store, query)).items).toMatchObject([{ title: 'Cannae, 216', n: 1 }]);
      expect(await listVersions(store, 'cannae')).toHaveLength(1);
    });

    test('an author who took the slug first keeps it', async () => {
      const store = await open();
      await publishNew(store, 'Cannae');
      const seed = () => seedShipped(store, [makeShipped('cannae')]);
      expect(await seed()).toEqual([{ slug: 'cannae-2', n: 1, type: 'added' }]);
      expect(await seed()).toEqual([{ slug: 'cannae-2', n: 1, type: 'unchanged' }]);
      expect((await readVersion(store, 'cannae'))?.author).toBe('anna');
    });

    test('a name that is no slug is our mistake', async () => {
      const store = await open();
      await expect(seedShipped(store, [makeShipped('Not A Slug')])).rejects.toThrow('Not A Slug');
    });
  });

export function seedContract(engine: Engine): void {
  testSeeding(engine);
}

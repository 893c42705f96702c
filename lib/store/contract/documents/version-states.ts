import { describe, expect, test } from 'vitest';
import { listRemixes, searchCatalogue } from '../../catalogue/search-catalogue';
import { publishDraft } from '../../documents/publish';
import {
  deleteVersions,
  hideVersions,
  linesOf,
  restoreVersions,
  withdrawVersions,
} from '../../documents/version-states';
import { listVersions, readGone, readVersion } from '../../documents/versions';
import type { Store } from '../../engine/open-store';
import { type Engine, useEngine } from '../../testing/engines';
import { addOlderUnlisted, makeFacts, makePublishInput, publishNew } from '../../testing/fixtures';

const searchTitles = async (store: Store, text = '') =>
  (await searchCatalogue(store, { text, sort: 'newest', page: 1, pageSize: 100 })).items.map(
    ({ slug, n }) => `${slug} ${n}`,
  );

/** A line of two public versions, found by different words. */
const publishTwoVersions = async (store: Store) => {
  const { draft, slug } = await publishNew(store, 'Zama', { searchText: 'walrus' });
  const facts = makeFacts('Zama Regia', { searchText: 'heron' });
  await publishDraft(store, draft.id, 'anna', makePublishInput(draft, { facts }));
  return { draft, slug };
};

const testWithdrawing = (engine: Engine) =>
  describe('withdrawing', () => {
    const { open } = useEngine(engine);

    test('a withdrawn version keeps its address, title and reason, and the one before is listed again', async () => {
      const store = await open();
      const { slug } = await publishTwoVersions(store);
      expect(await withdrawVersions(store, { slug, n: 2 }, 'anna', 'A mistake')).toBe(1);
      expect(await readVersion(store, slug, 2)).toBeNull();
      expect(await readGone(store, slug, 2)).toMatchObject({
        ...{ slug, n: 2, title: 'Zama Regia', state: 'withdrawn', reason: 'A mistake' },
      });
      expect(await readVersion(store, slug)).toMatchObject({ n: 1, title: 'Zama' });
      expect(await readGone(store, slug)).toBeNull();
      expect(await searchTitles(store, 'walrus')).toEqual(['zama 1']);
      expect(await searchTitles(store, 'heron')).toEqual([]);
      expect((await listVersions(store, slug)).map(({ n, state }) => [n, state])).toEqual([
        [2, 'withdrawn'],
        [1, 'standing'],
      ]);
    });

    test('a number is never used again', async () => {
      const store = await open();
      const { draft, slug } = await publishTwoVersions(store);
      await withdrawVersions(store, { slug, n: 2 }, 'anna', '');
      await deleteVersions(store, { slug, n: 1 }, '');
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toMatchObject({
        slug,
        n: 3,
      });
      expect(await searchTitles(store)).toEqual(['zama 3']);
    });

    test('only its author withdraws, and only once', async () => {
      const store = await open();
      const { slug } = await publishTwoVersions(store);
      expect(await withdrawVersions(store, { slug, n: 2 }, 'bert', 'Mine!')).toBe(0);
      expect(await withdrawVersions(store, { slug }, 'anna', 'All')).toBe(2);
      expect(await withdrawVersions(store, { slug }, 'anna', 'Again')).toBe(0);
      expect(await readGone(store, slug)).toMatchObject({ n: 2, reason: 'All' });
      expect(await searchTitles(store)).toEqual([]);
    });

    test('a withdrawn line does not fall back to an unlisted version', async () => {
      const store = await open();
      const { slug } = await publishNew(store, 'Pydna');
      await addOlderUnlisted(store, slug, 'Pydna');
      await withdrawVersions(store, { slug, n: 1 }, 'anna', '');
      expect(await readVersion(store, slug)).toBeNull();
      expect(await readGone(store, slug)).toMatchObject({ n: 1 });
      expect(await readVersion(store, slug, 2)).toMatchObject({ visibility: 'unlisted' });
    });
  });

const testCuration = (engine: Engine) =>
  describe('hiding, restoring, deleting', () => {
    const { open } = useEngine(engine);

    test('what is hidden is as if withdrawn, until it is restored', async () => {
      const store = await open();
      const { slug } = await publishTwoVersions(store);
      expect(await hideVersions(store, { slug }, 'Reported')).toBe(2);
      expect(await readVersion(store, slug)).toBeNull();
      expect(await readGone(store, slug, 1)).toMatchObject({ state: 'hidden', reason: 'Reported' });
      expect(await searchTitles(store)).toEqual([]);
      expect(await restoreVersions(store, { slug })).toBe(2);
      expect(await readGone(store, slug, 1)).toBeNull();
      expect(await searchTitles(store, 'heron')).toEqual(['zama 2']);
    });

    test('what is withdrawn or deleted cannot be restored', async () => {
      const store = await open();
      const { slug } = await publishTwoVersions(store);
      await withdrawVersions(store, { slug, n: 1 }, 'anna', '');
      await deleteVersions(store, { slug, n: 2 }, 'Law');
      expect(await restoreVersions(store, { slug })).toBe(0);
      expect(await deleteVersions(store, { slug }, 'Law')).toBe(1);
    });

    test('what is deleted leaves its title and the reason, and its descendants their parent', async () => {
      const store = await open();
      const { slug } = await publishTwoVersions(store);
      const child = await publishNew(store, 'Child', { remixOf: { slug, n: 2 } }, 'bert');
      await deleteVersions(store, { slug }, 'Asked by a lawyer');
      const kept = await store.db.selectFrom('versions').selectAll().where('slug', '=', slug).execute();
      expect(kept.map(({ document, words, change_note }) => document + words + change_note)).toEqual([
        'null',
        'null',
      ]);
      expect(await readGone(store, slug, 2)).toMatchObject({
        ...{ title: 'Zama Regia', state: 'deleted', reason: 'Asked by a lawyer' },
      });
      expect(await readVersion(store, child.slug)).toMatchObject({ remixOf: { slug, n: 2 } });
      expect(await listRemixes(store, slug)).toHaveLength(1);
      expect(await linesOf(store, 'anna')).toEqual([slug]);
    });

    test.each([
      ['nowhere', undefined],
      ['zama', 7],
      ['zama', 0.5],
      ["'; --", 1],
    ])('nothing happens to %j %s', async (slug, n) => {
      const store = await open();
      await publishTwoVersions(store);
      expect(await hideVersions(store, n === undefined ? { slug } : { slug, n }, '')).toBe(0);
      expect(await readGone(store, slug, n)).toBeNull();
    });
  });

export function versionStateContract(engine: Engine): void {
  testWithdrawing(engine);
  testCuration(engine);
}

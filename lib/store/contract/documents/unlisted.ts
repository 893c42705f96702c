import { describe, expect, test } from 'vitest';
import { listPublicAddresses, listRemixes, searchCatalogue } from '../../catalogue/search-catalogue';
import { readDraft } from '../../documents/drafts';
import { publishDraft, publishNextVersion } from '../../documents/publish';
import { hideVersions } from '../../documents/version-states';
import { listAncestors, listVersions, readGone, readVersion } from '../../documents/versions';
import type { Store } from '../../engine/open-store';
import { type Engine, useEngine } from '../../testing/engines';
import { addOlderUnlisted, makeDraft, makeFacts, makePublishInput, publishNew } from '../../testing/fixtures';

const SECRET = /^quiet-[0-9a-f]{32}$/;

const searchAll = (store: Store) => searchCatalogue(store, { sort: 'newest', page: 1, pageSize: 100 });

const testAddresses = (engine: Engine) =>
  describe('unlisted versions', () => {
    const { open } = useEngine(engine);

    test('have an address that nobody can guess, and stand in no list', async () => {
      const store = await open();
      const { slug } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      const { slug: other } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      expect(slug).toMatch(SECRET);
      expect(other).toMatch(SECRET);
      expect(other).not.toBe(slug);
      expect(await readVersion(store, slug)).toMatchObject({ n: 1, visibility: 'unlisted' });
      expect(await listVersions(store, slug)).toHaveLength(1);
      expect((await searchAll(store)).total).toBe(0);
      expect(await listPublicAddresses(store)).toEqual([]);
      for (const guess of ['quiet', 'quiet-1', slug.slice(0, -1), `${slug}0`])
        expect([await readVersion(store, guess), await readGone(store, guess)], guess).toEqual([null, null]);
    });

    test('of a public document are not among its numbers, whoever asks', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Quiet');
      const unlisted = makePublishInput(draft, { visibility: 'unlisted' });
      const quiet = await publishDraft(store, draft.id, 'anna', unlisted);
      expect(quiet).toMatchObject({ type: 'published', slug: expect.stringMatching(SECRET), n: 1 });
      expect(await publishDraft(store, draft.id, 'anna', unlisted)).toMatchObject({ ...quiet, n: 2 });
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toMatchObject({
        slug,
        n: 2,
      });
      expect(await readVersion(store, slug, 3)).toBeNull();
      expect((await listVersions(store, slug, 'anna')).map(({ n }) => n)).toEqual([2, 1]);
      expect((await searchAll(store)).items).toMatchObject([{ slug, n: 2 }]);
    });

    test('that become public later keep their address, and the public version has its own', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toMatchObject({
        slug: 'quiet',
        n: 1,
      });
      expect(await readVersion(store, slug)).toMatchObject({ n: 1, visibility: 'unlisted' });
      expect(await readDraft(store, draft.id, 'anna')).toMatchObject({ slug: 'quiet', unlistedSlug: slug });
      const next = { ...makeDraft('Quiet'), facts: makeFacts('Quiet'), changeNote: '' };
      expect(
        await publishNextVersion(store, slug, 'anna', { ...next, visibility: 'unlisted' }),
      ).toMatchObject({
        slug,
        n: 2,
      });
    });
  });

const testLeaks = (engine: Engine) =>
  describe('the address of an unlisted version', () => {
    const { open } = useEngine(engine);

    test('is not revealed by what was made from it', async () => {
      const store = await open();
      const { slug } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      const child = await publishNew(store, 'Child', { remixOf: { slug, n: 1 } }, 'bert');
      const version = await readVersion(store, child.slug);
      expect(version).toMatchObject({ remixOf: null });
      expect(version && (await listAncestors(store, version))).toEqual([]);
      expect((await listVersions(store, child.slug)).map(({ remixOf }) => remixOf)).toEqual([null]);
      expect(await listRemixes(store, slug)).toMatchObject([{ slug: child.slug }]);
    });

    test('of an older release still works', async () => {
      const store = await open();
      const { slug } = await publishNew(store, 'Loud');
      await addOlderUnlisted(store, slug, 'Loud');
      expect((await readVersion(store, slug))?.n).toBe(1);
      expect((await readVersion(store, slug, 2))?.visibility).toBe('unlisted');
      expect((await listVersions(store, slug)).map(({ n }) => n)).toEqual([1]);
      expect((await listVersions(store, slug, 'bert')).map(({ n }) => n)).toEqual([1]);
      expect((await listVersions(store, slug, 'anna')).map(({ n }) => n)).toEqual([2, 1]);
    });

    test('is no way round a curator: what is hidden in one line is published in neither', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      await hideVersions(store, { slug }, 'Insults');
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toEqual({
        type: 'hidden',
      });
    });
  });

export function unlistedContract(engine: Engine): void {
  testAddresses(engine);
  testLeaks(engine);
}

import { describe, expect, test } from 'vitest';
import { listedAddresses, remixes, searchCatalogue } from '../catalogue';
import { readDraft } from '../drafts';
import type { Store } from '../open';
import { publish, publishNext } from '../publish';
import { hideVersions } from '../version-states';
import { ancestors, listVersions, readGone, readVersion } from '../versions';
import { type Engine, useEngine } from './engines';
import { addOlderUnlisted, draftOf, factsOf, publishing, publishNew } from './fixtures';

const SECRET = /^quiet-[0-9a-f]{32}$/;

const listed = (store: Store) => searchCatalogue(store, { sort: 'newest', page: 1, pageSize: 100 });

const addresses = (engine: Engine) =>
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
      expect((await listed(store)).total).toBe(0);
      expect(await listedAddresses(store)).toEqual([]);
      for (const guess of ['quiet', 'quiet-1', slug.slice(0, -1), `${slug}0`])
        expect([await readVersion(store, guess), await readGone(store, guess)], guess).toEqual([null, null]);
    });

    test('of a public document are not among its numbers, whoever asks', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Quiet');
      const unlisted = publishing(draft, { visibility: 'unlisted' });
      const quiet = await publish(store, draft.id, 'anna', unlisted);
      expect(quiet).toMatchObject({ type: 'published', slug: expect.stringMatching(SECRET), n: 1 });
      expect(await publish(store, draft.id, 'anna', unlisted)).toMatchObject({ ...quiet, n: 2 });
      expect(await publish(store, draft.id, 'anna', publishing(draft))).toMatchObject({ slug, n: 2 });
      expect(await readVersion(store, slug, 3)).toBeNull();
      expect((await listVersions(store, slug, 'anna')).map(({ n }) => n)).toEqual([2, 1]);
      expect((await listed(store)).items).toMatchObject([{ slug, n: 2 }]);
    });

    test('that become public later keep their address, and the public version has its own', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      expect(await publish(store, draft.id, 'anna', publishing(draft))).toMatchObject({
        slug: 'quiet',
        n: 1,
      });
      expect(await readVersion(store, slug)).toMatchObject({ n: 1, visibility: 'unlisted' });
      expect(await readDraft(store, draft.id, 'anna')).toMatchObject({ slug: 'quiet', unlistedSlug: slug });
      const next = { ...draftOf('Quiet'), facts: factsOf('Quiet'), changeNote: '' };
      expect(await publishNext(store, slug, 'anna', { ...next, visibility: 'unlisted' })).toMatchObject({
        slug,
        n: 2,
      });
    });
  });

const leaks = (engine: Engine) =>
  describe('the address of an unlisted version', () => {
    const { open } = useEngine(engine);

    test('is not told by what was made from it', async () => {
      const store = await open();
      const { slug } = await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      const child = await publishNew(store, 'Child', { remixOf: { slug, n: 1 } }, 'bert');
      const version = await readVersion(store, child.slug);
      expect(version).toMatchObject({ remixOf: null });
      expect(version && (await ancestors(store, version))).toEqual([]);
      expect((await listVersions(store, child.slug)).map(({ remixOf }) => remixOf)).toEqual([null]);
      expect(await remixes(store, slug)).toMatchObject([{ slug: child.slug }]);
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
      expect(await publish(store, draft.id, 'anna', publishing(draft))).toEqual({ type: 'hidden' });
    });
  });

export function unlistedContract(engine: Engine): void {
  addresses(engine);
  leaks(engine);
}

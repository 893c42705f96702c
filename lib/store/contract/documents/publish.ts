import { describe, expect, test } from 'vitest';
import type { Licence } from '@/lib/documents/licence';
import { listRemixes, searchCatalogue } from '../../catalogue/search-catalogue';
import { deleteDraft } from '../../documents/deleted-drafts';
import { createDraft, readDraft, saveDraft } from '../../documents/drafts';
import { publishDraft, publishNextVersion } from '../../documents/publish';
import { listVersions, readVersion } from '../../documents/versions';
import type { Store } from '../../engine/open-store';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft, makeFacts, makePublishInput, publishNew } from '../../testing/fixtures';

const searchAll = (store: Store) => searchCatalogue(store, { sort: 'newest', page: 1, pageSize: 100 });

const testVersions = (engine: Engine) =>
  describe('publishing', () => {
    const { open } = useEngine(engine);

    test('a published draft can be read by its slug, with its facts', async () => {
      const store = await open();
      const { document, ...request } = makeDraft('Lake Trasimene');
      const draft = await createDraft(store, 'anna', { ...request, document });
      const facts = makeFacts('Lake Trasimene', {
        year: -217,
        era: 'Antiquity',
        place: 'Umbria',
        warnings: 2,
      });
      const result = await publishDraft(
        store,
        draft.id,
        'anna',
        makePublishInput(draft, { facts, changeNote: 'First' }),
      );
      expect(result).toEqual({ type: 'published', slug: 'lake-trasimene', n: 1 });
      const { searchText: _, ...kept } = facts;
      expect(await readVersion(store, 'lake-trasimene')).toMatchObject({
        ...kept,
        ...{ slug: 'lake-trasimene', n: 1, kind: 'scenario', system: 'squares', author: 'anna' },
        ...{ visibility: 'public', changeNote: 'First', remixOf: null, text: JSON.stringify(document) },
      });
      expect((await readDraft(store, draft.id, 'anna'))?.slug).toBe('lake-trasimene');
    });

    test('a version never changes: later edits make new numbers under the same slug', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Zama');
      const before = await readVersion(store, slug, 1);
      const change = { title: 'Zama Regia', document: { edited: true }, revision: 1 };
      await saveDraft(store, draft.id, 'anna', change);
      const again = { revision: 2, facts: makeFacts('Zama Regia') };
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft, again))).toMatchObject({
        slug: 'zama',
        n: 2,
      });
      expect(await readVersion(store, slug, 1)).toEqual(before);
      expect(await readVersion(store, slug)).toMatchObject({
        n: 2,
        title: 'Zama Regia',
        text: '{"edited":true}',
      });
      expect((await listVersions(store, slug)).map(version => version.n)).toEqual([2, 1]);
      expect((await searchAll(store)).items).toMatchObject([{ slug: 'zama', n: 2, title: 'Zama Regia' }]);
    });
  });

const testLicences = (engine: Engine) =>
  describe('licences', () => {
    const { open } = useEngine(engine);

    test('a version keeps what it states, and one that states nothing has none', async () => {
      const store = await open();
      await publishNew(store, 'Stated', { licence: 'CC-BY-SA-4.0' });
      await publishNew(store, 'Silent');
      expect(await readVersion(store, 'stated')).toMatchObject({ licence: 'CC-BY-SA-4.0' });
      expect(await readVersion(store, 'silent')).toMatchObject({ licence: null });
    });

    test('a remix keeps or narrows it; its own author may choose again', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'First', { licence: 'CC-BY-SA-4.0' });
      const remixAs = async (owner: string, licence: Licence) => {
        const draft = await createDraft(store, owner, makeDraft('Again', { remixOf: { slug, n } }));
        const facts = makeFacts('Again', { licence });
        return (await publishDraft(store, draft.id, owner, makePublishInput(draft, { facts }))).type;
      };
      expect(await remixAs('bert', 'CC0-1.0')).toBe('licence-too-wide');
      expect(await remixAs('bert', 'CC-BY-SA-4.0')).toBe('published');
      expect(await remixAs('anna', 'CC0-1.0')).toBe('published');
    });
  });

const testRefusals = (engine: Engine) =>
  describe('what is not published', () => {
    const { open } = useEngine(engine);

    test('facts of another revision are not published', async () => {
      const store = await open();
      const draft = await createDraft(store, 'anna', makeDraft('Moving'));
      await saveDraft(store, draft.id, 'anna', { title: 'Moved', document: {}, revision: 1 });
      const result = await publishDraft(store, draft.id, 'anna', makePublishInput(draft));
      expect(result).toEqual({ type: 'conflict', revision: 2 });
      expect(await readVersion(store, 'moving')).toBeNull();
    });

    test('only the owner publishes', async () => {
      const store = await open();
      const draft = await createDraft(store, 'anna', makeDraft('Mine'));
      expect(await publishDraft(store, draft.id, 'bert', makePublishInput(draft))).toEqual({
        type: 'not-found',
      });
      expect(await publishDraft(store, 'nothing', 'anna', makePublishInput(draft))).toEqual({
        type: 'not-found',
      });
      expect((await searchAll(store)).total).toBe(0);
    });
  });

const testSlugs = (engine: Engine) =>
  describe('slugs', () => {
    const { open } = useEngine(engine);

    test('a taken slug gets a number, also when a title ends in one', async () => {
      const store = await open();
      const titles = ['Cannae', 'CANNAE!', 'Cannae 2', 'Cánnae', 'Cannae again', '?', '…'];
      const slugs: string[] = [];
      for (const title of titles) slugs.push((await publishNew(store, title)).slug);
      const expected = [
        'cannae',
        'cannae-2',
        'cannae-2-2',
        'cannae-3',
        'cannae-again',
        'scenario',
        'scenario-2',
      ];
      expect(slugs).toEqual(expected);
    });

    test('the next version of a line can be published from its slug, by its owner', async () => {
      const store = await open();
      const { slug } = await publishNew(store, 'Zama');
      const next = { ...makeDraft('Zama'), document: { next: true }, facts: makeFacts('Zama') };
      const request = { ...next, visibility: 'public', changeNote: 'By a program' } as const;
      expect(await publishNextVersion(store, slug, 'bert', request)).toEqual({ type: 'not-found' });
      expect(await publishNextVersion(store, 'nowhere', 'anna', request)).toEqual({ type: 'not-found' });
      expect(await publishNextVersion(store, slug, 'anna', request)).toEqual({
        type: 'published',
        slug,
        n: 2,
      });
      expect(await readVersion(store, slug)).toMatchObject({ n: 2, text: '{"next":true}' });
    });

    test('the slug is the title, cleaned', async () => {
      const store = await open();
      const draft = await createDraft(store, 'anna', makeDraft('../My Battle?'));
      const request = makePublishInput(draft, { facts: makeFacts('../My Battle?') });
      expect(await publishDraft(store, draft.id, 'anna', request)).toMatchObject({ slug: 'my-battle' });
    });

    test('what was published outlives its draft, and its slug stays taken', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Pydna');
      await deleteDraft(store, draft.id, 'anna');
      expect(await readVersion(store, slug)).toMatchObject({ title: 'Pydna' });
      expect((await publishNew(store, 'Pydna')).slug).toBe('pydna-2');
    });
  });

const testRemixes = (engine: Engine) =>
  describe('remixes', () => {
    const { open } = useEngine(engine);

    test('a remix names its parent, and the parent its public remixes', async () => {
      const store = await open();
      const parent = await publishNew(store, 'Parent');
      const remixOf = { slug: parent.slug, n: 1 };
      const child = await publishNew(store, 'Child', { remixOf }, 'bert');
      await publishNew(store, 'Hidden child', { remixOf, visibility: 'unlisted' }, 'bert');
      expect(await readVersion(store, child.slug)).toMatchObject({ remixOf, author: 'bert' });
      expect(await readDraft(store, child.draft.id, 'bert')).toMatchObject({ remixOf });
      expect(await listRemixes(store, parent.slug)).toMatchObject([{ slug: 'child', n: 1, title: 'Child' }]);
      expect(await listRemixes(store, child.slug)).toEqual([]);
    });
  });

const testUnknownVersions = (engine: Engine) =>
  describe('unknown versions', () => {
    const { open } = useEngine(engine);

    test.each([
      ['zama', 0],
      ['zama', 2],
      ['zama', 1.5],
      ['zama', 1e12],
      ['zama', Number.NaN],
      ['Zama', 1],
      ['za\u0000ma', undefined],
      ["zama' or '1'='1", undefined],
      ['', undefined],
    ])('version %j %s is none', async (slug, n) => {
      const store = await open();
      await publishNew(store, 'Zama');
      expect(await readVersion(store, slug, n)).toBeNull();
    });
  });

export function publishContract(engine: Engine): void {
  testVersions(engine);
  testLicences(engine);
  testRefusals(engine);
  testSlugs(engine);
  testRemixes(engine);
  testUnknownVersions(engine);
}

import { describe, expect, test } from 'vitest';
import { transferOwnership } from '../accounts/transfer-ownership';
import { createCollection } from '../catalogue/collections';
import { deleteDraft, purgeDraft } from '../documents/deleted-drafts';
import { createDraft, listDrafts, readDraft, saveDraft } from '../documents/drafts';
import { publishDraft, publishNextVersion } from '../documents/publish';
import { type Quotas, quotaOf, setQuota, usageOf } from '../documents/quotas';
import { putUnderlay, readUnderlay } from '../documents/underlays';
import { deleteVersions } from '../documents/version-states';
import type { Store } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { makeDraft, makeFacts, makePublishInput, publishNew } from '../testing/fixtures';

const ACCOUNT = { documents: 4, lines: 3, collections: 2, bytes: 20_000 };
const QUOTAS: Quotas = {
  account: ACCOUNT,
  anonymous: { documents: 2, lines: 1, collections: 1, bytes: 5_000 },
  document: 3_000,
};

const makeText = (count: number) => ({ text: 'x'.repeat(count) });
const makeDraftOfSize = (count: number, title = 'Long') => makeDraft(title, { document: makeText(count) });

const addUser = (store: Store, id: string, username: string | null) =>
  store.db
    .insertInto('users')
    .values({
      ...{ id, username, name: id, email: `${id}@localhost`, email_verified: 0, role: 'author' },
      ...{ created_at: store.now(), updated_at: store.now() },
    })
    .execute();

const useLimits = (engine: Engine) => {
  const { open } = useEngine(engine);
  return async (): Promise<Store> => {
    const store = { ...(await open()), quotas: QUOTAS };
    await addUser(store, 'anna', 'anna');
    return store;
  };
};

const testDocumentQuota = (engine: Engine) =>
  describe('quotas of documents', () => {
    const openLimited = useLimits(engine);

    test('one draft too many is refused with the limit, and nothing is kept', async () => {
      const store = await openLimited();
      for (const n of [1, 2, 3, 4]) await createDraft(store, 'anna', makeDraft(`Draft ${n}`));
      const refused = createDraft(store, 'anna', makeDraft('Too many'));
      await expect(refused).rejects.toMatchObject({ exceeded: 'documents', limit: 4 });
      expect(await listDrafts(store, 'anna')).toHaveLength(4);
    });

    test('of several writers that take the last place at once, one gets it', async () => {
      const store = await openLimited();
      for (const n of [1, 2, 3]) await createDraft(store, 'anna', makeDraft(`Draft ${n}`));
      const attempts = ['x', 'y', 'z'].map(title => createDraft(store, 'anna', makeDraft(title)));
      const results = await Promise.allSettled(attempts);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await listDrafts(store, 'anna')).toHaveLength(4);
    });

    test('a deleted draft counts until it is gone for good', async () => {
      const store = await openLimited();
      const drafts = [];
      for (const n of [1, 2, 3, 4]) drafts.push(await createDraft(store, 'anna', makeDraft(`Draft ${n}`)));
      const id = drafts[0]?.id ?? '';
      await deleteDraft(store, id, 'anna');
      await expect(createDraft(store, 'anna', makeDraft('Next'))).rejects.toMatchObject({ limit: 4 });
      await purgeDraft(store, id, 'anna');
      expect(await createDraft(store, 'anna', makeDraft('Next'))).toMatchObject({ title: 'Next' });
    });
  });

const testPublishedQuota = (engine: Engine) =>
  describe('quotas of published documents and collections', () => {
    const openLimited = useLimits(engine);

    test('one published document too many is refused; new versions of the others are not', async () => {
      const store = await openLimited();
      const { draft } = await publishNew(store, 'One');
      await publishNew(store, 'Two');
      await publishNew(store, 'Three');
      await expect(publishNew(store, 'Four')).rejects.toMatchObject({ exceeded: 'lines', limit: 3 });
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toMatchObject({ n: 2 });
      expect(await usageOf(store, 'anna')).toMatchObject({ drafts: 4, documents: 4, lines: 3, versions: 4 });
    });

    test('a published document whose draft is gone counts as a document', async () => {
      const store = await openLimited();
      const { draft } = await publishNew(store, 'One');
      await deleteDraft(store, draft.id, 'anna');
      await purgeDraft(store, draft.id, 'anna');
      expect(await usageOf(store, 'anna')).toMatchObject({ drafts: 0, documents: 1, lines: 1 });
    });

    test('one collection too many is refused', async () => {
      const store = await openLimited();
      const request = { title: 'Mine', summary: '', entries: [] };
      await createCollection(store, 'anna', request);
      await createCollection(store, 'anna', request);
      await expect(createCollection(store, 'anna', request)).rejects.toMatchObject({
        exceeded: 'collections',
      });
    });
  });

const testByteQuota = (engine: Engine) =>
  describe('quotas of bytes', () => {
    const openLimited = useLimits(engine);
    const picture = (length: number) => ({ type: 'image/png', bytes: new Uint8Array(length) });

    test('drafts, versions and pictures count, and what is deleted counts no more', async () => {
      const store = await openLimited();
      const { draft, slug } = await publishNew(store, 'One');
      const written = (await usageOf(store, 'anna')).bytes;
      expect(written).toBeGreaterThan(2 * JSON.stringify(makeDraft('One').document).length);
      await putUnderlay(store, draft.id, 'anna', picture(1000));
      expect((await usageOf(store, 'anna')).bytes).toBe(written + 1000);
      await deleteVersions(store, { slug }, '');
      expect((await usageOf(store, 'anna')).bytes).toBeLessThan(written + 1000);
    });

    test('a picture or a save that is too much is refused, and what was there stays', async () => {
      const store = await openLimited();
      const { id } = await createDraft(store, 'anna', makeDraftOfSize(100));
      await putUnderlay(store, id, 'anna', picture(18_000));
      await expect(putUnderlay(store, id, 'anna', picture(20_000))).rejects.toMatchObject({
        ...{ exceeded: 'bytes', limit: ACCOUNT.bytes },
      });
      expect((await readUnderlay(store, id, 'anna'))?.bytes).toHaveLength(18_000);
      const grown = { title: 'Long', document: makeText(2500), revision: 1 };
      await expect(saveDraft(store, id, 'anna', grown)).rejects.toMatchObject({ exceeded: 'bytes' });
      expect(await readDraft(store, id, 'anna')).toMatchObject({ revision: 1, document: makeText(100) });
    });

    test('publishing what is too much is refused, and nothing of it is kept', async () => {
      const store = await openLimited();
      const draft = await createDraft(store, 'anna', makeDraftOfSize(1000, 'Zama'));
      await putUnderlay(store, draft.id, 'anna', picture(18_000));
      const next = {
        ...makeDraft('Zama'),
        facts: makeFacts('Zama'),
        visibility: 'public',
        changeNote: '',
      } as const;
      await expect(publishDraft(store, draft.id, 'anna', makePublishInput(draft))).rejects.toMatchObject({
        exceeded: 'bytes',
      });
      expect(await publishNextVersion(store, 'zama', 'anna', next)).toEqual({ type: 'not-found' });
    });

    test('a single document has a limit of its own', async () => {
      const store = await openLimited();
      await expect(createDraft(store, 'anna', makeDraftOfSize(3000))).rejects.toMatchObject({
        ...{ exceeded: 'document', limit: 3000 },
      });
      const { id } = await createDraft(store, 'anna', makeDraftOfSize(2900));
      const change = { title: '', document: makeText(3000), revision: 1 };
      await expect(saveDraft(store, id, 'anna', change)).rejects.toMatchObject({ exceeded: 'document' });
    });
  });

const testQuotaOwners = (engine: Engine) =>
  describe('whose quota', () => {
    const openLimited = useLimits(engine);

    test('an author without an account may keep less', async () => {
      const store = await openLimited();
      await addUser(store, 'guest', null);
      expect(await quotaOf(store, 'guest')).toEqual(QUOTAS.anonymous);
      expect(await quotaOf(store, 'nobody')).toEqual(QUOTAS.anonymous);
      expect(await quotaOf(store, 'anna')).toEqual(ACCOUNT);
      await createDraft(store, 'guest', makeDraft('One'));
      await createDraft(store, 'guest', makeDraft('Two'));
      await expect(createDraft(store, 'guest', makeDraft('Three'))).rejects.toMatchObject({ limit: 2 });
    });

    test('an administrator gives one user more or less, and the usual again', async () => {
      const store = await openLimited();
      expect(await setQuota(store, 'anna', 2 * ACCOUNT.bytes)).toBe(true);
      expect(await quotaOf(store, 'anna')).toEqual({ documents: 8, lines: 6, collections: 4, bytes: 40_000 });
      await setQuota(store, 'anna', 0);
      await expect(createDraft(store, 'anna', makeDraft('One'))).rejects.toMatchObject({ limit: 0 });
      await setQuota(store, 'anna', null);
      expect(await createDraft(store, 'anna', makeDraft('One'))).toMatchObject({ title: 'One' });
      expect(await setQuota(store, 'nobody', 1)).toBe(false);
    });

    test('what is beyond a quota stays and may shrink, but not grow', async () => {
      const store = await openLimited();
      const { id } = await createDraft(store, 'anna', makeDraftOfSize(2000));
      await setQuota(store, 'anna', 1000);
      const save = (length: number, revision: number) =>
        saveDraft(store, id, 'anna', { title: '', document: makeText(length), revision });
      expect(await save(1900, 1)).toMatchObject({ type: 'saved' });
      await expect(save(1901, 2)).rejects.toMatchObject({ exceeded: 'bytes', limit: 1000 });
    });

    test('signing in brings everything along, however much it is', async () => {
      const store = await openLimited();
      for (const n of [1, 2, 3, 4]) await createDraft(store, 'anna', makeDraft(`Draft ${n}`));
      await createDraft(store, 'guest', makeDraft('Guest'));
      await transferOwnership(store, 'guest', 'anna');
      expect(await listDrafts(store, 'anna')).toHaveLength(5);
    });
  });

export function quotaContract(engine: Engine): void {
  testDocumentQuota(engine);
  testPublishedQuota(engine);
  testByteQuota(engine);
  testQuotaOwners(engine);
}

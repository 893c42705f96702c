import { describe, expect, test } from 'vitest';
import {
  deleteDraft,
  listDeletedDrafts,
  purgeDeletedDrafts,
  purgeDraft,
  restoreDraft,
} from '../../documents/deleted-drafts';
import { createDraft, listDrafts, readDraft, saveDraft } from '../../documents/drafts';
import { publishDraft, publishNextVersion } from '../../documents/publish';
import { putUnderlay, readUnderlay } from '../../documents/underlays';
import { cleanUpHourly } from '../../operations/clean-up';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft, makeFacts, makePublishInput, publishNew } from '../../testing/fixtures';

const LONG_AGO = '2029-12-01T00:00:00.000Z';
const LATER = '2030-02-01T00:00:00.000Z';

const testRestoring = (engine: Engine) =>
  describe('deleted drafts', () => {
    const { open } = useEngine(engine);

    test('are invisible to everything but the list of deleted ones', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Pydna');
      const { id } = draft;
      expect(await deleteDraft(store, id, 'anna')).toBe(true);
      expect(await readDraft(store, id, 'anna')).toBeNull();
      expect(await listDrafts(store, 'anna')).toEqual([]);
      const change = { title: 'x', document: {}, revision: 1 };
      expect(await saveDraft(store, id, 'anna', change)).toEqual({ type: 'not-found' });
      expect(await publishDraft(store, id, 'anna', makePublishInput(draft))).toEqual({ type: 'not-found' });
      const next = { ...change, facts: makeFacts('x'), visibility: 'public', changeNote: '' } as const;
      expect(await publishNextVersion(store, slug, 'anna', next)).toEqual({ type: 'not-found' });
      expect(await putUnderlay(store, id, 'anna', { type: 'image/png', bytes: new Uint8Array(1) })).toBe(
        false,
      );
      expect(await listDeletedDrafts(store, 'anna', LONG_AGO)).toMatchObject([
        { id, title: 'Pydna', slug, deletedAt: expect.stringMatching(/^2030-/) },
      ]);
    });

    test('come back as they were, with their picture and their line', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Pydna');
      const picture = { type: 'image/png', bytes: Uint8Array.from([1, 2, 3]) };
      await putUnderlay(store, draft.id, 'anna', picture);
      const before = await readDraft(store, draft.id, 'anna');
      await deleteDraft(store, draft.id, 'anna');
      expect(await restoreDraft(store, draft.id, 'anna', LONG_AGO)).toBe(true);
      expect(await restoreDraft(store, draft.id, 'anna', LONG_AGO)).toBe(false);
      expect(await readDraft(store, draft.id, 'anna')).toEqual(before);
      expect(await readUnderlay(store, draft.id, 'anna')).toEqual(picture);
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toMatchObject({
        slug,
        n: 2,
      });
      expect(await listDeletedDrafts(store, 'anna', LONG_AGO)).toEqual([]);
    });

    test('are their owner’s alone', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Secret'));
      expect(await purgeDraft(store, id, 'anna')).toBe(false);
      await deleteDraft(store, id, 'anna');
      expect(await listDeletedDrafts(store, 'bert', LONG_AGO)).toEqual([]);
      expect(await restoreDraft(store, id, 'bert', LONG_AGO)).toBe(false);
      expect(await purgeDraft(store, id, 'bert')).toBe(false);
      expect(await purgeDraft(store, id, 'anna')).toBe(true);
      expect(await restoreDraft(store, id, 'anna', LONG_AGO)).toBe(false);
    });
  });

const testPurging = (engine: Engine) =>
  describe('drafts deleted long ago', () => {
    const { open } = useEngine(engine);

    test('cannot be restored after their time, whether they are purged already or not', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Old'));
      await deleteDraft(store, id, 'anna');
      expect(await listDeletedDrafts(store, 'anna', LATER)).toEqual([]);
      expect(await restoreDraft(store, id, 'anna', LATER)).toBe(false);
    });

    test('are purged after their time by the tidying, a few at a time, and no other drafts are', async () => {
      const store = await open();
      for (const title of ['One', 'Two', 'Three']) {
        const { id } = await createDraft(store, 'anna', makeDraft(title));
        await deleteDraft(store, id, 'anna');
      }
      await createDraft(store, 'anna', makeDraft('Kept'));
      expect(await purgeDeletedDrafts(store, LONG_AGO)).toBe(0);
      expect(await purgeDeletedDrafts(store, LATER, 2)).toBe(2);
      expect(await cleanUpHourly(store, LATER)).toBe(1);
      expect((await listDrafts(store, 'anna')).map(({ title }) => title)).toEqual(['Kept']);
      expect(await store.db.selectFrom('drafts').select('id').execute()).toHaveLength(1);
    });
  });

export function deletedDraftContract(engine: Engine): void {
  testRestoring(engine);
  testPurging(engine);
}

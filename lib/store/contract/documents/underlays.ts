import { describe, expect, test } from 'vitest';
import { deleteDraft, purgeDraft } from '../../documents/deleted-drafts';
import { createDraft } from '../../documents/drafts';
import { publishDraft } from '../../documents/publish';
import { deleteUnderlay, putUnderlay, readUnderlay } from '../../documents/underlays';
import { readVersion } from '../../documents/versions';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft, makePublishInput } from '../../testing/fixtures';

const makePicture = (...bytes: readonly number[]) => ({ type: 'image/png', bytes: Uint8Array.from(bytes) });

export const underlayContract = (engine: Engine) =>
  describe('the picture under a draft', () => {
    const { open } = useEngine(engine);

    test('it comes back byte for byte, and a second one takes its place', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Traced'));
      const all = makePicture(...Array.from({ length: 256 }, (_, byte) => byte));
      expect(await putUnderlay(store, id, 'anna', all)).toBe(true);
      expect(await readUnderlay(store, id, 'anna')).toEqual(all);
      const other = { type: 'image/webp', bytes: Uint8Array.from([0, 255, 0]) };
      expect(await putUnderlay(store, id, 'anna', other)).toBe(true);
      expect(await readUnderlay(store, id, 'anna')).toEqual(other);
    });

    test('nobody but the owner of the draft puts, sees or removes it', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Secret'));
      await putUnderlay(store, id, 'anna', makePicture(1, 2));
      expect(await putUnderlay(store, id, 'bert', makePicture(3))).toBe(false);
      expect(await readUnderlay(store, id, 'bert')).toBeNull();
      expect(await deleteUnderlay(store, id, 'bert')).toBe(false);
      expect(await readUnderlay(store, id, 'anna')).toEqual(makePicture(1, 2));
      expect(await deleteUnderlay(store, id, 'anna')).toBe(true);
      expect(await readUnderlay(store, id, 'anna')).toBeNull();
    });

    test('it goes with its draft', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Brief'));
      await putUnderlay(store, id, 'anna', makePicture(1));
      expect(await deleteDraft(store, id, 'anna')).toBe(true);
      expect(await readUnderlay(store, id, 'anna')).toBeNull();
      expect(await deleteUnderlay(store, id, 'anna')).toBe(false);
      expect(await purgeDraft(store, id, 'anna')).toBe(true);
      expect(await store.db.selectFrom('underlays').select('draft').execute()).toEqual([]);
      expect(await putUnderlay(store, id, 'anna', makePicture(1))).toBe(false);
    });

    test('a version does not say where it lay', async () => {
      const store = await open();
      const document = { title: 'Traced', underlay: { matrix: [1, 0, 0, 1, 0, 0], opacity: 0.5 }, z: 1 };
      const draft = await createDraft(store, 'anna', makeDraft('Traced', { document }));
      const published = await publishDraft(store, draft.id, 'anna', makePublishInput(draft));
      const version = published.type === 'published' ? await readVersion(store, published.slug) : null;
      expect(version?.text).toBe('{"title":"Traced","z":1}');
    });
  });

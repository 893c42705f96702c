import { describe, expect, test } from 'vitest';
import { deleteDraft } from '../../documents/deleted-drafts';
import { createDraft, listDrafts, readDraft, saveDraft } from '../../documents/drafts';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft } from '../../testing/fixtures';

const testDrafts = (engine: Engine) =>
  describe('drafts', () => {
    const { open } = useEngine(engine);

    test('a draft comes back as it was written, keys in their order', async () => {
      const store = await open();
      const document = { z: 1, a: [null, 'Höchstädt\u0000 \ud800 😀'], nested: { b: true, a: -0.5 } };
      const draft = await createDraft(store, 'anna', makeDraft('Höchstädt', { kind: 'army', document }));
      const found = await readDraft(store, draft.id, 'anna');
      expect(found).toEqual({ ...draft, document });
      expect(JSON.stringify(found?.document)).toBe(JSON.stringify(document));
      expect(found).toMatchObject({
        kind: 'army',
        system: 'squares',
        revision: 1,
        slug: null,
        remixOf: null,
      });
    });

    test('nobody but the owner reads, saves, lists or deletes it', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Secret'));
      const change = { title: 'Mine now', document: {}, revision: 1 };
      expect(await readDraft(store, id, 'bert')).toBeNull();
      expect(await saveDraft(store, id, 'bert', change)).toEqual({ type: 'not-found' });
      expect(await deleteDraft(store, id, 'bert')).toBe(false);
      expect(await listDrafts(store, 'bert')).toEqual([]);
      expect(await readDraft(store, id, 'anna')).toMatchObject({ title: 'Secret', revision: 1 });
    });
  });

const testSaving = (engine: Engine) =>
  describe('saving a draft', () => {
    const { open } = useEngine(engine);

    test('saving from the current revision raises it by one', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('One'));
      const change = { title: 'Two', document: { two: 2 }, revision: 1 };
      expect(await saveDraft(store, id, 'anna', change)).toEqual({ type: 'saved', revision: 2 });
      expect(await readDraft(store, id, 'anna')).toMatchObject({
        title: 'Two',
        document: { two: 2 },
        revision: 2,
      });
    });

    test.each([1, 3, 0, -1, 1.5, Number.NaN, 1e300])(
      'saving from revision %d when it stands at 2 is a conflict and changes nothing',
      async revision => {
        const store = await open();
        const { id } = await createDraft(store, 'anna', makeDraft('One'));
        await saveDraft(store, id, 'anna', { title: 'Two', document: {}, revision: 1 });
        const late = { title: 'Late', document: { late: true }, revision };
        expect(await saveDraft(store, id, 'anna', late)).toEqual({ type: 'conflict', revision: 2 });
        expect(await readDraft(store, id, 'anna')).toMatchObject({ title: 'Two', document: {}, revision: 2 });
      },
    );

    test('the list has the last edited first and no documents', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Older'));
      await createDraft(store, 'anna', makeDraft('Newer'));
      await saveDraft(store, id, 'anna', { title: 'Older, edited', document: {}, revision: 1 });
      const list = await listDrafts(store, 'anna');
      expect(list.map(draft => draft.title)).toEqual(['Older, edited', 'Newer']);
      expect(list[0]).not.toHaveProperty('document');
    });

    test('a deleted draft is gone', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Brief'));
      expect(await deleteDraft(store, id, 'anna')).toBe(true);
      expect(await readDraft(store, id, 'anna')).toBeNull();
      expect(await deleteDraft(store, id, 'anna')).toBe(false);
    });
  });

const testOddInput = (engine: Engine) =>
  describe('drafts with odd input', () => {
    const { open } = useEngine(engine);

    test.each(['', 'x\u0000y', '\ud800', "'; drop table drafts; --"])('the id %j finds nothing', async id => {
      const store = await open();
      const { id: other } = await createDraft(store, 'anna', makeDraft('Here'));
      expect(await readDraft(store, id, 'anna')).toBeNull();
      expect(await deleteDraft(store, id, 'anna')).toBe(false);
      expect(await readDraft(store, other, 'anna')).not.toBeNull();
    });

    test('a title keeps what both engines can keep', async () => {
      const store = await open();
      const { id } = await createDraft(store, 'anna', makeDraft('Can\u0000nae \ud800!'));
      expect((await readDraft(store, id, 'anna'))?.title).toBe('Cannae \ufffd!');
    });

    test('a remix of what does not exist is refused', async () => {
      const store = await open();
      const draft = makeDraft('Orphan', { remixOf: { slug: 'nowhere', n: 1 } });
      await expect(createDraft(store, 'anna', draft)).rejects.toThrow();
      expect(await listDrafts(store, 'anna')).toEqual([]);
    });
  });

export function draftContract(engine: Engine): void {
  testDrafts(engine);
  testSaving(engine);
  testOddInput(engine);
}

import { setImmediate as turn } from 'node:timers/promises';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { searchCatalogue } from '../catalogue/search-catalogue';
import { createDraft, listDrafts, readDraft, saveDraft } from '../documents/drafts';
import { readVersion } from '../documents/versions';
import type { StoreLocation } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { makeDraft, publishNew } from '../testing/fixtures';

/** Another process's connection, which holds the file's write lock until it is released. */
const lockFile = (place: StoreLocation) => {
  const other = new Libsql('file' in place ? place.file : '');
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
};

const testWaitingWriter = (engine: Engine) =>
  describe('a writer that waits for another process', () => {
    const { open, place } = useEngine(engine);

    test('keeps no reader waiting', async () => {
      const store = await open();
      const { slug, draft } = await publishNew(store, 'Zama');
      const unlock = lockFile(place());
      let isSaved = false;
      const change = { title: 'Late', document: {}, revision: 1 };
      const saving = saveDraft(store, draft.id, 'anna', change).then(saved => {
        isSaved = true;
        return saved;
      });
      const second = createDraft(store, 'anna', makeDraft('Later'));
      await turn();
      expect(await readVersion(store, slug)).toMatchObject({ title: 'Zama' });
      const query = { sort: 'newest', page: 1, pageSize: 10 } as const;
      expect((await searchCatalogue(store, query)).total).toBe(1);
      expect(await readDraft(store, draft.id, 'anna')).toMatchObject({ revision: 1 });
      expect(isSaved).toBe(false);
      unlock();
      expect(await saving).toEqual({ type: 'saved', revision: 2 });
      await second;
      expect(await listDrafts(store, 'anna')).toHaveLength(2);
    });
  });

const testReaders = (engine: Engine) =>
  describe('readers beside a writer', () => {
    const { open } = useEngine(engine);

    test('see what was written as soon as it is acknowledged, and nothing before', async () => {
      const store = await open();
      await store.db.transaction().execute(async transaction => {
        await transaction.insertInto('limits').values({ key: 'x', span: 'y', count: 1 }).execute();
        expect(await store.db.selectFrom('limits').selectAll().execute()).toEqual([]);
        expect(await transaction.selectFrom('limits').selectAll().execute()).toHaveLength(1);
      });
      expect(await store.db.selectFrom('limits').selectAll().execute()).toHaveLength(1);
      const { id } = await createDraft(store, 'anna', makeDraft('Two'));
      expect(await readDraft(store, id, 'anna')).toMatchObject({ title: 'Two' });
    });

    test('who read one moment see nothing later, and hold nobody up', async () => {
      const store = await open();
      await createDraft(store, 'anna', makeDraft('Before'));
      const moment = store.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
      await moment.execute(async snapshot => {
        expect(await snapshot.selectFrom('drafts').select('title').execute()).toHaveLength(1);
        await createDraft(store, 'anna', makeDraft('Meanwhile'));
        expect(await snapshot.selectFrom('drafts').select('title').execute()).toHaveLength(1);
      });
      await expect(moment.execute(snapshot => snapshot.deleteFrom('drafts').execute())).rejects.toThrow();
      expect(await listDrafts(store, 'anna')).toHaveLength(2);
    });
  });

export function readerContract(engine: Engine): void {
  if (engine.name === 'SQLite') testWaitingWriter(engine);
  testReaders(engine);
}

import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { searchCatalogue } from '../catalogue/search-catalogue';
import { createDraft, listDrafts, readDraft, saveDraft } from '../documents/drafts';
import { publishDraft } from '../documents/publish';
import { seedShipped } from '../documents/seed-shipped';
import { withdrawVersions } from '../documents/version-states';
import { listVersions, readVersion } from '../documents/versions';
import { closeStore, type Store } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { makeDraft, makePublishInput, makeShipped, publishNew } from '../testing/fixtures';
import { runChild } from '../testing/run-child';

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
const countUpTo = (last: number): readonly number[] => range(last).map(index => index + 1);

const testConnections = (engine: Engine) =>
  describe('two connections', () => {
    const { open } = useEngine(engine);

    test('of two connections that save at once from one revision, exactly one succeeds', async () => {
      const [one, other] = await Promise.all([open(), open()]);
      const { id } = await createDraft(one, 'anna', makeDraft('Shared'));
      for (const revision of countUpTo(15)) {
        const save = (store: Store, by: string) =>
          saveDraft(store, id, 'anna', { title: by, document: { by }, revision });
        const results = await Promise.all([save(one, 'one'), save(other, 'other')]);
        expect(results.map(result => result.type).toSorted()).toEqual(['conflict', 'saved']);
        const winner = results[0]?.type === 'saved' ? 'one' : 'other';
        expect(await readDraft(one, id, 'anna')).toMatchObject({ title: winner, document: { by: winner } });
      }
    });

    test('two connections that publish one draft at once get different numbers', async () => {
      const [one, other] = await Promise.all([open(), open()]);
      const draft = await createDraft(one, 'anna', makeDraft('Twice'));
      const all = range(20).map(index =>
        publishDraft(index % 2 ? one : other, draft.id, 'anna', makePublishInput(draft)),
      );
      const numbers = (await Promise.all(all)).map(result => (result.type === 'published' ? result.n : 0));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(countUpTo(20));
      expect(await listVersions(other, 'twice')).toHaveLength(20);
      expect((await readVersion(other, 'twice'))?.n).toBe(20);
    });

    test('two connections that want one slug at once both get one', async () => {
      const [one, other] = await Promise.all([open(), open()]);
      const all = range(20).map(index => publishNew(index % 2 ? one : other, 'Cannae'));
      const slugs = new Set((await Promise.all(all)).map(result => result.slug));
      expect(slugs).toEqual(new Set(['cannae', ...range(19).map(index => `cannae-${index + 2}`)]));
    });
  });

const testVisibility = (engine: Engine) =>
  describe('what one connection does, the other sees', () => {
    const { open } = useEngine(engine);

    test('what one publishes, changes or withdraws the other shows at once', async () => {
      const [one, other] = await Promise.all([open(), open()]);
      const query = { text: 'gaugamela', sort: 'title', page: 1, pageSize: 10 } as const;
      expect((await searchCatalogue(other, query)).total).toBe(0);
      const { slug, draft } = await publishNew(one, 'Gaugamela');
      expect(await readVersion(other, slug)).toMatchObject({ n: 1, title: 'Gaugamela' });
      expect((await searchCatalogue(other, query)).total).toBe(1);
      await publishDraft(other, draft.id, 'anna', makePublishInput(draft));
      expect((await readVersion(one, slug))?.n).toBe(2);
      expect((await searchCatalogue(one, query)).items[0]?.n).toBe(2);
      await withdrawVersions(one, { slug }, 'anna', 'Wrong');
      expect(await readVersion(other, slug)).toBeNull();
      expect((await searchCatalogue(other, query)).total).toBe(0);
    });

    test('two connections that seed at once make one version of each', async () => {
      const stores = await Promise.all([open(), open()]);
      for (const edition of [1, 2]) {
        const shipped = range(5).map(index => makeShipped(`battle-${index}`, { index, edition }));
        const results = (await Promise.all(stores.map(store => seedShipped(store, shipped)))).flat();
        expect(results.filter(result => result.type !== 'unchanged')).toHaveLength(5);
        expect(results.every(result => result.n === edition)).toBe(true);
      }
    });
  });

const testProcesses = (engine: Engine) =>
  describe('processes that start at once', () => {
    const { open, place } = useEngine(engine);

    test('migrate, seed and publish from nothing without losing anything', async () => {
      const children = await Promise.all(range(3).map(() => runChild('startAndPublish', place())));
      expect(children.map(child => child.code)).toEqual([0, 0, 0]);
      const slugs = children.flatMap(child => child.reports.map(report => report.slug));
      expect(new Set(slugs)).toEqual(new Set(['race', ...range(29).map(index => `race-${index + 2}`)]));
      const store = await open();
      const query = { sort: 'title', page: 1, pageSize: 100 } as const;
      expect((await searchCatalogue(store, query)).total).toBe(32);
      expect(await listVersions(store, 'first')).toHaveLength(1);
    });
  });

const testKilledProcess = (engine: Engine, kills: number) =>
  describe('a process that is killed', () => {
    const { open, place } = useEngine(engine);

    test(
      `${kills} times in the middle of writing loses nothing that was acknowledged`,
      async () => {
        const watcher = await open();
        let acknowledged: readonly Record<string, unknown>[] = [];
        for (const round of countUpTo(kills)) {
          const killAfter = 10 + ((round * 7) % 31);
          const { signal, reports } = await runChild('writeForEver', place(), (count, child) => {
            if (count >= killAfter) child.kill('SIGKILL');
          });
          expect(signal).toBe('SIGKILL');
          expect(reports.length).toBeGreaterThanOrEqual(killAfter);
          acknowledged = [...acknowledged, ...reports];
          const again = await open();
          await expectKept(again, acknowledged);
          await closeStore(again);
        }
        expect((await publishNew(watcher, 'After')).slug).toBe('after');
      },
      60_000 + kills * 20_000,
    );
  });

/** Every draft that was saved is there as it was saved, and every version as it was published. */
async function expectKept(store: Store, acknowledged: readonly Record<string, unknown>[]): Promise<void> {
  const drafts = await listDrafts(store, 'anna');
  const kept = new Set(drafts.map(draft => `${draft.id} ${draft.title}`));
  const rows = await store.db.selectFrom('versions').select(['slug', 'n', 'document']).execute();
  const versions = new Map(rows.map(row => [`${row.slug} ${row.n}`, JSON.parse(row.document)]));
  for (const { saved, count, slug, n } of acknowledged) {
    if (saved) expect(kept.has(`${saved} Saved ${count}`), `draft ${saved}`).toBe(true);
    else expect(versions.get(`${slug} ${n}`), `version ${slug} ${n}`).toEqual({ count });
  }
}

const testFailures = (engine: Engine) =>
  describe('failures', () => {
    const { open } = useEngine(engine);

    test('a failed transaction leaves nothing behind', async () => {
      const store = await open();
      const draft = await createDraft(store, 'anna', makeDraft('Half'));
      const broken = {
        ...store,
        now: () => {
          throw new Error('no clock');
        },
      };
      await expect(publishDraft(broken, draft.id, 'anna', makePublishInput(draft))).rejects.toThrow(
        'no clock',
      );
      expect(await readVersion(store, 'half')).toBeNull();
      expect((await readDraft(store, draft.id, 'anna'))?.slug).toBeNull();
      expect(await publishDraft(store, draft.id, 'anna', makePublishInput(draft))).toMatchObject({
        slug: 'half',
        n: 1,
      });
    });

    if (engine.name === 'SQLite')
      test('the file is set up to survive a power cut and many processes', async () => {
        const store = await open();
        const value = async (pragma: string) => {
          const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(store.db);
          return Object.values(rows[0] ?? {})[0];
        };
        const names = ['journal_mode', 'synchronous', 'foreign_keys', 'integrity_check'];
        expect(await Promise.all(names.map(value))).toEqual(['wal', 2, 1, 'ok']);
        expect(await value('busy_timeout')).toBeGreaterThan(0);
      });
    else
      test('a connection lost in a transaction neither ends the process nor stays broken', async () => {
        const [store, other] = await Promise.all([open(), open()]);
        await createDraft(store, 'anna', makeDraft('Before'));
        const interrupted = store.db.transaction().execute(async transaction => {
          await transaction.deleteFrom('drafts').execute();
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
          await sql`select pg_sleep(30)`.execute(transaction);
        });
        await expect(interrupted).rejects.toThrow();
        await expect.poll(() => listDrafts(store, 'anna')).toHaveLength(1);
      });
  });

export function concurrencyContract(engine: Engine, kills: number): void {
  testConnections(engine);
  testVisibility(engine);
  testProcesses(engine);
  testKilledProcess(engine, kills);
  testFailures(engine);
}

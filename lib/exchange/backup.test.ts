import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { createToken } from '@/lib/store/accounts/tokens';
import { createCollection } from '@/lib/store/catalogue/collections';
import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { setStar } from '@/lib/store/catalogue/stars';
import { createDraft } from '@/lib/store/documents/drafts';
import { seedShipped } from '@/lib/store/documents/seed-shipped';
import { putUnderlay } from '@/lib/store/documents/underlays';
import { deleteVersions, withdrawVersions } from '@/lib/store/documents/version-states';
import { readGone } from '@/lib/store/documents/versions';
import { closeStore, openStore, type Store, type StoreLocation } from '@/lib/store/engine/open-store';
import { type Engine, engines, makeTickingClock } from '@/lib/store/testing/engines';
import { makeDraft, makeShipped, makeToken, publishNew } from '@/lib/store/testing/fixtures';
import { makeBackup, restoreBackup } from './backup';
import { exportDocuments, importDocument } from './document-transfer';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const fill = async (store: Store): Promise<void> => {
  await seedShipped(store, [makeShipped('shipped')]);
  const { slug } = await publishNew(store, 'Höchstädt', { year: 1704, tags: ['Danube'] });
  // The child's slug sorts before its parent's.
  await publishNew(store, 'A remix', { remixOf: { slug, n: 1 } }, 'bert');
  await publishNew(store, 'Withdrawn');
  await withdrawVersions(store, { slug: 'withdrawn' }, 'anna', 'A mistake');
  await publishNew(store, 'Deleted');
  await deleteVersions(store, { slug: 'deleted' }, 'Law');
  const draft = await createDraft(
    store,
    'anna',
    makeDraft('Quiet', { document: { 'odd key': '\u0000"\n' } }),
  );
  await putUnderlay(store, draft.id, 'anna', { type: 'image/png', bytes: new Uint8Array([0, 255, 7]) });
  await setStar(store, 'bert', slug, true);
  await createCollection(store, 'anna', { title: 'Mine', summary: '', entries: [slug, 'shipped'] });
  await createToken(store, 'anna', makeToken('Script'));
  await addProtectedAccount(store);
};

const addProtectedAccount = async ({ db, now }: Store): Promise<void> => {
  const times = { created_at: now(), updated_at: now() };
  const user = { id: 'u', name: 'Fritz', username: 'fritz', email: 'x@y', email_verified: 0 };
  await db
    .insertInto('users')
    .values({ ...user, role: 'author', two_factor_enabled: 1, ...times })
    .execute();
  await db
    .insertInto('second_factors')
    .values({ id: 'f', user_id: 'u', secret: 'a', backup_codes: 'b', verified: 1 })
    .execute();
};

const pairs = engines.flatMap(from => engines.map(to => ({ from, to, name: `${from.name} to ${to.name}` })));

describe.each(pairs)('a backup from $name', ({ from, to }) => {
  const places: { engine: Engine; place: StoreLocation }[] = [];
  const open = async (engine: Engine): Promise<Store> => {
    const place = await engine.make();
    places.push({ engine, place });
    return openStore({ place, now: makeTickingClock(), newId: randomUUID });
  };
  let [source, target]: Store[] = [];
  beforeAll(async () => {
    [source, target] = [await open(from), await open(to)];
  });
  afterAll(async () => {
    for (const store of [source, target]) if (store) await closeStore(store);
    for (const { engine, place } of places) await engine.remove(place);
  });

  test('gives an equal export, catalogue and backup', async () => {
    if (!source || !target) throw new Error('no store');
    await fill(source);
    const backup = await makeBackup(source);
    await seedShipped(target, [makeShipped('shipped', { other: true })]);
    expect(await restoreBackup(target, backup, false)).toMatchObject({ type: 'restored' });
    expect(Buffer.from(await makeBackup(target)).equals(Buffer.from(backup))).toBe(true);
    expect(await exportDocuments(target)).toEqual(await exportDocuments(source));
    const all = { sort: 'title', page: 1, pageSize: 100 } as const;
    expect(await searchCatalogue(target, all)).toEqual(await searchCatalogue(source, all));
    expect((await searchCatalogue(target, { ...all, text: 'hochst' })).items).toMatchObject([{ stars: 1 }]);
    expect(await target.db.selectFrom('second_factors').select('user_id').execute()).toEqual([
      { user_id: 'u' },
    ]);
    expect(await readGone(target, 'withdrawn')).toMatchObject({ reason: 'A mistake' });
    expect(await publishNew(target, 'Withdrawn')).toMatchObject({ slug: 'withdrawn-2' });
  });

  test('does not overwrite what is there, unless it is told to', async () => {
    if (!source || !target) throw new Error('no store');
    const backup = await makeBackup(source);
    expect(await restoreBackup(target, backup, false)).toEqual({ type: 'not-empty' });
    expect(await restoreBackup(target, new Uint8Array([1, 2, 3]), true)).toEqual({ type: 'not-a-backup' });
    expect(await restoreBackup(target, backup, true)).toMatchObject({ type: 'restored' });
    expect(Buffer.from(await makeBackup(target)).equals(Buffer.from(backup))).toBe(true);
  });
});

test('a document comes in as a draft or published, a malformed one not at all', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('no engine');
  const place = await engine.make();
  const store = await openStore({ place, now: makeTickingClock(), newId: randomUUID });
  const text = JSON.stringify(cannae);
  expect(await importDocument(store, text, 'anna', null)).toMatchObject({ type: 'draft' });
  expect(await importDocument(store, text, 'anna', 'public')).toMatchObject({ slug: 'cannae', n: 1 });
  expect(await importDocument(store, '{"format":"poem"}', 'anna', null)).toEqual({ type: 'malformed' });
  expect(await importDocument(store, '{', 'anna', null)).toEqual({ type: 'not-json' });
  await closeStore(store);
  await engine.remove(place);
});

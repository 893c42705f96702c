import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContribution, listOwnContributions } from '@/lib/store/community/contributions';
import { listFollowed, setFollow } from '@/lib/store/community/follows';
import { listOwnPlayed, readRatings, recordFinishedGame, setRating } from '@/lib/store/community/ratings';
import { closeStore, openStore, type Store } from '@/lib/store/engine/open-store';
import { makeTickingClock } from '@/lib/store/testing/engines';
import { publishNew } from '@/lib/store/testing/fixtures';
import { makeArchivePart } from './export-archive';
import { checkImport } from './import-archive';
import { type ImportGuard, importCommunity, type JudgeGame } from './import-community';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-community-'));
let store: Store;
beforeAll(async () => {
  const options = { now: makeTickingClock(), newId: randomUUID };
  store = await openStore({ place: { file: join(folder, 'store.db') }, ...options });
  for (const id of ['anna', 'bert', 'cleo'])
    await store.db
      .insertInto('users')
      .values({
        ...{ id, username: id, name: id, email: `${id}@localhost`, email_verified: 0, role: 'author' },
        ...{ created_at: store.now(), updated_at: store.now() },
      })
      .execute();
});
afterAll(async () => {
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

/** Only what this server finds to be over is taken. */
const judgeAs =
  (user: string): JudgeGame =>
  async ({ slug, n, variant, record }) => {
    if (record !== 'a good game') return null;
    await recordFinishedGame(store, user, { slug, n, variant, record });
    return { variant, record, game: null, outcome: '{}' };
  };

const guardFor = (user: string, most = 1000): ImportGuard => {
  let written = 0;
  const mayWrite = async (): Promise<boolean> => {
    written += 1;
    return written <= most;
  };
  return { judge: judgeAs(user), mayWrite };
};

test('comments, reports, games, ratings and follows leave with an export and come in with it, once', async () => {
  const { slug, n } = await publishNew(store, 'Cannae', {}, 'cleo');
  const played = { variant: null, game: null, outcome: '{}' };
  await addContribution(store, 'anna', { slug, n, text: 'A word', played: null });
  await addContribution(store, 'anna', {
    slug,
    n,
    text: 'We won',
    played: { ...played, record: 'a good game' },
  });
  await addContribution(store, 'anna', { slug, n, text: 'A tale', played: { ...played, record: 'made up' } });
  await recordFinishedGame(store, 'anna', { slug, n, variant: null, record: 'a good game' });
  await setRating(store, 'anna', slug, 4);
  await setFollow(store, 'anna', { kind: 'author', target: 'cleo' }, true);

  const archive = await makeArchivePart(store, 'anna');
  const checked = await checkImport(archive?.bytes ?? new Uint8Array(), '');
  if (checked.type === 'refused') throw new Error(checked.reason);
  expect(await importCommunity(store, 'bert', checked.pieces, guardFor('bert'))).toEqual({
    ...{ written: 5, left: 0 },
  });
  expect((await listOwnContributions(store, 'bert')).map(({ text }) => text)).toEqual(['A word', 'We won']);
  expect(await listOwnPlayed(store, 'bert')).toMatchObject({ ratings: [{ slug, rating: 4 }] });
  expect(await listFollowed(store, 'bert')).toEqual([{ kind: 'author', target: 'cleo' }]);
  expect(await readRatings(store, slug, null)).toMatchObject({ count: 2 });
  await importCommunity(store, 'bert', checked.pieces, guardFor('bert'));
  expect(await listOwnContributions(store, 'bert')).toHaveLength(2);
});

test('an archive is no way around the limits of writing: the same archive brings the rest another time', async () => {
  const { slug, n } = await publishNew(store, 'Zama', {}, 'cleo');
  const pieces = ['one', 'two', 'three'].map(text => ({ type: 'comment' as const, slug, n, text }));
  const bring = () => importCommunity(store, 'bert', pieces, guardFor('bert', 2));
  expect(await bring()).toEqual({ written: 2, left: 1 });
  expect(await bring()).toEqual({ written: 1, left: 0 });
});

test('no archive has more than fifty games played again; those that are known are not', async () => {
  const { slug, n } = await publishNew(store, 'Ilipa', {}, 'cleo');
  const records = Array.from({ length: 60 }, (_, index) => `game ${index}`);
  const pieces = records.map(record => ({
    ...{ type: 'finished-game' as const, slug, n, variant: null, record },
  }));
  const judged: string[] = [];
  const guard: ImportGuard = {
    ...guardFor('bert'),
    judge: async ({ record }) => {
      judged.push(String(record));
      await recordFinishedGame(store, 'bert', { slug, n, variant: null, record: String(record) });
      return { variant: null, record, game: null, outcome: '{}' };
    },
  };
  expect(await importCommunity(store, 'bert', pieces, guard)).toEqual({ written: 50, left: 10 });
  expect(judged).toHaveLength(50);
});

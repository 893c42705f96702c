import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { makeBackup, restoreBackup } from '@/lib/exchange/backup';
import { hashSecret } from '../accounts/secret-hash';
import { listTokens, recordTokenUse } from '../accounts/tokens';
import { searchSqlite } from '../catalogue/search-sqlite';
import { createLibsqlDialect } from '../engine/libsql-dialect';
import { closeStore, openStore, type Store } from '../engine/open-store';
import { createAuthor, findUserId, makeBrowser, makeTestAuth } from '../testing/account-steps';
import { makeMigrator, sqliteTableDialect } from './migrations';
import type { Schema } from './schema';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-sessions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SESSION = 'aB3'.repeat(11).slice(0, 32);
const API_TOKEN = `bw_${'x'.repeat(43)}`;
const TIME = '2026-01-01T00:00:00.000Z';

const USER = {
  id: 'fritz',
  name: 'Fritz',
  username: 'fritz',
  email: 'x@y',
  email_verified: 0,
  created_at: TIME,
  updated_at: TIME,
  role: 'author',
} as const;

/** As the release before wrote them. */
const writeOldRows = async (db: Kysely<Schema>): Promise<void> => {
  await db.insertInto('users').values(USER).execute();
  const times = { created_at: TIME, updated_at: TIME, expires_at: '2100-01-01T00:00:00.000Z' };
  await db
    .insertInto('sessions')
    .values({ id: 's', token: SESSION, user_id: 'fritz', ...times })
    .execute();
  const token = { id: 't', hash: hashSecret(API_TOKEN), owner: 'fritz', title: 'Old', created_at: TIME };
  await db.insertInto('tokens').values(token).execute();
};

const open = (name: string): Promise<Store> =>
  openStore({
    place: { file: join(folder, name) },
    now: () => '2030-01-01T00:00:00.000Z',
    newId: randomUUID,
  });

const staysSignedIn = async (store: Store): Promise<void> => {
  const auth = await makeTestAuth(store);
  expect(await findUserId(auth, await makeBrowser(auth, SESSION))).toBe('fritz');
  const rows = await store.db.selectFrom('sessions').select('token').execute();
  expect(rows.map(({ token }) => token)).not.toContain(SESSION);
};

test('whoever was signed in before tokens were hashed stays signed in; older API tokens keep working', async () => {
  const db = new Kysely<Schema>({
    dialect: createLibsqlDialect({ writer: new Libsql(join(folder, 'old.db')) }),
  });
  await makeMigrator(db, sqliteTableDialect, searchSqlite).migrateTo('0006-accounts');
  await writeOldRows(db);
  await db.destroy();
  const store = await open('old.db');
  await staysSignedIn(store);
  expect(await listTokens(store, 'fritz')).toMatchObject([
    { scope: 'publish', expiresAt: null, usedAt: null, isExpired: false },
  ]);
  expect(await recordTokenUse(store, API_TOKEN)).toEqual({ type: 'valid', owner: 'fritz', scope: 'publish' });
  await closeStore(store);
});

/** A backup as the release before made it. */
const oldBackup = async (): Promise<Uint8Array> => {
  const store = await open('source.db');
  const auth = await makeTestAuth(store);
  await createAuthor(auth);
  const files = unzipSync(await makeBackup(store));
  const [session] = await store.db.selectFrom('sessions').selectAll().execute();
  await closeStore(store);
  const rows = { users: USER, sessions: { ...session, id: 's', user_id: 'fritz', token: SESSION } };
  for (const [table, row] of Object.entries(rows))
    files[`tables/${table}.ndjson`] = strToU8(`${JSON.stringify(row)}\n`);
  delete files['tables/second_factors.ndjson'];
  expect(strFromU8(files['tables/users.ndjson'] ?? new Uint8Array())).not.toContain('two_factor');
  return zipSync(files);
};

test('a backup of the release before is restored, and its sessions go on', async () => {
  const backup = await oldBackup();
  const store = await open('target.db');
  expect(await restoreBackup(store, backup, false)).toMatchObject({ type: 'restored' });
  await staysSignedIn(store);
  await closeStore(store);
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { userNamed } from './accounts';
import { libsqlDialect } from './libsql-dialect';
import { migrator, sqliteTableWords } from './migrations';
import { closeStore, openStore } from './open';
import type { Schema } from './schema';
import { searchSqlite } from './search-sqlite';
import { hasAdministrator } from './setup';
import { isSuspended } from './suspension';

test('a server from before the setup link keeps its administrator, who is not suspended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-former-'));
  const file = join(folder, 'store.db');
  const db = new Kysely<Schema>({ dialect: libsqlDialect({ writer: new Libsql(file) }) });
  await migrator(db, sqliteTableWords, searchSqlite).migrateTo('0006-accounts');
  await db
    .insertInto('users')
    .values({
      ...{ id: 'one', name: 'Anna', username: 'anna', email: 'x@x.invalid', email_verified: 0 },
      ...{ role: 'administrator', created_at: '2026-01-01', updated_at: '2026-01-01' },
    })
    .execute();
  await db.insertInto('settings').values({ key: 'first-account', value: 'one' }).execute();
  await db.destroy();
  const store = await openStore({ place: { file }, now: () => '2030-01-01', newId: randomUUID });
  expect(await userNamed(store, 'anna')).toMatchObject({ role: 'administrator' });
  expect(await hasAdministrator(store)).toBe(true);
  expect(await isSuspended(store, 'one')).toBe(false);
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { findUserByName } from '../accounts/accounts';
import { isSuspended } from '../accounts/suspensions';
import { searchSqlite } from '../catalogue/search-sqlite';
import { createLibsqlDialect } from '../engine/libsql-dialect';
import { closeStore, openStore } from '../engine/open-store';
import { hasAdministrator } from '../operations/setup';
import { makeMigrator, sqliteTableDialect } from './migrations';
import type { Schema } from './schema';

test('a server from before the setup link keeps its administrator, who is not suspended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-former-'));
  const file = join(folder, 'store.db');
  const db = new Kysely<Schema>({ dialect: createLibsqlDialect({ writer: new Libsql(file) }) });
  await makeMigrator(db, sqliteTableDialect, searchSqlite).migrateTo('0006-accounts');
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
  expect(await findUserByName(store, 'anna')).toMatchObject({ role: 'administrator' });
  expect(await hasAdministrator(store)).toBe(true);
  expect(await isSuspended(store, 'one')).toBe(false);
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

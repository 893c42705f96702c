import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { searchSqlite } from '../catalogue/search-sqlite';
import { listDrafts } from '../documents/drafts';
import { createLibsqlDialect } from '../engine/libsql-dialect';
import { closeStore, openStore } from '../engine/open-store';
import { hashLegacySecret } from './account-tables';
import { makeMigrator, sqliteTableDialect } from './migrations';
import type { Schema } from './schema';

const SECRET = 'x'.repeat(43);

const draftBefore = (owner: string) => ({
  id: 'one',
  owner,
  kind: 'scenario' as const,
  system: 'squares',
  title: 'Old',
  document: '{}',
  revision: 1,
  created_at: '2026-01-01',
  updated_at: '2026-01-01',
});

test('drafts from before there were accounts stay their author’s, and the secret is nowhere any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-secrets-'));
  const file = join(folder, 'store.db');
  const db = new Kysely<Schema>({ dialect: createLibsqlDialect({ writer: new Libsql(file) }) });
  await makeMigrator(db, sqliteTableDialect, searchSqlite).migrateTo('0005-shelves');
  await db.insertInto('drafts').values(draftBefore(SECRET)).execute();
  await db
    .insertInto('publications')
    .values({ slug: 'old', kind: 'scenario', system: 'squares', author: SECRET, newest: 1 })
    .execute();
  await db.destroy();
  const store = await openStore({ place: { file }, now: () => '2030-01-01', newId: randomUUID });
  expect(await listDrafts(store, hashLegacySecret(SECRET))).toMatchObject([{ id: 'one' }]);
  expect(await listDrafts(store, SECRET)).toEqual([]);
  const lines = await store.db.selectFrom('publications').select('author').execute();
  expect(lines).toEqual([{ author: hashLegacySecret(SECRET) }]);
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

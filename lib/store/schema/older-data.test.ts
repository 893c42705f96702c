import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { toStoredFacts } from '../catalogue/facts';
import { searchSqlite } from '../catalogue/search-sqlite';
import { listDrafts } from '../documents/drafts';
import { publishDraft } from '../documents/publish';
import { usageOf } from '../documents/quotas';
import { readVersion } from '../documents/versions';
import { createLibsqlDialect } from '../engine/libsql-dialect';
import { closeStore, openStore } from '../engine/open-store';
import { makeFacts } from '../testing/fixtures';
import { makeMigrator, sqliteTableDialect } from './migrations';
import type { Schema } from './schema';

const TIME = '2026-01-01T00:00:00.000Z';

/** A store as the release before wrote it: an author with an unlisted version under a slug that can be guessed. */
const writeOlder = async (file: string): Promise<void> => {
  const db = new Kysely<Schema>({ dialect: createLibsqlDialect({ writer: new Libsql(file) }) });
  await makeMigrator(db, sqliteTableDialect, searchSqlite).migrateTo('0006-accounts');
  const line = { slug: 'quiet', kind: 'scenario', system: 'squares' } as const;
  await db
    .insertInto('publications')
    .values({ ...line, author: 'anna', newest: 1 })
    .execute();
  const version = {
    slug: 'quiet',
    n: 1,
    document: '{}',
    facts: JSON.stringify(toStoredFacts(makeFacts('Quiet'))),
  };
  await db
    .insertInto('versions')
    .values({ ...version, visibility: 'unlisted', change_note: '', published_at: TIME })
    .execute();
  const draft = { id: 'one', owner: 'anna', title: 'Quiet', document: '{}', revision: 1, ...line };
  await db
    .insertInto('drafts')
    .values({ ...draft, created_at: TIME, updated_at: TIME })
    .execute();
  await db.destroy();
};

test('drafts, versions and addresses of the release before stay as they were', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-older-'));
  const file = join(folder, 'store.db');
  await writeOlder(file);
  const store = await openStore({ place: { file }, now: () => TIME, newId: randomUUID });
  expect(await readVersion(store, 'quiet')).toMatchObject({ n: 1, visibility: 'unlisted' });
  expect(await listDrafts(store, 'anna')).toMatchObject([{ id: 'one', slug: 'quiet', unlistedSlug: null }]);
  expect(await usageOf(store, 'anna')).toMatchObject({ drafts: 1, documents: 1, lines: 1, versions: 1 });
  const publishing = { revision: 1, facts: makeFacts('Quiet'), changeNote: '' };
  expect(await publishDraft(store, 'one', 'anna', { ...publishing, visibility: 'public' })).toMatchObject({
    ...{ slug: 'quiet', n: 2 },
  });
  expect(await publishDraft(store, 'one', 'anna', { ...publishing, visibility: 'unlisted' })).toMatchObject({
    ...{ slug: expect.stringMatching(/^quiet-[0-9a-f]{32}$/), n: 1 },
  });
  expect(await readVersion(store, 'quiet', 1)).toMatchObject({ visibility: 'unlisted' });
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

import { type Kysely, sql, type Transaction } from 'kysely';
import { hashUnlessHashed } from '@/lib/store/accounts/secret-hash';
import { refreshCatalogue } from '@/lib/store/catalogue/catalogue-row';
import type { Store } from '@/lib/store/engine/open-store';
import type { Schema } from '@/lib/store/schema/schema';
import { readArchive, writeArchive } from './archive';
import { type BackupRow, fromLine, toLine } from './backup-lines';
import { sortParentsFirst } from './sort-parents-first';

/**
 * Every table: its place in a restore, where those that others refer to come first, or why it is left out. Null: it
 * is derived from the others, or useless on another day.
 */
const RESTORE_ORDER: Readonly<Record<keyof Schema, number | null>> = {
  users: 0,
  credentials: 1,
  // Left out, an account with a second factor could not sign in any more, or only with less than it asked for.
  second_factors: 1,
  keepsakes: 1,
  settings: 1,
  // An author without an account is known by nothing else.
  sessions: 1,
  publications: 2,
  versions: 3,
  drafts: 4,
  underlays: 5,
  draft_guests: 5,
  draft_invitations: 5,
  draft_edits: 5,
  draft_comments: 5,
  draft_presence: null,
  stars: 6,
  collections: 7,
  collection_entries: 8,
  tokens: 9,
  reports: 10,
  balances: 11,
  games: 11,
  game_seats: 12,
  game_actions: 12,
  game_states: 12,
  game_views: 12,
  game_messages: 12,
  game_watchers: 12,
  blocks: 12,
  game_feeds: 12,
  contributions: 13,
  report_agreements: 14,
  contribution_reports: 14,
  finished_games: 13,
  ratings: 13,
  follows: 13,
  follow_feeds: 13,
  changes: null,
  verifications: null,
  limits: null,
  catalogue: null,
  catalogue_state: null,
  version_checks: null,
  // A run is started again where it is needed.
  balance_runs: null,
  balance_chunks: null,
};

const restoreOrder = (table: keyof Schema): number => RESTORE_ORDER[table] ?? 0;

const TABLES = (Object.keys(RESTORE_ORDER) as (keyof Schema)[])
  .filter(table => RESTORE_ORDER[table] !== null)
  .sort((one, other) => restoreOrder(one) - restoreOrder(other));

const HEADER_FILE = 'backup.json';
const FORMAT = 1;
const CHUNK = 50;

/** Everything that cannot be worked out again, as it was at one moment; the server may run meanwhile. */
export const makeBackup = (store: Store): Promise<Uint8Array> =>
  inSnapshot(store, async db => {
    const files = new Map<string, string>();
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const rows = await readRows(db, table);
      counts[table] = rows.length;
      files.set(`tables/${table}.ndjson`, rows.map(toLine).join(''));
    }
    files.set(HEADER_FILE, JSON.stringify({ format: FORMAT, tables: counts }));
    return writeArchive(files);
  });

/** One snapshot for all readings, which locks nobody out. */
const inSnapshot = <Result>({ db }: Store, work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

async function readRows(db: Kysely<Schema>, table: keyof Schema): Promise<readonly BackupRow[]> {
  const { rows } = await sql<BackupRow>`select * from ${sql.table(table)}`.execute(db);
  const lines = rows.map(row => ({ row, line: toLine(row) }));
  const sorted = lines.sort((one, other) => (one.line < other.line ? -1 : 1)).map(({ row }) => row);
  return table === 'versions' ? sortParentsFirst(sorted) : sorted;
}

export type RestoreResult =
  | { readonly type: 'restored'; readonly rows: number }
  | { readonly type: 'not-empty' }
  | { readonly type: 'not-a-backup' };

const LIMITS = { entries: 100, file: 4 * 1024 ** 3, total: 8 * 1024 ** 3 };

/** Fills a store from a backup of either engine, all of it or nothing. A store that holds anything is left alone unless it is to be replaced. */
export const restoreBackup = async (
  store: Store,
  bytes: Uint8Array,
  isReplacing: boolean,
): Promise<RestoreResult> => {
  const archive = readArchive(bytes, LIMITS);
  if (archive.type === 'refused' || !isBackup(archive.files.get(HEADER_FILE)))
    return { type: 'not-a-backup' };
  return store.db.transaction().execute(async transaction => {
    if (!isReplacing && (await hasContent(transaction))) return { type: 'not-empty' };
    await deleteAllRows(transaction);
    let rows = 0;
    for (const table of TABLES)
      rows += await insertRows(transaction, table, archive.files.get(`tables/${table}.ndjson`) ?? '');
    await refreshAllEntries(transaction);
    return { type: 'restored', rows };
  });
};

const isBackup = (head: string | undefined): boolean => {
  if (head === undefined) return false;
  const said: unknown = JSON.parse(head);
  return typeof said === 'object' && said !== null && 'format' in said && said.format === FORMAT;
};

/** What comes with the program does not count: a server that was only started is as good as empty. */
async function hasContent(transaction: Transaction<Schema>): Promise<boolean> {
  const line = await transaction
    .selectFrom('publications')
    .select('slug')
    .where('shipped_as', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const draft = await transaction.selectFrom('drafts').select('id').limit(1).executeTakeFirst();
  return line !== undefined || draft !== undefined;
}

async function deleteAllRows(transaction: Transaction<Schema>): Promise<void> {
  for (const table of ['catalogue', ...[...TABLES].reverse()] as const)
    await sql`delete from ${sql.table(table)}`.execute(transaction);
}

async function insertRows(
  transaction: Transaction<Schema>,
  table: keyof Schema,
  text: string,
): Promise<number> {
  const rows = text
    .split('\n')
    .filter(line => line !== '')
    .map(line => migrateRow(table, fromLine(line)));
  for (let start = 0; start < rows.length; start += CHUNK)
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK) as never)
      .execute();
  return rows.length;
}

/** Rows as this release writes them, also from backups of older ones. */
const migrateRow = (table: keyof Schema, row: BackupRow): BackupRow =>
  table === 'sessions' && typeof row.token === 'string'
    ? { ...row, token: hashUnlessHashed(row.token) }
    : row;

async function refreshAllEntries(transaction: Transaction<Schema>): Promise<void> {
  const lines = await transaction.selectFrom('publications').select('slug').orderBy('slug').execute();
  for (const { slug } of lines) await refreshCatalogue(transaction, slug);
}

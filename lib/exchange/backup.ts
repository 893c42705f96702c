import { type Kysely, sql, type Transaction } from 'kysely';
import { refreshCatalogue } from '@/lib/store/catalogue-row';
import type { Store } from '@/lib/store/open';
import type { Schema } from '@/lib/store/schema';
import { hashUnlessHashed } from '@/lib/store/secret-hash';
import { readArchive, writeArchive } from './archive';
import { fromLine, type Row, toLine } from './backup-lines';
import { parentsFirst } from './parents-first';

/**
 * Every table: its place in a restore, where those come first that others refer to, or why it is left out. Null: it is worked out
 * anew from the others, or it is of no use on another day.
 */
const PLACES: Readonly<Record<keyof Schema, number | null>> = {
  users: 0,
  credentials: 1,
  // Left out, an account with a second factor could not sign in any more, or only with less than it asked for.
  second_factors: 1,
  keepsakes: 1,
  settings: 1,
  // An author without an account has nothing else by which he is known.
  sessions: 1,
  publications: 2,
  versions: 3,
  drafts: 4,
  underlays: 5,
  stars: 6,
  collections: 7,
  collection_entries: 8,
  tokens: 9,
  reports: 10,
  verifications: null,
  limits: null,
  catalogue: null,
  catalogue_state: null,
  version_checks: null,
};

const placed = (table: keyof Schema): number => PLACES[table] ?? 0;

const TABLES = (Object.keys(PLACES) as (keyof Schema)[])
  .filter(table => PLACES[table] !== null)
  .sort((one, other) => placed(one) - placed(other));

const HEAD = 'backup.json';
const FORMAT = 1;
const CHUNK = 50;

/** Everything that cannot be worked out again, as it was at one moment; the server may run meanwhile. */
export const makeBackup = (store: Store): Promise<Uint8Array> =>
  atOneMoment(store, async db => {
    const files = new Map<string, string>();
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const rows = await rowsOf(db, table);
      counts[table] = rows.length;
      files.set(`tables/${table}.ndjson`, rows.map(toLine).join(''));
    }
    files.set(HEAD, JSON.stringify({ format: FORMAT, tables: counts }));
    return writeArchive(files);
  });

/** One snapshot for all readings, which locks nobody out. */
const atOneMoment = <Result>({ db }: Store, work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);

async function rowsOf(db: Kysely<Schema>, table: keyof Schema): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
  const lines = rows.map(row => ({ row, line: toLine(row) }));
  const sorted = lines.sort((one, other) => (one.line < other.line ? -1 : 1)).map(({ row }) => row);
  return table === 'versions' ? parentsFirst(sorted) : sorted;
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
  if (archive.type === 'refused' || !isBackup(archive.files.get(HEAD))) return { type: 'not-a-backup' };
  return store.db.transaction().execute(async transaction => {
    if (!isReplacing && (await holdsAnything(transaction))) return { type: 'not-empty' };
    await emptyAll(transaction);
    let rows = 0;
    for (const table of TABLES)
      rows += await fill(transaction, table, archive.files.get(`tables/${table}.ndjson`) ?? '');
    await listAll(transaction);
    return { type: 'restored', rows };
  });
};

const isBackup = (head: string | undefined): boolean => {
  if (head === undefined) return false;
  const said: unknown = JSON.parse(head);
  return typeof said === 'object' && said !== null && 'format' in said && said.format === FORMAT;
};

/** What comes with the program does not count: a server that was only started is as good as empty. */
async function holdsAnything(transaction: Transaction<Schema>): Promise<boolean> {
  const line = await transaction
    .selectFrom('publications')
    .select('slug')
    .where('shipped_as', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const draft = await transaction.selectFrom('drafts').select('id').limit(1).executeTakeFirst();
  return line !== undefined || draft !== undefined;
}

async function emptyAll(transaction: Transaction<Schema>): Promise<void> {
  for (const table of ['catalogue', ...[...TABLES].reverse()] as const)
    await sql`delete from ${sql.table(table)}`.execute(transaction);
}

async function fill(transaction: Transaction<Schema>, table: keyof Schema, text: string): Promise<number> {
  const rows = text
    .split('\n')
    .filter(line => line !== '')
    .map(line => upToDate(table, fromLine(line)));
  for (let start = 0; start < rows.length; start += CHUNK)
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + CHUNK) as never)
      .execute();
  return rows.length;
}

/** Rows as this release writes them, also from backups of older ones. */
const upToDate = (table: keyof Schema, row: Row): Row =>
  table === 'sessions' && typeof row.token === 'string'
    ? { ...row, token: hashUnlessHashed(row.token) }
    : row;

async function listAll(transaction: Transaction<Schema>): Promise<void> {
  const lines = await transaction.selectFrom('publications').select('slug').orderBy('slug').execute();
  for (const { slug } of lines) await refreshCatalogue(transaction, slug);
}

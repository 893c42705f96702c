import type { Kysely } from 'kysely';
import type { TableDialect } from './migrations';

/** What was measured of a version, by the server's own workers or before it was shipped. */
export interface BalanceTable {
  slug: string;
  n: number;
  /** The id of a variant; empty: the battle itself. */
  variant: string;
  level: string;
  engine: string;
  games: number;
  /** As JSON text. */
  measured: string;
}

/** A run that somebody ordered: its games come in chunks. */
export interface BalanceRunTable {
  id: string;
  slug: string;
  n: number;
  variant: string;
  level: string;
  engine: string;
  /** Who ordered it. */
  owner: string;
  games: number;
  chunk_size: number;
  /** Chunks that were handed to the queue so far. */
  sent: number;
  status: RunStatus;
  created_at: string;
}

export type RunStatus = 'open' | 'done' | 'cancelled' | 'failed' | 'too-costly';

/** The games of one chunk: written once, however often it was played. */
export interface BalanceChunkTable {
  run: string;
  chunk: number;
  /** As JSON text. */
  games: string;
}

export interface BalanceTables {
  balances: BalanceTable;
  balance_runs: BalanceRunTable;
  balance_chunks: BalanceChunkTable;
}

export async function createBalanceTables(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .createTable('balances')
    .addColumn('slug', sortedText, column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('variant', sortedText, column => column.notNull())
    .addColumn('level', sortedText, column => column.notNull())
    .addColumn('engine', sortedText, column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('measured', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('balances_key', ['slug', 'n', 'variant', 'level', 'engine'])
    .addForeignKeyConstraint('balances_version', ['slug', 'n'], 'versions', ['slug', 'n'], key =>
      key.onDelete('cascade'),
    )
    .execute();
  await createRuns(db, sortedText);
}

async function createRuns(db: Kysely<unknown>, sortedText: TableDialect['sortedText']): Promise<void> {
  await db.schema
    .createTable('balance_runs')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('slug', sortedText, column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('variant', sortedText, column => column.notNull())
    .addColumn('level', sortedText, column => column.notNull())
    .addColumn('engine', sortedText, column => column.notNull())
    .addColumn('owner', sortedText, column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('chunk_size', 'integer', column => column.notNull())
    .addColumn('sent', 'integer', column => column.notNull())
    .addColumn('status', sortedText, column => column.notNull())
    .addColumn('created_at', sortedText, column => column.notNull())
    .addForeignKeyConstraint('balance_runs_version', ['slug', 'n'], 'versions', ['slug', 'n'], key =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('balance_chunks')
    .addColumn('run', sortedText, column =>
      column.notNull().references('balance_runs.id').onDelete('cascade'),
    )
    .addColumn('chunk', 'integer', column => column.notNull())
    .addColumn('games', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('balance_chunks_key', ['run', 'chunk'])
    .execute();
}

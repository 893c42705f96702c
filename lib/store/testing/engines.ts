import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { getEnv } from '@/lib/env';
import { closeStore, openStore, type Store, type StoreLocation } from '../engine/open-store';

export interface Engine {
  readonly name: string;
  /** Makes an empty place of its own. */
  make(): Promise<StoreLocation>;
  remove(place: StoreLocation): Promise<void>;
}

const sqlite: Engine = {
  name: 'SQLite',
  make: async () => ({ file: join(mkdtempSync(join(tmpdir(), 'battlewright-store-')), 'store.db') }),
  remove: async place => {
    if ('file' in place) rmSync(join(place.file, '..'), { recursive: true });
  },
};

const makePostgres = (server: string): Engine => ({
  name: 'PostgreSQL',
  make: async () => {
    const name = `contract_${randomUUID().replaceAll('-', '')}`;
    await runStatement(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return { url: url.href };
  },
  remove: async place => {
    if ('url' in place) await runStatement(server, `drop database ${new URL(place.url).pathname.slice(1)}`);
  },
});

async function runStatement(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const server = getEnv().testDatabaseUrl;

export const isPostgresThere = server !== undefined;
export const engines: readonly Engine[] = server === undefined ? [sqlite] : [sqlite, makePostgres(server)];

/** The time in tests: one second later at each question. */
export function makeTickingClock(): () => string {
  let seconds = 0;
  return () => {
    seconds += 1;
    const [minute, second] = [Math.floor(seconds / 60), seconds % 60].map(part =>
      String(part).padStart(2, '0'),
    );
    return `2030-01-01T00:${minute}:${second}.000Z`;
  };
}

/** Gives a group of tests a place of its own, new at its first test and empty at each; every `open` is another connection to it. */
export function useEngine(engine: Engine) {
  let place: StoreLocation;
  let opened: Store[] = [];
  const open = async (): Promise<Store> => {
    const store = await openStore({ place, now: makeTickingClock(), newId: randomUUID });
    opened.push(store);
    return store;
  };
  beforeAll(async () => {
    place = await engine.make();
  });
  afterEach(async () => {
    await emptyTables(opened[0] ?? (await open()));
    await Promise.all(opened.map(closeStore));
    opened = [];
  });
  afterAll(() => engine.remove(place));
  return { open, place: () => place };
}

async function emptyTables({ db }: Store): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).execute();
}

/** Those first that refer to others. */
const TABLES = [
  'balance_runs',
  'balances',
  'games',
  'blocks',
  'game_feeds',
  'changes',
  'reports',
  'contributions',
  'finished_games',
  'ratings',
  'follows',
  'follow_feeds',
  'catalogue',
  'drafts',
  'stars',
  'collections',
  'tokens',
  'versions',
  'publications',
  'users',
  'settings',
  'limits',
] as const;

import { randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { getEnv } from '@/lib/env';
import { createDraft } from '../documents/drafts';
import { makeDraft } from '../testing/fixtures';
import { closeStore, openStore, type Store, type StoreLocation } from './open-store';
import { findOpeningProblem, OPENING_PROBLEMS, type OpeningProblem } from './opening-problems';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-problems-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (place: StoreLocation): Promise<Store> =>
  openStore({ place, now: () => '2030-01-01T00:00:00.000Z', newId: randomUUID });

/** The sentence about a store that cannot be used. */
const problemOf = async (place: StoreLocation, use = async (_: Store): Promise<void> => undefined) => {
  let store: Store | undefined;
  try {
    store = await open(place);
    await use(store);
    return null;
  } catch (error) {
    return findOpeningProblem(error, place);
  } finally {
    if (store) await closeStore(store);
  }
};

const fillStore = async (store: Store): Promise<void> => {
  for (let n = 0; n < 200; n += 1) await createDraft(store, 'anna', makeDraft(`${'x'.repeat(500)} ${n}`));
};

describe('a file that cannot be used', () => {
  test('is not a database', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear members, '.repeat(500));
    expect(await problemOf({ file })).toMatchObject({ code: 'not-a-database', values: { file } });
  });

  test('has damaged pages', async () => {
    const file = join(folder, 'damaged.db');
    const store = await open({ file });
    await fillStore(store);
    await closeStore(store);
    const rest = statSync(file).size - 4096;
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(rest, 7), 0, rest, 4096);
    closeSync(descriptor);
    expect(await problemOf({ file })).toMatchObject({ code: 'damaged', values: { file } });
  });

  test('was used by a newer release', async () => {
    const file = join(folder, 'newer.db');
    const store = await open({ file });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(store.db);
    await closeStore(store);
    expect(await problemOf({ file })).toMatchObject({ code: 'newer', values: { migration: '9999-future' } });
  });

  test('lies where nothing can be written', async () => {
    writeFileSync(join(folder, 'plain-file'), '');
    const below = { file: join(folder, 'plain-file', 'data', 'battlewright.db') };
    expect(await problemOf(below)).toMatchObject({ code: 'not-writable' });
    mkdirSync(join(folder, 'is-a-folder'));
    expect(await problemOf({ file: join(folder, 'is-a-folder') })).toMatchObject({
      code: 'not-writable',
      values: { folder },
    });
  });

  test('has no room left', async () => {
    const place = { file: join(folder, 'full.db') };
    const problem = await problemOf(place, async store => {
      // In a transaction, since only the connection that writes has this limit.
      await store.db.transaction().execute(writer => sql`pragma max_page_count = 1`.execute(writer));
      await fillStore(store);
    });
    expect(problem).toMatchObject({ code: 'disk-full' });
  });
});

const server = getEnv().testDatabaseUrl;

const changed = (change: (url: URL) => void): StoreLocation => {
  const url = new URL(server ?? 'postgres://club:secret@127.0.0.1/x');
  change(url);
  return { url: url.href };
};

describe('a PostgreSQL that cannot be used', () => {
  test('does not answer, or has no such address', async () => {
    expect(await problemOf({ url: 'postgres://club:secret@127.0.0.1:1/battles' })).toMatchObject({
      code: 'unreachable',
      values: { server: '127.0.0.1:1' },
    });
    expect(await problemOf({ url: 'postgres://club@no-such-host.invalid/x' })).toMatchObject({
      code: 'unreachable',
    });
  });
});

if (server !== undefined)
  test('a PostgreSQL that refuses the password, or has no such database, is recognised', async () => {
    const wrong = changed(url => {
      url.password = 'wrong';
    });
    expect(await problemOf(wrong)).toMatchObject({ code: 'wrong-password' });
    const missing = changed(url => {
      url.pathname = '/no_such_database';
    });
    expect(await problemOf(missing)).toMatchObject({
      code: 'no-database',
      values: { name: 'no_such_database' },
    });
  });

test('every problem has a sentence that names the place and no password', () => {
  const say = makeSay(messages, 'en', error => {
    throw error;
  });
  const place = { url: 'postgres://club:hunter2@db.example/battles' };
  const values = findOpeningProblem(Object.assign(new Error(''), { code: '28P01' }), place)?.values;
  const all: OpeningProblem['values'] = { ...values, file: 'f', folder: 'd', migration: 'm' };
  for (const code of OPENING_PROBLEMS) {
    const sentence = say({ code: `cli.problem.${code}`, values: all });
    expect(sentence).not.toContain('hunter2');
    expect(sentence.length).toBeGreaterThan(40);
  }
});

test('our own mistake is not called a problem of the store', () => {
  expect(findOpeningProblem(new TypeError('x is not a function'), { file: 'x' })).toBeNull();
});

import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTickingClock } from '../testing/engines';
import { closeStore, openStore } from './open-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'battlewright-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rightsOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

const open = (file: string) => openStore({ place: { file }, now: makeTickingClock(), newId: randomUUID });

test('a new database lies in a folder of its own that nobody else reads, whatever the umask', async () => {
  const before = process.umask(0);
  const store = await open(join(folder, 'new', 'data', 'store.db'));
  process.umask(before);
  const data = join(folder, 'new', 'data');
  expect([rightsOf(join(folder, 'new')), rightsOf(data)]).toEqual(['700', '700']);
  expect(readdirSync(data).sort()).toEqual(['store.db', 'store.db-shm', 'store.db-wal']);
  for (const name of readdirSync(data)) expect(rightsOf(join(data, name)), name).toBe('600');
  await closeStore(store);
});

test('an older database is tightened when it is opened; its folder and what else lies there stay', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'notes.txt'), 'mine');
  chmodSync(join(data, 'notes.txt'), 0o644);
  const file = join(data, 'store.db');
  await closeStore(await open(file));
  const holder = await open(file);
  for (const name of readdirSync(data)) if (name.startsWith('store')) chmodSync(join(data, name), 0o644);
  const store = await open(file);
  for (const name of ['store.db', 'store.db-shm', 'store.db-wal'])
    expect(rightsOf(join(data, name)), name).toBe('600');
  expect([rightsOf(data), rightsOf(join(data, 'notes.txt'))]).toEqual(['755', '644']);
  await closeStore(store);
  await closeStore(holder);
});

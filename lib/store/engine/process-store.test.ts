import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { closeStore } from './open-store';
import { getProcessStore, storeLocationFor } from './process-store';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-instance-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('an address means PostgreSQL, none the file in the data folder', () => {
  const url = 'postgres://club@localhost/battles';
  expect(storeLocationFor(parseEnvironment({ DATABASE_URL: url }))).toEqual({ url });
  expect(storeLocationFor(parseEnvironment({ DATA_DIR: '/srv/club' }))).toEqual({
    file: '/srv/club/battlewright.db',
  });
});

test('a process has one store, also when the module is loaded twice', async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'new', 'data'));
  vi.stubEnv('DATABASE_URL', '');
  const now = () => '2030-01-01T00:00:00.000Z';
  const store = await getProcessStore(now);
  vi.resetModules();
  const copy = await import('./process-store');
  expect(copy.getProcessStore).not.toBe(getProcessStore);
  expect(await copy.getProcessStore(now)).toBe(store);
  await closeStore(store);
});

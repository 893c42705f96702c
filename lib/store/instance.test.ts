import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { parseEnvironment } from '@/lib/env';
import { placeFor, storeInstance } from './instance';
import { closeStore } from './open';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-instance-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('an address means PostgreSQL, none the file in the data folder', () => {
  const url = 'postgres://club@localhost/battles';
  expect(placeFor(parseEnvironment({ DATABASE_URL: url }))).toEqual({ url });
  expect(placeFor(parseEnvironment({ DATA_DIR: '/srv/club' }))).toEqual({
    file: '/srv/club/battlewright.db',
  });
});

test('a process has one store, also when the module is loaded twice', async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'new', 'data'));
  vi.stubEnv('DATABASE_URL', '');
  const now = () => '2030-01-01T00:00:00.000Z';
  const store = await storeInstance(now);
  vi.resetModules();
  const copy = await import('./instance');
  expect(copy.storeInstance).not.toBe(storeInstance);
  expect(await copy.storeInstance(now)).toBe(store);
  await closeStore(store);
});

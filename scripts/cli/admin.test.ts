import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeAuth } from '@/lib/accounts/auth';
import { findUserByName, passwordHashOf } from '@/lib/store/accounts/accounts';
import { suspensionOf } from '@/lib/store/accounts/suspensions';
import { withStore } from './command';
import { main } from './main';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-admin-'));
const passwordFile = join(folder, 'password');
const PASSWORD = 'a very long secret';
vi.stubEnv('DATA_DIR', join(folder, 'data'));
vi.stubEnv('DATABASE_URL', '');

const heard: string[] = [];
vi.spyOn(console, 'log').mockImplementation(line => heard.push(line));
vi.spyOn(console, 'error').mockImplementation(line => heard.push(line));
beforeEach(() => {
  heard.length = 0;
  writeFileSync(passwordFile, `${PASSWORD}\n`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const admin = (...words: string[]): Promise<number> => main(['admin', ...words]);
const withPassword = (act: string, name: string): Promise<number> =>
  admin(act, name, '--password-file', passwordFile);

const opens = (name: string, password: string): Promise<boolean> =>
  withStore(async store => {
    const id = (await findUserByName(store, name))?.id ?? '';
    const auth = makeAuth(store, { secret: 'x'.repeat(32), baseUrl: 'http://x', cookies: { id: 'none' } });
    const hash = (await passwordHashOf(store, id)) ?? '';
    return (await auth.$context).password.verify({ hash, password });
  });

test('a backup that is not there is named, and no store is created for it', async () => {
  expect(await main(['restore', join(folder, 'none.zip')])).toBe(1);
  expect(heard.at(-1)).toBe(`${join(folder, 'none.zip')} can’t be read. Check the name and who may read it.`);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('a server without accounts says so, and how to create one', async () => {
  expect(await admin('list')).toBe(0);
  expect(heard).toEqual([expect.stringContaining('battlewright admin create NAME')]);
});

test('a backup into a folder that is not there is told as that, not as a fault of the database', async () => {
  expect(await main(['backup', join(folder, 'nowhere', 'b.zip')])).toBe(1);
  expect(heard.at(-1)).toContain('Check that its folder exists');
});

test('an administrator is created from the command line, and nothing secret is printed', async () => {
  expect(await withPassword('create', 'Anna')).toBe(0);
  expect(heard).toEqual(['Created administrator Anna.']);
  expect(await opens('anna', PASSWORD)).toBe(true);
  expect(await withPassword('create', 'ANNA')).toBe(1);
  expect(heard.at(-1)).toContain('admin grant ANNA administrator');
});

test('a bad name and a short password are refused before anything is written', async () => {
  expect(await withPassword('create', 'no spaces')).toBe(1);
  writeFileSync(passwordFile, 'short');
  expect(await withPassword('create', 'Bert')).toBe(1);
  expect(heard.at(-1)).toContain('12 to 128');
  expect(await withStore(store => findUserByName(store, 'Bert'))).toBeNull();
});

test('a forgotten password is replaced', async () => {
  await withPassword('create', 'Carl');
  writeFileSync(passwordFile, 'another long secret');
  expect(await withPassword('reset-password', 'carl')).toBe(0);
  expect([await opens('carl', PASSWORD), await opens('carl', 'another long secret')]).toEqual([false, true]);
  expect(await withPassword('reset-password', 'Nobody')).toBe(1);
  expect(heard.at(-1)).toBe('Unknown user: Nobody.');
});

test('roles are granted, but the last administrator stays', async () => {
  await withPassword('create', 'Anna');
  await withPassword('create', 'Dora');
  expect(await admin('grant', 'Dora', 'moderator')).toBe(0);
  expect(await withStore(store => findUserByName(store, 'dora'))).toMatchObject({ role: 'curator' });
  expect(await admin('grant', 'Carl', 'author')).toBe(0);
  expect(await admin('grant', 'anna', 'author')).toBe(1);
  expect(await admin('suspend', 'anna')).toBe(1);
  expect(heard.at(-1)).toContain('Only administrator: anna.');
  expect(await admin('grant', 'Dora', 'king')).toBe(1);
});

test('an account is suspended with a reason and let work again, and the list shows it', async () => {
  expect(await admin('suspend', 'Dora', '--reason', 'Spam')).toBe(0);
  const dora = await withStore(store => findUserByName(store, 'dora'));
  expect(await withStore(store => suspensionOf(store, dora?.id ?? ''))).toEqual({ reason: 'Spam' });
  heard.length = 0;
  expect(await admin('list', '--json')).toBe(0);
  expect(JSON.parse(heard.join('\n'))).toMatchObject([
    { name: 'Anna', role: 'administrator', bytes: 0 },
    { name: 'Carl', role: 'author' },
    { name: 'Dora', role: 'moderator', reason: 'Spam' },
  ]);
  expect(await admin('unsuspend', 'Dora')).toBe(0);
  heard.length = 0;
  expect(await admin('list')).toBe(0);
  expect(heard[2]).toMatch(/^Dora +moderator +since \d{4}-\d\d-\d\d +0 KB$/);
});

test.each([[[]], [['create']], [['grant', 'Anna']], [['suspend']], [['unsuspend']], [['toString']]])(
  'admin %j gets the usage',
  async words => {
    expect(await admin(...words)).toBe(1);
    expect(heard.at(-1)).toContain('battlewright admin create NAME');
  },
);

test('a store that is not a database is reported in a sentence', async () => {
  rmSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data'), 'a file where a folder should be');
  expect(await admin('list')).toBe(1);
  expect(heard).toEqual([expect.stringContaining('can’t be written to')]);
});

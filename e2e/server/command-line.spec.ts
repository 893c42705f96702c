import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../steps/fixtures';

const run = promisify(execFile);
const CANNAE = 'content/scenarios/lost-battles/cannae.json';

/** The command line on a store; what it says. */
const battlewright = async (store: string | undefined, ...words: string[]): Promise<string> =>
  runWith({ DATA_DIR: store ?? '' }, words);

const runWith = async (more: Record<string, string>, words: readonly string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: '', ...more };
  const { stdout } = await run(process.execPath, ['scripts/battlewright.mjs', ...words], { env });
  return stdout;
};

test('whoever runs the server makes an administrator, who signs in at once', async ({ request }, {
  retry,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-cli-'));
  const [name, password] = [`Keeper${retry}`, 'from a file of mine'];
  writeFileSync(join(folder, 'password'), password);
  const served = process.env.E2E_DATA_DIR;
  const words = ['admin', 'create', name, '--password-file', join(folder, 'password')];
  expect(await battlewright(served, ...words)).toContain(`Created administrator ${name}.\n`);
  expect((await request.post('/api/account/session', { data: { name, password } })).ok()).toBe(true);
  expect((await request.get('/admin/accounts')).status()).toBe(200);
  rmSync(folder, { recursive: true });
});

test('an organiser checks, imports, exports, backs up and restores while the server runs', async ({
  request,
}, { retry }) => {
  // Each command is a process of its own, and the first bundles the program.
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-cli-'));
  const file = (name: string): string => join(folder, name);
  const served = process.env.E2E_DATA_DIR;
  const name = `Organiser${retry}`;
  const taken = await request.post('/api/account', { data: { name, password: 'at the command line' } });
  expect(taken.ok()).toBe(true);
  expect(await battlewright(served, 'check', CANNAE)).toContain('rules met');

  const said = await battlewright(served, 'import', CANNAE, '--as', name, '--publish', 'unlisted');
  const [, address = ''] = /published at (\S+)/.exec(said) ?? [];
  // The running server shows it at once, and what the server publishes the command line sees.
  expect((await request.get(`${address}/document.json`)).status()).toBe(200);
  const remix = { slug: 'zama', n: 1 };
  const { id } = await (await request.post('/api/drafts', { data: { remix } })).json();
  const requested = { revision: 1, visibility: 'unlisted', changeNote: '' };
  expect((await request.post(`/api/drafts/${id}/publish`, { data: requested })).status()).toBe(201);
  await battlewright(served, 'export', file('here.zip'), '--author', name);
  await battlewright(served, 'backup', file('backup.zip'));

  await battlewright(file('elsewhere'), 'restore', file('backup.zip'));
  await battlewright(file('elsewhere'), 'export', file('there.zip'), '--author', name);
  const [here, there] = [readFileSync(file('here.zip')), readFileSync(file('there.zip'))];
  expect(here.equals(there)).toBe(true);
  expect(here.includes('zama')).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a designer publishes from a file and finds it again', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-cli-'));
  const file = join(folder, 'battle.json');
  const title = `Written in a file ${process.pid}`;
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(CANNAE, 'utf8')), title }));
  await request.post('/api/drafts', { data: { remix: { slug: 'zama', n: 1 } } });
  const { token } = await (await request.post('/api/tokens', { data: { title: 'CLI' } })).json();
  const env = { DATA_DIR: folder, BASE_URL: baseURL ?? '', BATTLEWRIGHT_TOKEN: token };
  const said = await runWith(env, ['publish', file, '--note', 'From git']);
  const [, address = ''] = /published at \S+(\/s\/\S+)/.exec(said) ?? [];
  expect((await request.get(`${address}/document.json`)).status()).toBe(200);
  expect(await runWith(env, ['search', title, '--system', 'lost-battles'])).toContain(
    address.replace(/\/v\/\d+$/, ''),
  );
  await expect(runWith(env, ['search', '--size', 'huge'])).rejects.toThrow(
    /size: expected one of small, middle, large/,
  );
  const refused = runWith({ ...env, BATTLEWRIGHT_TOKEN: 'unknown' }, ['publish', file]);
  await expect(refused).rejects.toThrow(/API token/);
  rmSync(folder, { recursive: true });
});

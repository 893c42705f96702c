import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../steps/fixtures';

const run = promisify(execFile);
const CANNAE = 'content/scenarios/lost-battles/cannae.json';

/** The command line on a store; what it says. */
const battlewright = async (store: string | undefined, ...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: store ?? '', DATABASE_URL: '' };
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

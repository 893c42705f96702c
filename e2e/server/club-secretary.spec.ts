import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { codesOf } from '@/lib/store/testing/one-time-codes';
import { expect, test } from '../steps/fixtures';
import { type OwnServer, startServer, waitUntilReady } from '../steps/own-server';

const PASSWORD = 'minutes of the last meeting';

/** Two servers and four commands, each a process of its own. */
test.describe.configure({ timeout: 420_000 });

/** A suspended member is refused, and a hidden version is gone. */
test.use({ expectedErrors: [/40[13]|410/] });

const runCommand = async (folder: string, ...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/battlewright.mjs', ...words], {
    env,
  });
  return stdout;
};

const openPage = async (browser: Browser, { address }: OwnServer): Promise<Page> =>
  (await browser.newContext({ baseURL: address })).newPage();

const signIn = async (page: Page, name: string): Promise<void> => {
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Sign in' });
  await part.getByLabel('User name').fill(name);
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button').click();
};

/** By the link that the server printed; a recovery code for later. */
const becomeAdministrator = async (page: Page, server: OwnServer): Promise<string> => {
  await page.goto(/http\S+\/setup\?key=\S+/.exec(server.said())?.[0] ?? '/no-link-was-printed');
  await page.getByLabel('User name').fill('Secretary');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create administrator' }).click();
  const setUp = page.getByRole('region', { name: 'Set up', exact: true });
  await setUp.getByLabel('Current password').fill(PASSWORD);
  await setUp.getByRole('button').click();
  const key = ((await page.getByRole('definition').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code', { exact: true }).fill(codesOf(key).now);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication is on' })).toBeVisible();
  return recoveryCode;
};

/** A member signs up and publishes a battle; its slug. */
const publishAsMember = async (page: Page): Promise<string> => {
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Sign up' });
  await part.getByLabel('User name').fill('Member');
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Member', level: 1 })).toBeVisible();
  const draft = await page.request.post('/api/drafts', { data: { remix: { slug: 'issus', n: 1 } } });
  const { id } = await draft.json();
  const publishing = { revision: 1, visibility: 'public', changeNote: '' };
  return (await (await page.request.post(`/api/drafts/${id}/publish`, { data: publishing })).json()).slug;
};

const report = async (page: Page, slug: string): Promise<void> => {
  await page.goto(`/s/${slug}`);
  await page.getByRole('link', { name: 'Report this document' }).click();
  await page.getByLabel('What is wrong with it?').fill('Not the battle of Issus');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('The moderators will look at it')).toBeVisible();
};

/** What a secretary does of an evening: the report, and the account that it is about. */
const administer = async (page: Page): Promise<void> => {
  await page.goto('/admin');
  const reported = page.getByRole('row', { name: /Not the battle of Issus/ });
  await reported.getByLabel('Reason shown at its address').fill('It shows another battle.');
  await reported.getByRole('button', { name: 'Hide version 1' }).click();
  await expect(page.getByRole('region', { name: 'Hidden', exact: true })).toContainText(
    'It shows another battle.',
  );
  await expect(page.getByRole('region', { name: 'Recent errors' })).toContainText('No errors');
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await page.getByRole('searchbox', { name: 'User name' }).fill('memb');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 account')).toBeVisible();
  const row = page.getByRole('row', { name: /Member/ });
  await row.getByText('Manage Member').click();
  await row.getByLabel('Quota in MB').fill('7');
  await row.getByRole('button', { name: 'Set quota' }).click();
  await expect(row).toContainText('of 7 MB');
  await row.getByLabel('Reason, shown when they sign in').fill('Until we have talked');
  await row.getByRole('button', { name: 'Suspend account' }).click();
  await expect(row).toContainText('Suspended since');
};

/** Everything is as it was on the server that the backup was made of. */
const lookAround = async (browser: Browser, drill: OwnServer, slug: string, code: string): Promise<void> => {
  const secretary = await openPage(browser, drill);
  await signIn(secretary, 'Secretary');
  await secretary.getByRole('button', { name: 'Use a recovery code' }).click();
  const enter = secretary.getByRole('region', { name: 'Enter code' });
  await enter.getByLabel('Recovery code', { exact: true }).fill(code);
  await enter.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(secretary.getByRole('heading', { name: 'Secretary', level: 1 })).toBeVisible();
  await secretary.goto('/admin/accounts');
  await expect(secretary.getByRole('row', { name: /Member/ })).toContainText('Suspended since');
  await expect(secretary.getByRole('row', { name: /Member/ })).toContainText('of 7 MB');
  const member = await openPage(browser, drill);
  await signIn(member, 'Member');
  await expect(member.getByRole('main').getByRole('alert')).toContainText('Until we have talked');
  expect((await member.goto(`/s/${slug}`))?.status()).toBe(410);
  await member.goto('/s/cannae');
  await expect(member.getByRole('heading', { name: 'Cannae', level: 1 })).toBeVisible();
};

test('a secretary sets a server up, looks after it, backs it up and tries the backup', async ({
  browser,
}) => {
  const server = await startServer();
  await waitUntilReady(server);
  const secretary = await openPage(browser, server);
  const recoveryCode = await becomeAdministrator(secretary, server);
  const member = await openPage(browser, server);
  const slug = await publishAsMember(member);
  await report(await openPage(browser, server), slug);
  await administer(secretary);

  const folder = mkdtempSync(join(tmpdir(), 'battlewright-drill-'));
  const [backup, restored] = [join(folder, 'backup.zip'), join(folder, 'restored')];
  await runCommand(server.folder, 'backup', backup);
  expect(await runCommand(restored, 'restore', backup)).toMatch(/Restored \d+ rows/);
  expect(await runCommand(restored, 'admin', 'list')).toMatch(/Secretary.*administrator/);
  await server.remove();
  const drill = await startServer({}, restored);
  await waitUntilReady(drill);
  expect(drill.said()).not.toContain('/setup');
  await lookAround(browser, drill, slug, recoveryCode);
  await drill.remove();
  rmSync(folder, { recursive: true });
});

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import Libsql from 'libsql';
import { expect, test } from './fixtures';

test.use({ expectedErrors: [/404|410/] });

const signUp = async (page: Page, name: string): Promise<void> => {
  const answer = await page.request.post('/api/account', { data: { name, password: 'a long password' } });
  expect(answer.ok()).toBe(true);
};

/** The first account of a server is its administrator; here other tests may have been first. */
const makeCurator = (name: string): void => {
  const database = new Libsql(join(process.env.E2E_DATA_DIR ?? '', 'battlewright.db'));
  database.prepare("update users set role = 'curator' where username = ?").run(name);
  database.close();
};

const publish = async (page: Page): Promise<string> => {
  const { id } = await (
    await page.request.post('/api/drafts', { data: { remix: { slug: 'issus', n: 1 } } })
  ).json();
  const published = await page.request.post(`/api/drafts/${id}/publish`, {
    data: { revision: 1, visibility: 'public', changeNote: '' },
  });
  return (await published.json()).slug;
};

test('a reader reports a battle, a curator hides it and brings it back', async ({ page, browser }) => {
  await signUp(page, 'curator-anna');
  const slug = await publish(page);
  expect((await page.goto('/admin'))?.status()).toBe(404);

  const reader = await browser.newPage();
  await reader.goto(`/s/${slug}`);
  await reader.getByRole('link', { name: 'Report this document' }).click();
  await reader.getByLabel('What is wrong with it?').fill('Not the battle of Issus');
  await reader.getByRole('button', { name: 'Send the report' }).click();
  await expect(reader.getByText('The curators will look at it')).toBeVisible();

  makeCurator('curator-anna');
  await page.goto('/admin');
  const row = page.getByRole('row', { name: /Not the battle of Issus/ });
  await row.getByLabel('Reason that its address gives').fill('It shows another battle.');
  await row.getByRole('button', { name: 'Hide version 1' }).click();
  await expect(page.getByRole('region', { name: 'Hidden' })).toContainText('It shows another battle.');
  expect((await reader.goto(`/s/${slug}`))?.status()).toBe(410);
  await expect(reader.getByRole('main')).toContainText('It shows another battle.');
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('SQLite');

  await page.getByRole('region', { name: 'Hidden' }).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Nothing is hidden.')).toBeVisible();
  expect((await reader.goto(`/s/${slug}`))?.status()).toBe(200);
  await reader.close();
});

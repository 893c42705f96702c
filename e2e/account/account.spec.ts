import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openRemix } from '../steps/studio';

const PASSWORD = 'a long white coat';

/** Refused tries are answered by 403, which the browser notes on its console. */
test.use({ expectedErrors: [/403/] });

const fill = async (page: Page, form: string, name: string, password: string): Promise<void> => {
  const part = page.getByRole('region', { name: form });
  await part.getByLabel('User name').fill(name);
  await part.getByLabel('Password').fill(password);
  await part.getByRole('button').click();
};

test('an author signs up, keeps the draft, and finds it on another device', async ({ page, browser }) => {
  const id = await openRemix(page, 'cannae');
  await page.goto('/account');
  await expect(page.getByText('Your draft in this browser will be added to your account.')).toBeVisible();
  await fill(page, 'Sign up', 'Daun', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Daun', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Daun' })).toBeVisible();
  await page.getByRole('link', { name: 'Open My work' }).click();
  await expect(page.getByRole('link', { name: 'Cannae', exact: true })).toHaveAttribute(
    'href',
    `/studio/${id}`,
  );

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/account');
  await fill(other, 'Sign in', 'daun', 'not the password');
  await expect(other.getByRole('main').getByRole('alert')).toContainText('Wrong user name or password.');
  await fill(other, 'Sign in', 'daun', PASSWORD);
  await expect(other.getByText('1 document.')).toBeVisible();
  const archive = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Export all' }).click();
  expect((await archive).suggestedFilename()).toBe('battlewright.zip');
  const part = other.getByRole('region', { name: 'Import documents' });
  await part.getByLabel('JSON or ZIP file').setInputFiles(await (await archive).path());
  await part.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(part.getByRole('status')).toHaveText('Nothing new to import. 1 duplicate skipped.');
  await other.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await elsewhere.close();
});

test('a sign-up gives the browser a new session, and the old one is dead', async ({ page, browser }) => {
  const id = await openRemix(page, 'cannae');
  const before = await page.context().cookies();
  await page.goto('/account');
  await fill(page, 'Sign up', 'Laudon', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Laudon', level: 1 })).toBeVisible();
  await expect(page.getByText('1 document.')).toBeVisible();
  const thief = await browser.newContext();
  await thief.addCookies(before);
  expect((await thief.request.get(`/api/drafts/${id}`)).status()).toBe(404);
  expect((await page.request.get(`/api/drafts/${id}`)).status()).toBe(200);
  await thief.close();
});

test('someone signed in on two devices signs out on the other one', async ({ page, browser }) => {
  await page.goto('/account');
  await fill(page, 'Sign up', 'Traun', PASSWORD);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/account');
  await fill(other, 'Sign in', 'Traun', PASSWORD);
  await expect(other.getByRole('heading', { name: 'Traun', level: 1 })).toBeVisible();
  await page.reload();
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('row')).toHaveCount(3);
  await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(devices.getByRole('row')).toHaveCount(2);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await elsewhere.close();
});

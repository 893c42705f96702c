import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { remix } from './studio-steps';

const PASSWORD = 'a long white coat';

/** Refused tries are answered by 403, which the browser notes on its console. */
test.use({ expectedErrors: [/403/] });

const fill = async (page: Page, form: string, name: string, password: string): Promise<void> => {
  const part = page.getByRole('region', { name: form });
  await part.getByLabel('User name').fill(name);
  await part.getByLabel('Password').fill(password);
  await part.getByRole('button').click();
};

test('an author takes a name, keeps his draft, and finds it on another device', async ({ page, browser }) => {
  const id = await remix(page, 'cannae');
  await page.goto('/account');
  await expect(page.getByText('The draft that you have here comes along.')).toBeVisible();
  await fill(page, 'Take a name', 'Daun', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Daun', level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Daun' })).toBeVisible();
  await expect(page.getByRole('row').getByRole('link', { name: 'Cannae' })).toHaveAttribute(
    'href',
    `/studio/${id}`,
  );

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/account');
  await fill(other, 'Sign in', 'daun', 'not his password');
  await expect(other.getByRole('main').getByRole('alert')).toContainText('do not belong together');
  await fill(other, 'Sign in', 'daun', PASSWORD);
  await expect(other.getByRole('row').getByRole('link', { name: 'Cannae' })).toBeVisible();
  const archive = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Download everything' }).click();
  expect((await archive).suggestedFilename()).toBe('battlewright.zip');
  const part = other.getByRole('region', { name: 'Bring documents in' });
  await part.getByLabel('JSON or ZIP file').setInputFiles(await (await archive).path());
  await part.getByRole('button', { name: 'Bring in' }).click();
  await expect(part.getByRole('status')).toHaveText('Nothing new in it. You had one already.');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await elsewhere.close();
});

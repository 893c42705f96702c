import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { grantRole, PASSWORD, publishBattle, signUp } from '../steps/roles';

/** Refused sign-ins and the first look at the page are meant. */
test.use({ expectedErrors: [/40[134]/] });

const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  const part = page.getByRole('region', { name: 'Sign in' });
  await part.getByLabel('User name').fill(name);
  await part.getByLabel('Password').fill(password);
  await part.getByRole('button').click();
};

test('an administrator suspends an account, lets it work again and resets its password', async ({
  page,
  browser,
}) => {
  const spammer = await browser.newPage();
  await signUp(spammer, 'spammer');
  const slug = await publishBattle(spammer);
  const { token } = await (await spammer.request.post('/api/tokens', { data: { title: 'Bot' } })).json();
  const withToken = () =>
    spammer.request.post('/api/v1/documents', { headers: { authorization: `Bearer ${token}` }, data: {} });
  expect((await withToken()).status()).toBe(400);

  await signUp(page, 'chief');
  expect((await page.goto('/admin/accounts'))?.status()).toBe(404);
  grantRole('chief', 'administrator');
  await page.goto('/admin/accounts');
  await expect(page.getByRole('row', { name: /chief/ })).toContainText('This is you.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('searchbox', { name: 'User name' }).fill('SPAM');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 account')).toBeVisible();
  const row = page.getByRole('row', { name: /spammer/ });
  await expect(row).toContainText(/\d+ KB/);
  await row.getByText('Manage spammer').click();
  await row.getByLabel('Reason, shown when they sign in').fill('Forty battles of nothing');
  await row.getByRole('button', { name: 'Suspend account' }).click();
  await expect(row).toContainText('Suspended since');

  expect((await withToken()).status()).toBe(401);
  await spammer.goto('/account');
  await signIn(spammer, 'spammer', 'not the password');
  await expect(spammer.getByRole('main').getByRole('alert')).toContainText('Wrong user name or password');
  await signIn(spammer, 'spammer', PASSWORD);
  await expect(spammer.getByRole('main').getByRole('alert')).toContainText('This account is suspended');
  await expect(spammer.getByRole('main').getByRole('alert')).toContainText('Forty battles of nothing');
  expect((await spammer.request.get(`/s/${slug}`)).status()).toBe(200);

  await row.getByRole('button', { name: 'Lift suspension' }).click();
  await expect(row).toContainText('Active');
  expect((await withToken()).status()).toBe(400);
  await row.getByRole('button', { name: 'Reset password' }).click();
  const password = (await row.getByRole('status').locator('code').textContent()) ?? '';
  await signIn(spammer, 'spammer', PASSWORD);
  await expect(spammer.getByRole('main').getByRole('alert')).toContainText('Wrong user name or password');
  await signIn(spammer, 'spammer', password);
  await expect(spammer.getByRole('heading', { name: 'spammer', level: 1 })).toBeVisible();
  await spammer.close();
});

import type { Page } from '@playwright/test';
import { codesOf } from '@/lib/store/testing/one-time-codes';
import { expect, test } from '../steps/fixtures';

const PASSWORD = 'a long white coat';

/** Refused tries are answered by 403, which the browser notes on its console. */
test.use({ expectedErrors: [/403/] });

const fillPassword = async (page: Page, form: string, password = PASSWORD): Promise<void> => {
  const part = page.getByRole('region', { name: form, exact: true });
  await part.getByLabel('Current password').fill(password);
  await part.getByRole('button').click();
};

/** Signs out and does the first step of signing in. */
const signInAgain = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await page.getByRole('banner').getByRole('link', { name: 'Browne' }).waitFor();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  const part = page.getByRole('region', { name: 'Sign in' });
  await part.getByLabel('User name').fill('Browne');
  await part.getByLabel('Password').fill(PASSWORD);
  await part.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Enter code' })).toBeVisible();
};

const enter = async (page: Page, label: string, code: string): Promise<void> => {
  const part = page.getByRole('region', { name: 'Enter code' });
  await part.getByLabel(label, { exact: true }).fill(code);
  await part.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const isSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Browne', level: 1 })).toBeVisible();

test('someone turns two-factor authentication on, signs in with codes, and turns it off', async ({
  page,
}) => {
  await page.request.post('/api/account', { data: { name: 'Browne', password: PASSWORD } });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Set up two-factor authentication' }).click();
  await fillPassword(page, 'Set up', 'not the password');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Wrong password.');
  await fillPassword(page, 'Set up');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = ((await page.getByRole('definition').textContent()) ?? '').replace(/\s/g, '');
  const codes = codesOf(key);
  await page.getByLabel('Code', { exact: true }).fill(codes.now);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = '', secondCode = ''] = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication is on' })).toBeVisible();

  await signInAgain(page);
  await enter(page, 'Code', codes.wrong);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wrong code');
  expect((await page.request.get('/api/account/export.zip')).status()).toBe(404);
  await enter(page, 'Code', codes.next);
  await isSignedIn(page);

  await signInAgain(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await enter(page, 'Recovery code', recoveryCode);
  await isSignedIn(page);

  await signInAgain(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await enter(page, 'Recovery code', recoveryCode);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wrong code');
  await enter(page, 'Recovery code', secondCode);
  await isSignedIn(page);

  await page.goto('/account/second-factor');
  await fillPassword(page, 'Turn off');
  await expect(page.getByRole('heading', { name: 'Set up', exact: true })).toBeVisible();
});

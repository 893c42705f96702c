import { expect, test } from '../steps/fixtures';

const PASSWORD = 'a long white coat';

test('someone creates API tokens, and each allows what it says until it is revoked', async ({ page }) => {
  const { request } = page;
  const document = await (await request.get('/s/zama/document.json')).json();
  await request.post('/api/account', { data: { name: 'Lacy', password: PASSWORD } });
  await page.goto('/account/tokens');
  await page.getByLabel('Program').fill('Checker');
  await page.getByLabel('Access').selectOption({ label: 'Read and check documents' });
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('status').locator('code').textContent();
  const headers = { authorization: `Bearer ${token}` };

  expect((await request.post('/api/v1/check', { headers, data: { document } })).status()).toBe(200);
  const published = await request.post('/api/v1/documents', { headers, data: { document } });
  expect(published.status()).toBe(403);
  expect((await published.json()).error.code).toBe('token-scope');

  await page.reload();
  const row = page.getByRole('row', { name: /Checker/ });
  await expect(row).toContainText('Read and check documents');
  await expect(row).not.toContainText('Not used yet');
  await expect(row).not.toContainText('Never');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  expect((await request.post('/api/v1/check', { headers, data: { document } })).status()).toBe(401);
});

test('a password change revokes the API tokens, unless its owner says otherwise', async ({ page }) => {
  const { request } = page;
  await request.post('/api/account', { data: { name: 'Hadik', password: PASSWORD } });
  const { token } = await (await request.post('/api/tokens', { data: { title: 'Script' } })).json();
  const status = async () =>
    (
      await request.post('/api/v1/check', {
        headers: { authorization: `Bearer ${token}` },
        data: { document: {} },
      })
    ).status();
  const change = async (password: string, newPassword: string, isRevoking: boolean): Promise<void> => {
    await page.goto('/account');
    const part = page.getByRole('region', { name: 'Change password' });
    await part.getByLabel('Current password').fill(password);
    await part.getByLabel('New password').fill(newPassword);
    const box = part.getByLabel('Also revoke my API tokens');
    await expect(box).toBeChecked();
    if (!isRevoking) await box.uncheck();
    await part.getByRole('button').click();
    await expect(part.getByRole('status')).toHaveText('Changed.');
  };
  await change(PASSWORD, 'another long coat', false);
  expect(await status()).toBe(200);
  await change('another long coat', 'a third long coat', true);
  expect(await status()).toBe(401);
});

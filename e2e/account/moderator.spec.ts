import { expect, test } from '../steps/fixtures';
import { grantRole, publishBattle, signUp } from '../steps/roles';

test.use({ expectedErrors: [/404|410/] });

test('a reader reports a battle, a moderator hides it and brings it back', async ({ page, browser }) => {
  await signUp(page, 'moderator-anna');
  const slug = await publishBattle(page);
  expect((await page.goto('/admin'))?.status()).toBe(404);

  const reader = await browser.newPage();
  await reader.goto(`/s/${slug}`);
  await reader.getByRole('link', { name: 'Report this document' }).click();
  await reader.getByLabel('What is wrong with it?').fill('Not the battle of Issus');
  await reader.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('The moderators will look at it')).toBeVisible();

  grantRole('moderator-anna', 'curator');
  await page.goto('/admin');
  const row = page.getByRole('row', { name: /Not the battle of Issus/ });
  await row.getByLabel('Reason shown at its address').fill('It shows another battle.');
  await row.getByRole('button', { name: 'Hide version 1' }).click();
  await expect(page.getByRole('region', { name: 'Hidden', exact: true })).toContainText(
    'It shows another battle.',
  );
  expect((await reader.goto(`/s/${slug}`))?.status()).toBe(410);
  await expect(reader.getByRole('main')).toContainText('It shows another battle.');
  await expect(page.getByRole('region', { name: 'Server status' })).toContainText('SQLite');
  expect((await page.request.get('/admin/accounts')).status()).toBe(404);

  const hidden = page.getByRole('region', { name: 'Hidden', exact: true });
  await hidden.getByRole('button', { name: 'Restore' }).first().click();
  await expect(hidden).not.toContainText('It shows another battle.');
  expect((await reader.goto(`/s/${slug}`))?.status()).toBe(200);
  await reader.close();
});

import { expect, test } from '../steps/fixtures';
import { chooseLicence } from '../steps/studio';

test('a tile is designed, goes into a new list, and an army is built from it', async ({ page }) => {
  await page.goto('/lists');
  await page.getByLabel('Name of the list').fill('Galatians');
  await page.getByRole('radio', { name: 'Pocket Battles' }).check();
  await page.getByRole('button', { name: 'Create army list' }).click();

  await page.getByRole('button', { name: 'New entry' }).click({ timeout: 20_000 });
  const tile = page.getByRole('group', { name: '…' });
  await tile.getByLabel('Name', { exact: true }).fill('Naked axes');
  const axes = page.getByRole('group', { name: 'Naked axes' });
  await axes.getByRole('button', { name: 'One more 5' }).first().click();
  await expect(axes).toContainText('engagement dice 4 5');
  await expect(axes).toContainText('by the rule of the other tiles it would be');
  await page.getByRole('button', { name: 'Publish' }).click();
  await chooseLicence(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/s\/galatians/);

  await page.goto('/lists/galatians');
  await page.getByRole('button', { name: 'Build army' }).click();
  const offers = page.getByRole('region', { name: 'What the list offers' });
  await offers.getByRole('button', { name: /^Add Naked axes/ }).click({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Units of the army' })).toContainText('Naked axes');
  await expect(page.getByText('Rules met')).toBeVisible();
});

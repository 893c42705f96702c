import { expect, test } from '../../steps/fixtures';
import { beginBattle, lineUpSide, makeBattle, publishBattle } from '../../steps/jobs';

test('a new tile for Pocket Battles is designed, fights in a battle, and is published with it', async ({
  page,
}, { retry }) => {
  test.slow(true, 'one long way through the whole site');
  const title = `Axes ${retry}`;
  await test.step('a list with the tile', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Army lists' }).first().click();
    await page.getByLabel('Name of the list').fill(`Axemen ${retry}`);
    await page.getByRole('radio', { name: 'Pocket Battles' }).check();
    await page.getByRole('button', { name: 'Create army list' }).click();
    await page.getByRole('button', { name: 'New entry' }).click({ timeout: 20_000 });
    await page.getByRole('group', { name: '…' }).getByLabel('Name', { exact: true }).fill('Naked axes');
    await page.getByRole('group', { name: 'Naked axes' }).getByLabel('Quantity', { exact: true }).fill('12');
    await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
  });

  await beginBattle(page, { game: /Pocket Battles/, title, year: '225', sides: ['Axes', 'Romans'] });
  await makeBattle(page, title);
  await test.step('the list is chosen for a side and tiles are taken', async () => {
    await page.getByRole('button', { name: 'Select armies' }).click();
    const armies = page.locator('[data-slip="side-army"]');
    await armies.getByLabel('List').selectOption({ label: `Axemen ${retry}` });
    for (let count = 0; count < 6; count += 1)
      await armies.getByRole('button', { name: 'Increase: Naked axes' }).click();
    await armies.getByRole('tab', { name: 'Romans' }).click();
    await armies.getByLabel('List').selectOption({ label: 'Romans' });
    for (let count = 0; count < 4; count += 1)
      await armies
        .getByRole('button', { name: /^Increase: / })
        .nth(count)
        .click();
    await page.getByRole('button', { name: 'Close Armies' }).click();
  });
  await lineUpSide(page, 'Axes');
  await lineUpSide(page, 'Romans');
  await publishBattle(page, title);
  await expect(page.getByRole('table', { name: /^Axes/ }).getByText('Naked axes').first()).toBeVisible();
});

import { expect, test } from '../steps/fixtures';

test('a designer compares two readings of a rule that the book leaves to the players', async ({ page }) => {
  await page.goto('/s/leuctra/lab');
  await page.getByRole('combobox', { name: 'Games' }).selectOption('30 games');
  await page.getByRole('button', { name: 'Compare with…' }).click();
  const rival = page.getByRole('combobox', { name: 'B', exact: true });
  await rival.selectOption('Milder command rolls: on');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(/^([3-9]|[12]\d|30) seeds, each played with A and with B/)).toBeVisible({
    timeout: 40_000,
  });
});

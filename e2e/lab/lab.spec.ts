import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const LAB = '/s/pocket-clastidium/lab';

const progressOf = (page: Page) => page.getByRole('status').filter({ hasText: 'games' });

/** A lab of 30 games, closed in the middle and continued; a game is opened, two variants are compared. */
test('a designer measures a battle, continues after closing the page, opens a game and compares', async ({
  page,
  context,
}) => {
  await page.goto(LAB);
  await page.getByRole('combobox', { name: 'Games' }).selectOption('30 games');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(progressOf(page)).toContainText(/^([1-9]|[12]\d) of 30 games/);
  await page.close();

  const second = await context.newPage();
  await second.goto(LAB);
  await expect(progressOf(second)).toContainText(/^([1-9]|[12]\d|30) of 30 games/);
  const resume = second.getByRole('button', { name: 'Continue' });
  if (await resume.isVisible()) await resume.click();
  await expect(progressOf(second)).toContainText('30 of 30 games', { timeout: 40_000 });
  await expect(second.getByRole('heading', { name: /\d+ wins in 30 games/ })).toBeVisible();
  await expect(second.getByText('95 % interval').first()).toBeVisible();

  await second.getByRole('button', { name: 'Compare with…' }).click();
  await expect(second.getByRole('combobox', { name: 'B', exact: true })).toHaveValue('variant as-drawn');
  await second.getByRole('button', { name: 'Continue' }).click();
  await expect(second.getByText(/^([3-9]|[12]\d|30) seeds, each played with A and with B/)).toBeVisible({
    timeout: 40_000,
  });
  await expect(second.getByRole('row', { name: /^Wins: Romans/ })).toContainText(/real|unclear/, {
    timeout: 40_000,
  });
  await second.getByRole('button', { name: 'Back to one battle' }).click();

  await second
    .getByRole('button', { name: /^Open the game with seed/ })
    .first()
    .click();
  await expect(second).toHaveURL(/\/s\/pocket-clastidium\/v\/1\/play/);
  await expect(second.getByRole('img', { name: 'Board' })).toBeVisible();
});

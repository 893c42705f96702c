import { expect, test } from './fixtures';

test('a visitor opens the site and sees its name', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(
    page
      .getByRole('heading', { name: 'Battlewright' })
      .or(page.getByRole('link', { name: 'Battlewright' }))
      .first(),
  ).toBeVisible();
});

import { expect, test } from '../steps/fixtures';
import { signUp } from '../steps/roles';

const LAB = '/s/pocket-telamon/lab';

test('a reader with an account has the server measure a battle and finds the run again', async ({ page }) => {
  await signUp(page, `measurer-${test.info().workerIndex}-${test.info().retry}`);
  await page.goto(LAB);
  await page.getByRole('combobox', { name: 'Games' }).selectOption('30 games');
  await page.getByRole('button', { name: 'Play 30 games at Quick' }).click();
  const progress = page.getByRole('status', { name: 'Published balance' });
  await expect(progress).toContainText(/\d+ of 30 games|30 games played/);
  await page.reload();
  await expect(progress).toContainText('30 games played', { timeout: 60_000 });
  await expect(progress).toContainText(/wins in 100 games/);
});

test.describe('without an account', () => {
  test.use({ expectedErrors: [/401/] });

  test('a guest is told to sign in before the server plays', async ({ page }) => {
    await page.goto(LAB);
    await page.getByRole('button', { name: /^Play \d+ games at Quick/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Sign in first.' })).toBeVisible();
  });
});

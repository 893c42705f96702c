import { expect, test } from '../steps/fixtures';
import { grantRole, publishBattle, runSql, signUp } from '../steps/roles';

/** The error is provoked. */
test.use({ expectedErrors: [/500|Server Components render|Minified React error/] });

test('an unexpected error gives a number, under which an administrator finds it', async ({ page }) => {
  await signUp(page, 'error-finder');
  const slug = await publishBattle(page, 'unlisted');
  runSql('update versions set document = ? where slug = ?', 'no JSON: "a secret"', slug);
  const response = await page.goto(`/s/${slug}`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Something went wrong on our side' })).toBeVisible();
  const id = response?.headers()['x-request-id'] ?? 'none';
  await expect(page.getByText(`quote ${id}`)).toBeVisible();

  grantRole('error-finder', 'administrator');
  await page.goto('/admin');
  const row = page.getByRole('region', { name: 'Recent errors' }).getByRole('row', { name: id });
  await expect(row).toContainText('/s/[slug]');
  await expect(row).not.toContainText('a secret');
  runSql(
    'update versions set document = (select document from drafts where unlisted_slug = ?1) where slug = ?1',
    slug,
  );
});

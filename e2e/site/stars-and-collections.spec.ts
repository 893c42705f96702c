import { expect, test } from '../steps/fixtures';

test('a reader narrows the catalogue, keeps it in the address, marks a battle and collects it', async ({
  page,
}) => {
  await page.goto('/catalogue?q=rome');
  await page.getByText('Century', { exact: true }).click();
  await page.getByRole('link', { name: /^3rd century BC \d+$/ }).click();
  await expect(page).toHaveURL(/\?q=rome&century=-3$/);
  await page.getByText('Side', { exact: true }).click();
  await page.getByRole('link', { name: /^Carthage \d+$/ }).click();
  await expect(page).toHaveURL(/\?q=rome&century=-3&side=Carthage$/);
  await page.reload();
  await page
    .getByRole('region', { name: 'Battles found' })
    .getByRole('link', { name: 'Zama', exact: true })
    .first()
    .click();

  const star = page.getByRole('button', { name: 'Star', exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Add to a collection' }).click();
  await page.getByRole('textbox', { name: 'Its title' }).fill('African affairs');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('link', { name: 'African affairs' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'African affairs' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zama', exact: true })).toBeVisible();
});

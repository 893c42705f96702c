import { expect, test } from '../steps/fixtures';
import { openRemix, openTab, toggleWords, unitsToDeploy, waitForStudio } from '../steps/studio';

test('a designer goes from nothing to a named battle on made-up ground', async ({ page }) => {
  await page.goto('/studio/new');
  await expect(page.getByRole('radio', { name: /Lost Battles/ })).toBeChecked();
  await page.getByRole('radio', { name: 'A river on one flank' }).check();
  const picture = page.locator('figure svg').first();
  const before = await picture.innerHTML();
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect.poll(() => picture.innerHTML()).not.toBe(before);
  await page.getByLabel('Name of side 1').fill('Thebes');
  await page.getByLabel('Name of side 2').fill('Sparta');
  await page.getByRole('group', { name: 'Colour of Sparta' }).getByRole('button', { name: 'Violet' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Haliartus');
  await page.getByRole('textbox', { name: 'Year' }).fill('395');
  await expect(page.locator('figcaption')).toContainText('Haliartus: Thebes – Sparta');
  await page.getByRole('button', { name: 'Create battle' }).click();
  await page.waitForURL(/\/studio\/(?!new)[^/]+$/);
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Haliartus' })).toBeVisible();
  await openTab(page, 'Battle');
  await expect(page.getByRole('textbox', { name: 'second side' })).toHaveValue('Sparta');
  await expect(page.getByRole('textbox', { name: 'Year', exact: true })).toHaveValue('395');
  await expect(page.getByRole('combobox', { name: 'Era', exact: true })).toHaveValue('bc');
  await toggleWords(page);
  await expect(page.getByRole('region', { name: 'Board as text' })).toContainText('river');
});

test("an army of one's own is taken into the new battle", async ({ page }) => {
  await openRemix(page, 'cannae');
  await page.getByRole('button', { name: 'Army from troop numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Army from troop numbers' });
  await dialog.getByLabel('legion, average: Men').fill('20000');
  await dialog.getByRole('button', { name: 'Save as army' }).click();
  await expect(dialog.getByText('Saved to your drafts as')).toBeVisible();
  await page.goto('/studio/new');
  const armies = page.getByLabel('Army of First side');
  await armies.selectOption({ label: 'Rome, Cannae (your draft)' });
  await expect(page.locator('figcaption')).toContainText('to place');
  await page.getByRole('button', { name: 'Create battle' }).click();
  await page.waitForURL(/\/studio\/(?!new)[^/]+$/);
  await waitForStudio(page);
  await expect(unitsToDeploy(page).first()).toBeVisible();
});

test('a shipped battle can be begun from', async ({ page }) => {
  await page.goto('/studio/new');
  await page
    .getByRole('region', { name: 'Or start from a battle' })
    .getByRole('link', { name: 'Zama' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Remix Zama' })).toBeVisible();
});

import { expect, test } from '../steps/fixtures';
import { expectStandsIn, openRemix, openTab, piece, saveStatus } from '../steps/studio';

test('a designer makes a variant, goes to and fro, and sees what differs', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  await page.getByText('Variants', { exact: true }).click();
  await page.getByLabel('title of a new variant').fill('Velites held back');
  await page.getByRole('button', { name: 'Make an empty variant' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are editing the variant' })).toContainText(
    'Velites held back',
  );
  await piece(page, 'velites').click();
  await page.getByLabel('Move to').selectOption('C1');
  await expectStandsIn(page, 'velites', 'C1');
  await page.getByLabel('Shown').selectOption('The battle itself');
  await expectStandsIn(page, 'velites', 'C2');
  await page.getByLabel('Shown').selectOption('Velites held back');
  await expectStandsIn(page, 'velites', 'C1');
  await openTab(page, 'Battle');
  await page.getByText('Variants', { exact: true }).click();
  await page.getByLabel('summary of the variant').fill('The skirmishers stay behind the legions.');
  await page.getByText(/^What differs/).click();
  await expect(page.getByRole('list', { name: 'What differs' })).toContainText('Setup');
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('(in Velites held back)');
});

test('a reader switches to a variant, and map, armies and figures follow', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openTab(page, 'Battle');
  await page.getByText('Variants', { exact: true }).click();
  await page.getByLabel('title of a new variant').fill('Velites held back');
  await page.getByRole('button', { name: 'Make an empty variant' }).click();
  await page.getByLabel('summary of the variant').fill('The skirmishers stay behind the legions.');
  await piece(page, 'velites').click();
  await page.getByLabel('Move to').selectOption('C1');
  await expect(saveStatus(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  const switching = page.getByRole('navigation', { name: 'Variants of this battle' });
  await expect(page.getByRole('row', { name: /Velites/ })).toContainText('C2');
  await switching.getByRole('link', { name: 'Velites held back' }).click();
  await expect(page).toHaveURL(/variant=velites-held-back/);
  await expect(page.getByRole('row', { name: /Velites/ })).toContainText('C1');
  await expect(switching).toContainText('stay behind the legions');
  await switching.getByRole('link', { name: 'The battle itself' }).click();
  await expect(page.getByRole('row', { name: /Velites/ })).toContainText('C2');
});

test('edits become a variant afterwards, a variant is deleted, and undo brings it back', async ({ page }) => {
  await openRemix(page, 'cannae');
  await piece(page, 'velites').click();
  await page.getByLabel('Move to').selectOption('C1');
  await openTab(page, 'Battle');
  await page.getByText('Variants', { exact: true }).click();
  await page.getByLabel('title of a new variant').fill('Held back');
  await page.getByRole('button', { name: 'Create variant from my edits' }).click();
  await expectStandsIn(page, 'velites', 'C1');
  await page.getByRole('button', { name: 'Back to the battle itself' }).first().click();
  await expectStandsIn(page, 'velites', 'C2');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByLabel('Shown')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Shown')).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openCard, openRemix, openTab, tally, unitsToDeploy } from '../steps/studio';

const openEstimate = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Army from troop numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Army from troop numbers' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const writeCannae = async (dialog: Locator): Promise<void> => {
  await dialog.getByLabel('legion, average: Men').fill('55000');
  await dialog.getByLabel('heavy cavalry, average: Men').fill('6000');
  await dialog.getByLabel('light infantry, levy: Men').fill('15000');
};

test('numbers of the sources become units, with what is left over in sight', async ({ page }) => {
  await openRemix(page, 'cannae');
  const dialog = await openEstimate(page);
  const result = dialog.getByRole('table', { name: 'Resulting units' });
  await expect(dialog.getByRole('button', { name: 'Add to battle' })).toBeDisabled();
  await writeCannae(dialog);
  await expect(dialog.getByLabel('Scale, for all armies')).toHaveValue('8');
  await expect(result.getByRole('row', { name: /average legion/ })).toContainText(
    /13 ×.*4,000 men per unit.*3,000 men left over/,
  );
  await expect(dialog).toContainText('fighting value before generals, 17 units');
  await dialog.getByRole('button', { name: 'Suggest a scale' }).click();
  await expect(dialog.getByLabel('Scale, for all armies')).toHaveValue('6');
  await expect(result.getByRole('row', { name: /average legion/ })).toContainText(
    /18 ×.*1,000 men left over/,
  );
  await dialog.getByLabel('Scale, for all armies').selectOption('1');
  await expect(dialog).toContainText('too many for one army');
  await expect(dialog.getByRole('button', { name: 'Add to battle' })).toBeDisabled();
});

test('the army is placed into the battle in one step, off the board, and one undo takes it back', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const dialog = await openEstimate(page);
  await dialog.getByRole('combobox', { name: 'Side' }).selectOption('Carthage');
  await writeCannae(dialog);
  await dialog.getByRole('button', { name: 'Add to battle' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: /^Carthage/ }).click();
  await expect(unitsToDeploy(page)).toHaveCount(17);
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    'Add 17 units for Carthage',
    'Opened',
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(unitsToDeploy(page)).toHaveCount(0);
});

test('the dialog opens with the side whose tab is open', async ({ page }) => {
  await openRemix(page, 'cannae');
  await page.getByRole('tab', { name: /^Carthage/ }).click();
  const dialog = await openEstimate(page);
  await expect(dialog.getByRole('combobox', { name: 'Side' })).toHaveValue('carthage');
  await writeCannae(dialog);
  await dialog.getByRole('button', { name: 'Add to battle' }).click();
  await expect(unitsToDeploy(page)).toHaveCount(17);
});

test('the army is saved as a document of its own, as a file and among the drafts', async ({ page }) => {
  await openRemix(page, 'cannae');
  const dialog = await openEstimate(page);
  await writeCannae(dialog);
  await dialog.getByLabel('Source of the numbers').fill('Polybius 3.113');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as army' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('rome-cannae.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    format: 'army',
    title: 'Rome, Cannae',
    scale: 8,
    sources: [{ title: 'Polybius 3.113' }],
    units: [{ count: 13 }, { count: 1 }, { count: 3 }],
  });
  const kept = dialog.getByRole('status').getByRole('link', { name: 'Rome, Cannae' });
  await expect(kept).toHaveAttribute('href', /^\/studio\/[\w-]+$/);
  await page.goto((await kept.getAttribute('href')) ?? '');
  await expect(page.getByRole('textbox', { name: 'JSON' })).toBeAttached({ timeout: 20_000 });
  await expect(tally(page)).toHaveText('No errors');
});

test('units can be added although the card of another tool was closed', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openCard(page, 'Terrain');
  await page.getByRole('button', { name: 'Close Terrain' }).click();
  await page.getByRole('tab', { name: /^Carthage/ }).click();
  await page.getByRole('button', { name: 'Add units' }).click();
  await expect(page.getByRole('region', { name: 'Units', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done adding' }).click();
  await expect(page.getByRole('region', { name: 'Units', exact: true })).toBeHidden();
});

test('the menu of the title begins with the document: my work, rename, duplicate, print', async ({
  page,
}) => {
  const id = await openRemix(page, 'cannae');
  await page.getByRole('button', { name: 'Cannae', exact: true }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items.nth(0)).toHaveText('My work');
  await expect(items.nth(3)).toHaveText('Print');
  await items.filter({ hasText: 'Duplicate' }).click();
  await page.waitForURL(address => !address.pathname.endsWith(id));
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae (copy)' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('You publish as “Anonymous”.');
});

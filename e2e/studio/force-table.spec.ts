import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openRemix, openTab, piece } from '../steps/studio';

const openForces = async (page: Page) => {
  await page
    .getByRole('complementary', { name: 'Armies' })
    .getByRole('button', { name: 'Armies as a table' })
    .click();
  return page.getByRole('grid', { name: 'Rome: units' });
};

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid', { name: 'Rome: units' }).locator(`[data-cell="${row} ${column}"]`);

/** What a spreadsheet puts on the clipboard. */
const paste = (page: Page, text: string) =>
  page.evaluate(tsv => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', tsv);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('the armies are written with the keyboard alone', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openForces(page);
  await cell(page, 0, 0).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Hastati');
  await page.keyboard.press('Tab');
  await expect(cell(page, 0, 0)).toHaveText('Hastati');
  await expect(cell(page, 0, 1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('v');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 2)).toHaveText('veteran');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 1, 2)).toHaveText('veteran');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(cell(page, 1, 0)).toHaveText('Hastati');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, 0)).toHaveText('Hastati');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be empty' })).toBeVisible();
  await expect(cell(page, 0, 0)).toHaveText('Hastati');
});

test('a table from a spreadsheet comes in at once; what is unknown is refused cell by cell', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const grid = await openForces(page);
  const rows = await grid.locator('tbody tr').count();
  await cell(page, rows - 1, 0).focus();
  await paste(page, 'Triarii\tlegion\tveteran\t2\nMoon men\trocket\tlevy\t1\n');
  await expect(cell(page, rows - 1, 0)).toHaveText('Triarii');
  await expect(cell(page, rows - 1, 3)).toHaveText('2');
  const refused = page.getByRole('alert').filter({ hasText: '1 cell wasn’t accepted' });
  await expect(refused).toContainText('“rocket”');
  await expect(cell(page, rows, 0)).toHaveText('Moon men');
  await page.keyboard.press('Control+z');
  await expect(grid.locator('tbody tr')).toHaveCount(rows);
  await page.getByRole('button', { name: 'Done' }).click();
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button').first()).toHaveText(
    /^Paste 7 cells/,
  );
});

test('rows are changed together, duplicated and removed; an id follows to the map', async ({ page }) => {
  await openRemix(page, 'cannae');
  const grid = await openForces(page);
  await cell(page, 0, 2).click();
  await cell(page, 2, 2).click({ modifiers: ['Shift'] });
  const bulk = page.getByRole('group', { name: 'Change all selected rows' });
  await bulk.getByLabel('New value').selectOption('levy');
  await bulk.getByRole('button', { name: 'Set in all' }).click();
  for (const row of [0, 1, 2]) await expect(cell(page, row, 2)).toHaveText('levy');
  const rows = await grid.locator('tbody tr').count();
  const tools = page.getByRole('region', { name: 'Rome: units' });
  await tools.getByRole('button', { name: 'Duplicate' }).click();
  await expect(grid.locator('tbody tr')).toHaveCount(rows + 3);
  await tools.getByRole('button', { name: 'Remove' }).click();
  await expect(grid.locator('tbody tr')).toHaveCount(rows);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  const velites = grid.locator('[data-cell$=" 4"]').filter({ hasText: /^velites$/ });
  await velites.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('skirmishers');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(piece(page, 'skirmishers')).toBeVisible();
  await expect(piece(page, 'velites')).toHaveCount(0);
});

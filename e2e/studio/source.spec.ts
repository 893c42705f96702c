import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import {
  expectStandsIn,
  openRemix,
  openSource,
  openTab,
  piece,
  placeCursorAfter,
  tally,
} from '../steps/studio';

const source = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
const sourcePane = (page: Page) => page.getByRole('region', { name: 'JSON' });

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
};

test('a value mended in the source moves the counter on the map, and undo takes it back', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await piece(page, 'velites').click();
  await expect(page.locator('.view-line').filter({ hasText: '"velites"' }).first()).toBeVisible();
  await source(page).focus();
  // Two lines up from the unit stands its tile; two steps from that line's end, behind the figure.
  await press(page, 'ArrowUp', 2);
  await press(page, 'End');
  await press(page, 'ArrowLeft', 2);
  await press(page, 'Backspace');
  await page.keyboard.type('1');
  await expectStandsIn(page, 'velites', 'C1');
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button').first()).toHaveText(
    'Edit JSON',
  );
  await source(page).focus();
  await press(page, 'Control+z');
  await expectStandsIn(page, 'velites', 'C2');
});

test('text that is no JSON leaves the map as it was', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await source(page).focus();
  await press(page, 'Control+Home');
  await page.keyboard.type('x');
  await expect(sourcePane(page)).toContainText('This isn’t valid JSON yet');
  await expectStandsIn(page, 'velites', 'C2');
  await press(page, 'Backspace');
  await expect(sourcePane(page)).not.toContainText('This isn’t valid JSON yet');
});

test('a malformed document is a finding and a squiggle, and the map keeps its last good state', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await placeCursorAfter(page, '"attackLimit": ');
  await press(page, 'Delete');
  await page.keyboard.type('9');
  await expect(tally(page)).toContainText('1 error');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await expectStandsIn(page, 'velites', 'C2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tally(page)).toHaveText('No errors');
});

test('the schema offers what may be written', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await source(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: 'specialRules' })).toBeVisible();
});

test('choosing a counter shows its text, and the cursor in its text chooses it', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await piece(page, 'roman-legion-1').click();
  await expect(page.locator('.view-line').filter({ hasText: 'roman-legion-1' }).first()).toBeVisible();
  await openTab(page, 'Battle');
  await page
    .locator('.view-line')
    .filter({ hasText: 'roman-legion-2' })
    .getByText('"roman-legion-2"')
    .first()
    .click();
  await expect(piece(page, 'roman-legion-2')).toHaveAttribute('data-chosen', 'true');
});
test('a field is explained where it stands', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await placeCursorAfter(page, '"legend"');
  await page.locator('.view-line').filter({ hasText: '"legend"' }).getByText('"legend"').first().hover();
  await expect(page.getByText('What each letter of the terrain means')).toBeVisible();
});

test('Shift+Alt+F lays the text out as documents are written, and the document stays the same', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await openSource(page);
  await source(page).focus();
  await press(page, 'Control+Home');
  await press(page, 'End');
  await press(page, 'Enter', 3);
  const blank = page.locator('.view-line').filter({ hasText: /^\s*$/ });
  await expect(blank).toHaveCount(3);
  await page.keyboard.press('Shift+Alt+f');
  await expect(blank).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the source is put away at first, its code is loaded only when it is opened, and the choice is remembered', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => loaded.push(request.url()));
  await openRemix(page, 'cannae');
  await expect(sourcePane(page)).toBeHidden();
  const before = loaded.length;
  await page.keyboard.press('Control+Backquote');
  await expect(source(page)).toBeAttached();
  expect(loaded.slice(before).some(address => address.endsWith('.js'))).toBe(true);
  await page.reload();
  await expect(source(page)).toBeAttached({ timeout: 20_000 });
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(sourcePane(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-board]')).toBeVisible({ timeout: 20_000 });
  await expect(sourcePane(page)).toBeHidden();
});

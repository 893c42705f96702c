import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import {
  cornerOf,
  expectStandsIn,
  middleOf,
  openRemix,
  openTab,
  piece,
  space,
  toggleWords,
} from '../../steps/studio';

/** A designer builds one wing and uses it again. */

const chooseWing = async (page: Page): Promise<void> => {
  const { x, y } = await middleOf(piece(page, 'allied-horse-1'));
  await page.mouse.click(x, y);
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: '2 counters' })).toBeVisible();
};

const chooseSpace = async (page: Page, id: string): Promise<void> => {
  const { x, y } = await cornerOf(space(page, id));
  await page.mouse.click(x, y);
  await expect(page.getByRole('heading', { name: new RegExp(`\\(${id}\\)`) })).toBeVisible();
};

const inSpace = (page: Page, id: string) =>
  page
    .getByRole('region', { name: 'Board as text' })
    .getByRole('listitem')
    .filter({ hasText: `(${id})` });

const expectHistory = async (page: Page, names: readonly string[]): Promise<void> => {
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    ...names,
    'Opened',
  ]);
};

test('a wing is mirrored: its ghost is shown, left, shown again and granted', async ({ page }) => {
  await openRemix(page, 'cannae');
  await chooseWing(page);
  await page.keyboard.press('Shift+H');
  await expect(page.locator('[data-ghost="allied-horse-1"]')).toBeVisible();
  await expect(page.getByText('Mirror left and right: 2 counters')).toBeVisible();
  await expectStandsIn(page, 'allied-horse-1', 'A2');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await page.keyboard.press('Shift+H');
  await page.keyboard.press('Enter');
  await expectStandsIn(page, 'allied-horse-1', 'E2');
  await expectHistory(page, ['Mirror 2 counters left and right']);
  await page.keyboard.press('Control+z');
  await expectStandsIn(page, 'allied-horse-1', 'A2');
});

test('a wing is copied beside itself, and cut out again', async ({ page }) => {
  await openRemix(page, 'cannae');
  await chooseWing(page);
  await page.keyboard.press('Control+c');
  await chooseSpace(page, 'D2');
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('heading', { name: '2 counters' })).toBeVisible();
  await page.keyboard.press('Control+x');
  await page.keyboard.press('Control+z');
  await expectHistory(page, ['Cut 2 counters', 'Paste 2 counters']);
  await toggleWords(page);
  await expect(inSpace(page, 'D2')).toContainText('Allied horse');
});

test('a wing is carried into another battle; text from elsewhere does not fit and says so', async ({
  page,
  context,
}) => {
  await openRemix(page, 'cannae');
  await chooseWing(page);
  await page.keyboard.press('Control+c');
  const other = await context.newPage();
  await openRemix(other, 'zama');
  await chooseSpace(other, 'A1');
  await other.keyboard.press('Control+v');
  await expect(other.getByRole('heading', { name: '2 counters' })).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await other.evaluate(() => navigator.clipboard.writeText('a shopping list'));
  await other.keyboard.press('Control+v');
  await expect(other.getByText('doesn’t fit this battle')).toBeVisible();
});

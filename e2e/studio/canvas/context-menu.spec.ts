import { expect, test } from '../../steps/fixtures';
import { expectStandsIn, middleOf, openRemix, openTab, piece, space } from '../../steps/studio';

/** A designer finds out what can be done, and does it with many at once. */

test('the menu on the right button speaks of what lies under it', async ({ page }) => {
  await openRemix(page, 'cannae');
  const { x, y } = await middleOf(piece(page, 'velites'));
  await page.mouse.click(x, y, { button: 'right' });
  const menu = page.getByRole('menu', { name: 'Actions' });
  await expect(menu.getByRole('menuitem', { name: 'Turn left' })).toBeFocused();
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { name: 'Velites', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stack in C2' }).getByRole('listitem')).toHaveCount(2);
});

test('the same menu by keyboard alone', async ({ page }) => {
  await openRemix(page, 'cannae');
  const { x, y } = await middleOf(piece(page, 'velites'));
  await page.mouse.click(x, y);
  await page.keyboard.press('Shift+F10');
  const menu = page.getByRole('menu', { name: 'Actions' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(piece(page, 'velites')).toHaveAttribute('data-chosen', 'true');
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    'About face',
    'Opened',
  ]);
});

test('many are chosen by a frame, sent on by arrows and dragged together', async ({ page }) => {
  await openRemix(page, 'cannae');
  const [from, to] = [await space(page, 'A2').boundingBox(), await space(page, 'B2').boundingBox()];
  if (!from || !to) throw new Error('no map');
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 4, to.y + to.height - 4, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: '3 counters' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectStandsIn(page, 'allied-horse-1', 'A1');
  await expectStandsIn(page, 'allied-horse-2', 'B1');
  await page.keyboard.press('ArrowDown');
  await expectStandsIn(page, 'allied-horse-1', 'A1');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('heading', { name: '40 counters' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-piece]')).toHaveCount(40);
});

test('the map is zoomed and fitted by keys', async ({ page }) => {
  await openRemix(page, 'cannae');
  const width = async (): Promise<number> => (await space(page, 'C2').boundingBox())?.width ?? 0;
  const isWholeInView = async (): Promise<boolean> => {
    const sheet = await page.locator('[data-board]').boundingBox();
    const view = await page.locator('.tl-container').boundingBox();
    if (!sheet || !view) return false;
    const [right, bottom] = [view.x + view.width, view.y + view.height];
    const isInside = sheet.x >= view.x && sheet.y >= view.y;
    return isInside && sheet.x + sheet.width <= right && sheet.y + sheet.height <= bottom;
  };
  await expect.poll(isWholeInView).toBe(true);
  const fitted = await width();
  await page.keyboard.press('Shift+Digit0');
  await expect.poll(width).toBeGreaterThan(fitted * 1.3);
  await page.keyboard.press('0');
  await expect.poll(isWholeInView).toBe(true);
  await page.keyboard.press('+');
  await expect.poll(isWholeInView).toBe(false);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { dragWithoutDrop, middleOf, openRemix, openTab, piece, toggleWords } from '../../steps/studio';

/** A designer arranges those who stand together. */

const choose = async (page: Page, id: string): Promise<void> => {
  const { x, y } = await middleOf(piece(page, id));
  await page.mouse.click(x, y);
  await expect(piece(page, id)).toHaveAttribute('data-chosen', 'true');
};

const order = (page: Page) => page.getByRole('region', { name: 'Stack in B1' }).getByRole('listitem');

const expectHistory = async (page: Page, names: readonly string[]): Promise<void> => {
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    ...names,
    'Opened',
  ]);
};

test('a group is turned by its handle and by key', async ({ page }) => {
  await openRemix(page, 'cannae');
  await choose(page, 'velites');
  const handle = await middleOf(page.locator('[data-handle="turn"] circle').last());
  const centre = await middleOf(piece(page, 'velites'));
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(centre.x + 60, centre.y - 50, { steps: 4 });
  await page.mouse.move(centre.x + 70, centre.y + 8, { steps: 4 });
  await page.mouse.up();
  const words = page.getByRole('region', { name: 'Board as text' });
  await toggleWords(page);
  const tile = words.getByRole('listitem').filter({ hasText: '(C2)' });
  await expect(tile).toContainText('Facing right');
  await page.keyboard.press('[');
  await expect(tile).toContainText('Facing up the map');
  await expectHistory(page, ['Turn left', 'Turn Velites']);
});

test('the order of a stack is changed by key, by the list and by the hand', async ({ page }) => {
  await openRemix(page, 'cannae');
  await choose(page, 'allied-legion-1');
  await expect(order(page).first()).toContainText('Allied skirmishers');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(order(page).first()).toContainText('Allied legions');
  await order(page)
    .filter({ hasText: 'Allied skirmishers' })
    .getByRole('button', { name: /one forward/ })
    .click();
  await expect(order(page).first()).toContainText('Allied skirmishers');
  await dragWithoutDrop(page, piece(page, 'allied-legion-2'), piece(page, 'allied-light-1'));
  await page.mouse.up();
  await expect(order(page).first()).toContainText('Allied legions');
  await expectHistory(page, [
    'Reorder the stack in B1',
    'Reorder the stack in B1',
    'Reorder the stack in B1',
  ]);
});

/** Two counters that lie nearly on one another. */
const stacked = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-piece]').evaluateAll(counters => {
    const spots = counters.map(counter => {
      const { x, y, width } = counter.getBoundingClientRect();
      return { id: counter.getAttribute('data-piece') ?? '', x, y, width };
    });
    const under = (one: (typeof spots)[number]) =>
      spots.find(other => other !== one && Math.hypot(other.x - one.x, other.y - one.y) < one.width / 2);
    const upper = spots.find(one => under(one) !== undefined);
    return upper ? [upper.id, under(upper)?.id ?? ''] : [];
  });

test('a stack fans out under the pointer and closes behind it', async ({ page }) => {
  await openRemix(page, 'leuthen-battle');
  await page.getByRole('button', { name: 'Fit' }).click();
  const [one = '', other = ''] = await stacked(page);
  const apart = async (): Promise<number> => {
    const [left, right] = [await middleOf(piece(page, one)), await middleOf(piece(page, other))];
    return Math.hypot(left.x - right.x, left.y - right.y);
  };
  const closed = await apart();
  const { x, y } = await middleOf(piece(page, one));
  await page.mouse.move(x, y, { steps: 3 });
  await expect.poll(apart).toBeGreaterThan(closed * 2);
  const map = await middleOf(page.locator('[data-board]'));
  await page.mouse.move(map.x, map.y, { steps: 6 });
  await expect.poll(apart).toBeCloseTo(closed, 0);
});

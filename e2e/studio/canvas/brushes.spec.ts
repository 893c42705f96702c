import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { middleOf, openRemix, openTab, space, takeBrush, toggleWords } from '../../steps/studio';

/** A designer lays out the ground. */

const brush = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Terrain' }).getByRole('button', { name: `Paint ${name}`, exact: true });

const drag = async (page: Page, from: string, to: string): Promise<void> => {
  const [start, end] = [await middleOf(space(page, from)), await middleOf(space(page, to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 2 });
};

const click = async (page: Page, id: string): Promise<void> => {
  const { x, y } = await middleOf(space(page, id));
  await page.mouse.click(x, y);
};

/** The ground of each tile, by what the board says in words. */
const expectGround = async (page: Page, ground: string, tiles: readonly string[]): Promise<void> => {
  const words = page.getByRole('region', { name: 'Board as text' });
  await toggleWords(page);
  const found = words.getByRole('listitem').filter({ hasText: new RegExp(`\\([A-E][1-4]\\) ?${ground}\\b`) });
  await expect(found).toHaveCount(tiles.length);
  for (const tile of tiles) await expect(found.filter({ hasText: `(${tile})` })).toHaveCount(1);
  await toggleWords(page);
};

const expectHistory = async (page: Page, names: readonly string[]): Promise<void> => {
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button')).toHaveText([
    ...names,
    'Opened',
  ]);
};

test('a wood is painted with a wide brush in one stroke', async ({ page }) => {
  await openRemix(page, 'cannae');
  await takeBrush(page, 'Terrain', 'woods');
  await page.keyboard.press(']');
  await expect(page.getByRole('button', { name: /1 ring around/ })).toHaveAttribute('aria-pressed', 'true');
  const at = await middleOf(space(page, 'A4'));
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('[data-mark="aim"]')).toHaveCount(3);
  await drag(page, 'A4', 'B4');
  await page.mouse.up();
  await expectGround(page, 'woods', ['A4', 'B4', 'C4', 'A3', 'B3']);
  await expectHistory(page, ['Paint woods']);
});

test('open ground is filled, the eyedropper takes it up, and a line is drawn with it', async ({ page }) => {
  await openRemix(page, 'cannae');
  await takeBrush(page, 'Terrain', 'marsh');
  await page.keyboard.press('l');
  await drag(page, 'A2', 'D2');
  await expect(page.locator('[data-mark="trail"]')).toHaveCount(4);
  await page.mouse.up();
  await expectGround(page, 'marsh', ['A2', 'B2', 'C2', 'D2']);
  await takeBrush(page, 'Terrain', 'hill');
  await page.keyboard.press('f');
  await click(page, 'A1');
  await expectGround(page, 'hill', ['A1', 'B1', 'C1', 'D1']);
  await page.keyboard.press('i');
  await click(page, 'B2');
  await expect(brush(page, 'marsh')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.down('Alt');
  await click(page, 'B1');
  await page.keyboard.up('Alt');
  await expect(brush(page, 'hill')).toHaveAttribute('aria-pressed', 'true');
  await expectHistory(page, ['Fill with hill', 'Paint marsh']);
  await page.keyboard.press('Control+z');
  await expectGround(page, 'hill', []);
});

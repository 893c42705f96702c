import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { runByPalette } from '../../steps/keyboard';
import { middleOf, openRemix, openTab, saveStatus, space } from '../../steps/studio';

/** A designer draws roads, and heights with their slopes. */

const goTo = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await middleOf(space(page, hex));
  await page.mouse.move(x, y, { steps: 6 });
};

const boardOf = async (page: Page, id: string) => {
  await expect(saveStatus(page)).toHaveText(/Saved/);
  return (await (await page.request.get(`/api/drafts/${id}`)).json()).document.board;
};

test('a road is drawn through hexes, drawing back shortens it, and it is one step of undo', async ({
  page,
}) => {
  const id = await openRemix(page, 'leuthen-battle');
  const before = await boardOf(page, id);
  await runByPalette(page, 'Paint road');
  await goTo(page, '2915');
  await page.mouse.down();
  for (const hex of ['2916', '2917', '2918', '2917']) await goTo(page, hex);
  await expect(page.locator('[data-mark="trail"]')).toHaveCount(3);
  await page.mouse.up();
  const { roads } = await boardOf(page, id);
  expect(roads).toContainEqual({ kind: 'road', through: ['2915', '2916', '2917'] });
  await openTab(page, 'History');
  await expect(page.getByRole('list', { name: 'History' }).getByRole('button').first()).toHaveText(
    'Paint road',
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await boardOf(page, id)).roads).toEqual(before.roads);
});

test('raising a hex writes its slopes', async ({ page }) => {
  const id = await openRemix(page, 'leuthen-battle');
  await runByPalette(page, 'Paint raise');
  const { x, y } = await middleOf(space(page, '2815'));
  await page.mouse.click(x, y);
  const { hexsides } = await boardOf(page, id);
  expect(hexsides.slopes.filter((side: string) => side.startsWith('2815/'))).toHaveLength(6);
});

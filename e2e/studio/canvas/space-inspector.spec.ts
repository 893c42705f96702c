import { expect, test } from '../../steps/fixtures';
import { middleOf, openInspector, openRemix, saveStatus, space } from '../../steps/studio';

/** Wherever a designer clicks, the inspector describes the place and lets it be changed. */

const inspectorOf = (page: import('@playwright/test').Page) =>
  page.getByRole('complementary', { name: 'Inspector' });

test('an empty hex is named, raised and given a stream on one side, each one step of undo', async ({
  page,
}) => {
  const id = await openRemix(page, 'leuthen-battle');
  await openInspector(page);
  const inspector = inspectorOf(page);
  const { x, y } = await middleOf(space(page, '2815'));
  await page.mouse.click(x, y);
  await expect(inspector.getByRole('heading', { name: 'Hex 2815' })).toBeVisible();
  await expect(inspector).toContainText('empty');
  await expect(inspector).toContainText('Room for 12 steps');
  await expect(inspector.getByRole('link', { name: /^Rule 3\.1/ })).toBeVisible();

  await inspector.getByLabel('Name').fill('Mittel-Berg');
  await inspector.getByRole('button', { name: 'More: Level' }).click();
  await expect(inspector.getByLabel('Level', { exact: true })).toHaveValue('1');
  await expect(inspector.getByRole('region', { name: 'Sides' })).toContainText('Slope down');
  await inspector.getByRole('button', { name: /^E:/ }).click();
  await inspector.getByRole('button', { name: 'Stream', exact: true }).click();
  await expect(inspector.getByRole('button', { name: 'Stream' })).toHaveAttribute('aria-pressed', 'true');
  await inspector.getByLabel('Terrain', { exact: true }).selectOption({ label: 'woods' });
  await expect(saveStatus(page)).toHaveText(/Saved/);
  const { document } = await (await page.request.get(`/api/drafts/${id}`)).json();
  expect(document.board.labels).toContainEqual({ text: 'Mittel-Berg', kind: 'place', at: '2815' });
  expect(document.board.hexsides.streams.some((side: string) => side.includes('2815'))).toBe(true);
  expect(document.board.hexsides.slopes.filter((side: string) => side.startsWith('2815/'))).toHaveLength(6);

  for (const _ of ['ground', 'stream', 'level']) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inspector.getByLabel('Level', { exact: true })).toHaveValue('0');
  await expect(inspector.getByLabel('Name')).toHaveValue('Mittel-Berg');
});

test('a tile of twenty has its ground, camp and room', async ({ page }) => {
  await openRemix(page, 'cannae');
  await openInspector(page);
  const inspector = inspectorOf(page);
  const { x, y } = await middleOf(space(page, 'A1'));
  await page.mouse.click(x, y);
  await inspector.getByLabel('Terrain', { exact: true }).selectOption({ label: 'marsh' });
  await expect(inspector).toContainText('0 of 8 units');
});

test('a city has its defeats, its statue and its influence', async ({ page }) => {
  await openRemix(page, 'perikles-431');
  await openInspector(page);
  const inspector = inspectorOf(page);
  const box = await space(page, 'athens').boundingBox();
  if (!box) throw new Error('no city');
  await page.mouse.click(box.x + 8, box.y + box.height - 8);
  await expect(inspector.getByRole('heading', { name: 'Athens' })).toBeVisible();
  await inspector.getByRole('button', { name: 'More: Defeats' }).click();
  await expect(inspector.getByLabel('Defeats', { exact: true })).toHaveValue('1');
  await inspector.getByLabel('Own statue values').check();
  await inspector.getByRole('spinbutton', { name: 'Statue after 1 defeat' }).fill('7');
  await expect(inspector).toContainText('A statue here is worth 7 points now.');
});

test('a point of the open table has its inches; nothing chosen shows the battle', async ({ page }) => {
  await openRemix(page, 'marathon-490');
  await openInspector(page);
  const inspector = inspectorOf(page);
  await expect(inspector.getByRole('list', { name: 'Sides' })).toBeVisible();
  const board = await page.locator('[data-board]').boundingBox();
  if (!board) throw new Error('no table');
  await page.mouse.click(board.x + board.width / 2, board.y + board.height / 2);
  await expect(inspector.getByRole('heading', { name: /″ from the left, .*″ from the top/ })).toBeVisible();
  await expect(inspector).toContainText('To the edges');
});

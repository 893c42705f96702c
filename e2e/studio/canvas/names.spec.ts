import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { runByPalette } from '../../steps/keyboard';
import { middleOf, openRemix, saveStatus, space } from '../../steps/studio';

/** Names are typed on the map, where they stand. */

const field = (page: Page) => page.getByRole('textbox', { name: 'Name on the map' });
const kind = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of name' }).getByRole('button', { name });

const labelsOf = async (page: Page, id: string) => {
  await expect(saveStatus(page)).toHaveText(/Saved/);
  const { document } = await (await page.request.get(`/api/drafts/${id}`)).json();
  return document.board.labels as readonly { text: string; kind: string; at: unknown }[];
};

const doubleClick = async (page: Page, hex: string): Promise<void> => {
  const { x, y } = await middleOf(space(page, hex));
  await page.mouse.dblclick(x, y);
};

test('a double click on a hex writes a name; Tab changes its kind, Enter keeps it, Escape does not', async ({
  page,
}) => {
  const id = await openRemix(page, 'leuthen-battle');
  const before = await labelsOf(page, id);
  await doubleClick(page, '2815');
  await expect(field(page)).toBeFocused();
  await expect(kind(page, 'Place')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('Mittel-Berg');
  await page.keyboard.press('Tab');
  await expect(kind(page, 'Hill')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
  await expect(page.locator('[data-name="Mittel-Berg"]')).toBeAttached();
  expect(await labelsOf(page, id)).toEqual([...before, { text: 'Mittel-Berg', kind: 'relief', at: '2815' }]);

  await doubleClick(page, '2815');
  await expect(field(page)).toHaveValue('Mittel-Berg');
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-name="Mittel-Berg"]')).toBeAttached();

  await doubleClick(page, '2815');
  await field(page).fill('');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-name="Mittel-Berg"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-name="Mittel-Berg"]')).toBeAttached();
});

test('a name is dragged to where it belongs', async ({ page }) => {
  const id = await openRemix(page, 'leuthen-battle');
  await doubleClick(page, '2815');
  await page.keyboard.type('Holz');
  await page.keyboard.press('Enter');
  const from = await middleOf(page.locator('[data-name="Holz"]'));
  const to = await middleOf(space(page, '2914'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect
    .poll(async () => (await labelsOf(page, id)).find(({ text }) => text === 'Holz')?.at)
    .toBe('2914');
});

test('the brush of names writes with each click, on the tiles of an ancient field as well', async ({
  page,
}) => {
  const id = await openRemix(page, 'cannae');
  await runByPalette(page, 'Paint name');
  const { x, y } = await middleOf(space(page, 'A1'));
  await page.mouse.click(x, y);
  await page.keyboard.type('Vergellus');
  await kind(page, 'Water').click();
  const other = await middleOf(space(page, 'A2'));
  await page.mouse.click(other.x, other.y);
  await page.keyboard.type('Ford');
  await page.keyboard.press('Enter');
  const names = (await labelsOf(page, id)).map(({ text, kind }) => [text, kind]);
  expect(names).toContainEqual(['Vergellus', 'water']);
  expect(names.map(([text]) => text)).toContain('Ford');
});

import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import {
  board,
  giveOrder,
  groups,
  log,
  momentOf,
  newGame,
  orders,
  panel,
  undo,
  waitForDecision,
} from '../steps/play';

const open = async (page: Page): Promise<void> => {
  await page.goto(`/s/cannae/v/1/play#${newGame(1)}`);
  await giveOrder(page, [/^\d?\s*Keep/]);
  await waitForDecision(page);
};

/** The middle of a tile of the board, in pixels: columns A to E, rows 4 to 1 from the top. */
const tile = async (page: Page, name: string): Promise<readonly [number, number]> => {
  const box = await page.getByRole('img', { name: 'Board' }).boundingBox();
  if (!box) throw new Error('there is no board');
  const [column, row] = ['ABCDE'.indexOf(name[0] ?? ''), 4 - Number(name[1])];
  return [box.x + (box.width * (column + 0.5)) / 5, box.y + (box.height * (row + 0.5)) / 4];
};

const clickTile = async (page: Page, name: string): Promise<void> =>
  page.mouse.click(...(await tile(page, name)));

test('any part of a tile chooses the group on it; an unlit tile says why not, with its section', async ({
  page,
}) => {
  await open(page);
  await clickTile(page, 'C2');
  await expect(panel(page).getByRole('region', { name: /C2/ })).toBeVisible();
  await expect(orders(page).first()).toBeVisible();
  await clickTile(page, 'E4');
  const why = page.getByRole('note', { name: 'Why not' });
  await expect(why).toBeVisible();
  await expect(why.getByRole('link')).toHaveAttribute('href', /^\/rules\/lost-battles\/\d/);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
});

test('a click on a lit tile gives the order, and undo takes the whole of it back', async ({ page }) => {
  await open(page);
  const before = await momentOf(page);
  await clickTile(page, 'B2');
  const move = board(page).getByRole('button', { name: /^Turn right, move to C2/ });
  await expect(move.first()).toBeVisible();
  const label = (await move.first().getAttribute('aria-label')) ?? '';
  await move.first().click();
  await expect.poll(() => momentOf(page), label).toBeGreaterThan(before);
  const after = await momentOf(page);
  await undo(page).click();
  await expect.poll(() => momentOf(page)).toBe(before);
  const undone = panel(page).getByRole('status', { name: 'Undone' });
  await expect(undone).toContainText('moved to C2');
  await expect(log(page)).not.toContainText('moved to C2');
  await expect(panel(page).getByRole('button', { name: 'End turn', exact: true })).toBeVisible();
  await undone.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => momentOf(page)).toBe(after);
});

test('a turn by keys alone: groups by Tab, targets by arrows, orders by numbers, the end by E', async ({
  page,
}) => {
  await open(page);
  const before = await momentOf(page);
  const group = board(page).getByRole('list', { name: 'Groups that can act' }).getByRole('button').nth(2);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  const target = board(page).getByRole('list', { name: 'Targets' }).getByRole('button').first();
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(before);

  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(orders(page).or(groups(page)).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const at = await momentOf(page);
  await expect(panel(page).getByRole('button', { name: 'End turn', exact: true })).toBeVisible();
  await page.keyboard.press('e');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
});

import { expect, test } from '../steps/fixtures';
import { board, giveOrder, momentOf, newGame, panel } from '../steps/play';

test('dice that fell lie on the board, with what came of them, until the player does something', async ({
  page,
}) => {
  await page.goto(`/s/pocket-clastidium/v/1/play?variant=as-drawn#${newGame(3)}`);
  const dice = board(page).getByRole('note', { name: 'Dice' });
  await expect(board(page)).toBeVisible();
  await expect(dice).toBeHidden();
  await panel(page)
    .getByRole('button', { name: /Velites/ })
    .first()
    .click();
  await giveOrder(page, [/^Shoot/]);
  await expect(dice.getByRole('img').first()).toBeVisible();
  await expect(dice).toContainText(/hit|miss|rolled/i);
  const at = await momentOf(page);
  await page.keyboard.press('Escape');
  await expect(dice).toBeHidden();
  expect(await momentOf(page)).toBe(at);
});

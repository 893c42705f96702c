import { expect, test } from '../steps/fixtures';
import { board, giveOrder, newGame } from '../steps/play';

test('dice that fell are shown on the board for a moment, with what came of them', async ({ page }) => {
  await page.goto(`/s/pocket-clastidium/v/1/play?variant=as-drawn#${newGame(3)}`);
  const dice = board(page).getByRole('note', { name: 'Dice' });
  await expect(board(page)).toBeVisible();
  await expect(dice).toBeHidden();
  await giveOrder(page, [/Shoot/]);
  await expect(dice.getByRole('img').first()).toBeVisible();
  await expect(dice).toContainText(/hit|miss|rolled/i);
  await expect(dice).toBeHidden();
});

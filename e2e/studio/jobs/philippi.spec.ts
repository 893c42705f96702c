import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { makeGestures } from '../../steps/gestures';
import { beginBattle, countWaiting, lineUpSide, makeBattle, publishBattle } from '../../steps/jobs';

const addArmy = async (page: Page, side: string, men: Readonly<Record<string, string>>): Promise<void> => {
  await page.getByRole('button', { name: 'Army from troop numbers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Army from troop numbers' });
  await dialog.getByRole('combobox', { name: 'Side' }).selectOption(side);
  for (const [troops, number] of Object.entries(men)) await dialog.getByLabel(`${troops}: Men`).fill(number);
  await dialog.getByRole('button', { name: 'Suggest a scale' }).click();
  await dialog.getByRole('button', { name: 'Add to battle' }).click();
  await expect(dialog).toBeHidden();
};

test('Philippi: two armies from numbers, drawn up in at most 8 gestures, published', async ({ page }, {
  retry,
}) => {
  test.slow(true, 'one long way through the whole studio');
  const title = `Philippi ${retry}`;
  await beginBattle(page, {
    game: /Lost Battles/,
    title,
    year: '42',
    sides: ['Triumvirs', 'Liberators'],
  });
  await makeBattle(page, title);
  await addArmy(page, 'Triumvirs', { 'legion, average': '64000', 'heavy cavalry, average': '13000' });
  await addArmy(page, 'Liberators', { 'legion, average': '64000', 'heavy cavalry, average': '17000' });
  const waiting = (await countWaiting(page, 'Triumvirs')) + (await countWaiting(page, 'Liberators'));
  expect(waiting).toBeGreaterThanOrEqual(40);
  const hand = makeGestures();
  await lineUpSide(page, 'Triumvirs', hand);
  await lineUpSide(page, 'Liberators', hand);
  expect(hand.done.length).toBeLessThanOrEqual(8);
  await expect(page.locator('[data-piece]')).toHaveCount(waiting);
  await expect(page.locator('[data-piece][data-invalid]')).toHaveCount(0);
  await publishBattle(page, title);
  await expect(page.getByRole('link', { name: 'Play' }).first()).toBeVisible();
});

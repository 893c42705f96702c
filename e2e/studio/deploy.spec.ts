import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { makeGestures } from '../steps/gestures';
import { middleOf, openRemix, space } from '../steps/studio';

const tree = (page: Page): Locator => page.getByRole('tree');
const waiting = (page: Page): Locator => tree(page).getByRole('treeitem', { name: /to deploy$/ });
const tray = (page: Page): Locator => page.getByRole('complementary', { name: 'Armies' });
const lineUpBar = (page: Page): Locator => page.getByRole('region', { name: 'Line up' });
const ghosts = (page: Page): Locator => page.locator('[data-deploy-ghost]');

const takeOffSide = async (page: Page, side: RegExp): Promise<void> => {
  await page.getByRole('tab', { name: side }).click();
  await tray(page).getByRole('button', { name: 'Take off' }).click();
  await expect(waiting(page).first()).toBeVisible();
};

/** Carries rows of the tray to a point of the map, without letting go. */
const carry = async (page: Page, from: Locator, to: { readonly x: number; readonly y: number }) => {
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
};

test('both armies of a battle of 40 units are placed in at most 8 gestures', async ({ page }) => {
  await openRemix(page, 'cannae');
  await takeOffSide(page, /Carthage/);
  await takeOffSide(page, /Rome/);
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  const hand = makeGestures();
  for (const side of [/Rome/, /Carthage/]) {
    if (side.source === 'Carthage')
      await hand.make('choose the side', () => page.getByRole('tab', { name: side }).click());
    await hand.make('line up', () => tray(page).getByRole('button', { name: 'Line up' }).click());
    await expect(ghosts(page).first()).toBeVisible();
    await hand.make('deploy', () => page.keyboard.press('Enter'));
    await expect(waiting(page)).toHaveCount(0);
  }
  await expect(page.locator('[data-piece]')).toHaveCount(40);
  expect(hand.done.length).toBeLessThanOrEqual(8);
  await expect(page.locator('[data-piece][data-invalid]')).toHaveCount(0);
});

test('Ctrl+A, the tray and the map have one selection; one undo takes a deployment back', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await takeOffSide(page, /Rome/);
  const count = await waiting(page).count();
  await page.keyboard.press('Control+a');
  await expect(tree(page).getByRole('treeitem', { name: /to deploy$/, selected: true })).toHaveCount(count);
  await expect(tray(page)).toContainText(`${count} selected`);
  await tray(page).getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('[data-piece][data-chosen]')).toHaveCount(count);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting(page)).toHaveCount(count);
});

test('picked units are dragged onto a tile together; among the enemy they are refused with the reason', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await takeOffSide(page, /Rome/);
  const rows = waiting(page);
  await rows.nth(2).click();
  await rows.nth(6).click({ modifiers: ['Shift'] });
  await expect(tray(page)).toContainText('5 selected');
  await carry(page, rows.nth(3), await middleOf(space(page, 'C3')));
  await expect(page.getByRole('status').filter({ hasText: '2.1' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('alert').filter({ hasText: 'not deployed' })).toBeVisible();
  const before = await rows.count();
  await carry(page, rows.nth(3), await middleOf(space(page, 'B1')));
  await expect(ghosts(page)).not.toHaveCount(0);
  await page.mouse.up();
  await expect(async () => expect(await rows.count()).toBeLessThanOrEqual(before - 5)).toPass();
});

test('on hexes a wing is selected by its header and dropped around a hex by the rules', async ({ page }) => {
  await openRemix(page, 'leuthen-battle');
  await takeOffSide(page, /Prussia/);
  const rows = waiting(page);
  const total = await rows.count();
  const header = tree(page).getByRole('treeitem', { expanded: true }).nth(1);
  await header.click();
  await expect(tray(page)).toContainText(/\d+ selected/);
  await tray(page).getByRole('button', { name: 'Deploy', exact: true }).click();
  await expect(async () => expect(await rows.count()).toBeLessThan(total - 2)).toPass();
  await expect(page.locator('[data-piece][data-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(total);
});

test('on an open table a selected set is dropped anywhere and stands side by side', async ({ page }) => {
  await openRemix(page, 'zama-202-table');
  await takeOffSide(page, /Rome/);
  const rows = waiting(page);
  const total = await rows.count();
  await rows.nth(0).click();
  await rows.nth(2).click({ modifiers: ['Shift'] });
  const board = await middleOf(page.locator('[data-board]'));
  await carry(page, rows.nth(1), board);
  await expect(ghosts(page)).toHaveCount(3);
  await page.mouse.up();
  await expect(rows).toHaveCount(total - 3);
  const chosen = page.locator('[data-piece][data-chosen]');
  await expect(chosen).toHaveCount(3);
});

test('the line of battle has options, follows a click and is left with Escape', async ({ page }) => {
  await openRemix(page, 'cannae');
  await takeOffSide(page, /Rome/);
  await page.keyboard.press('Shift+L');
  await expect(lineUpBar(page)).toBeVisible();
  await lineUpBar(page).getByRole('button', { name: 'Two lines' }).click();
  await expect(lineUpBar(page).getByRole('button', { name: 'Two lines' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await lineUpBar(page).getByRole('combobox', { name: 'Cavalry' }).selectOption('On the left');
  await expect(ghosts(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lineUpBar(page)).toBeHidden();
  await expect(ghosts(page)).toHaveCount(0);
  await expect(waiting(page).first()).toBeVisible();
});

test('the tree is used by keys', async ({ page }) => {
  await openRemix(page, 'cannae');
  await takeOffSide(page, /Rome/);
  await tree(page).getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tree(page).getByRole('treeitem').first()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(tray(page)).toContainText('2 selected');
});

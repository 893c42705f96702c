import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { board, groups, momentOf, newGame, orders, panel, waitForDecision } from '../steps/play';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The orders of a card that holds many. */
const listed = (page: Page) =>
  panel(page).getByRole('list', { name: 'Orders' }).getByRole('list').getByRole('button');

/** Gives an order by taps: a group where there are several, an order, and its button where it rolls dice. */
const tapOrder = async (page: Page): Promise<void> => {
  await waitForDecision(page);
  const at = await momentOf(page);
  if (!(await orders(page).first().isVisible())) await groups(page).first().tap();
  await orders(page).first().tap();
  if (await listed(page).first().isVisible()) await listed(page).first().tap();
  const confirm = panel(page).locator('[data-confirm]');
  await expect.poll(async () => (await momentOf(page)) > at || (await confirm.isVisible())).toBe(true);
  if ((await momentOf(page)) === at) await confirm.tap();
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
};

for (const battle of ['pocket-clastidium', 'cannae'])
  test(`${battle}: some decisions by touch on a phone`, async ({ page }) => {
    await page.goto(`/s/${battle}/v/1/play#${newGame(3)}`);
    await waitForDecision(page);
    await expect(board(page)).toBeInViewport({ ratio: 0.99 });
    for (let count = 0; count < 4; count += 1) await tapOrder(page);
    await waitForDecision(page);
    const choice = orders(page).or(groups(page)).first();
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
  });

test('the sheet has three stops', async ({ page }) => {
  await page.goto(`/s/cannae/v/1/play#${newGame(3)}`);
  await waitForDecision(page);
  const height = async () => (await panel(page).boundingBox())?.height ?? 0;
  const orderly = await height();
  expect(orderly).toBeCloseTo(326, -1);
  await page.getByRole('button', { name: 'Panel: orders' }).tap();
  await expect.poll(height).toBeGreaterThan(orderly);
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible();
  await page.keyboard.press('l');
  await expect.poll(height).toBe(orderly);
});

test('a tap on a target that rolls dice waits for its button', async ({ page }) => {
  await page.goto(`/s/pocket-clastidium/v/1/play?variant=as-drawn#${newGame(3)}`);
  await waitForDecision(page);
  await groups(page).filter({ hasText: 'Velites' }).first().tap();
  const at = await momentOf(page);
  const targets = board(page).getByRole('list', { name: 'Targets' });
  await targets.getByRole('button', { name: /shoot/i }).first().tap();
  const confirm = panel(page).locator('[data-confirm]');
  await expect(confirm).toBeVisible();
  expect(await momentOf(page)).toBe(at);
  await confirm.tap();
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
});

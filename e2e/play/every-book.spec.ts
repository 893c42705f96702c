import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../steps/fixtures';
import { groups, momentOf, orders, panel, tray } from '../steps/play';

const BATTLES = ['cannae', 'rossbach-battle', 'maldon-991', 'pocket-clastidium', 'perikles-413'];

/** The computer's moves are shown one by one: its turn may last. */
const TURN = { timeout: 90_000 };

/** The orders of a card that holds many; it stays open once it was. */
const nestedOrders = (page: Page): Locator =>
  panel(page).getByRole('list', { name: 'Orders' }).getByRole('list').getByRole('button');

/** As Tab would reach it: focused, then pressed by Enter. */
const pressByKey = async (page: Page, name: 'order' | 'nested' | 'group'): Promise<void> => {
  const found = {
    order: orders(page),
    nested: nestedOrders(page),
    group: groups(page).or(tray(page)),
  }[name].first();
  await found.focus();
  await page.keyboard.press('Enter');
};

/** One order by keys alone; how many choices lie behind it then. */
const giveOrderByKeys = async (page: Page): Promise<number> => {
  await expect(orders(page).or(groups(page)).or(tray(page)).first()).toBeVisible(TURN);
  const at = await momentOf(page);
  if (!(await orders(page).first().isVisible())) await pressByKey(page, 'group');
  await expect(orders(page).first()).toBeVisible();
  const isMany = / on the board: /.test((await orders(page).first().textContent()) ?? '');
  const isOpen = await nestedOrders(page).first().isVisible();
  if (!isOpen) await pressByKey(page, 'order');
  if (isMany) await pressByKey(page, 'nested');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
  return momentOf(page);
};

for (const battle of BATTLES)
  test(`${battle}: two clicks to a game against the computer, orders by keys, a reload goes on with it (slow: the computer's moves are shown)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.goto(`/s/${battle}`);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    let at = 0;
    for (let count = 0; count < 3; count += 1) at = await giveOrderByKeys(page);
    await page.reload();
    await expect(orders(page).or(groups(page)).or(tray(page)).first()).toBeVisible(TURN);
    expect(await momentOf(page)).toBeGreaterThanOrEqual(at);
    await expect(page.getByText(/: computer$/)).toBeVisible();
  });

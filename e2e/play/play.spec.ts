import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import {
  giveOrder,
  linkOf,
  log,
  momentOf,
  newGame,
  orders,
  panel,
  waitForDecision,
  waitForOwnTurn,
} from '../steps/play';
import { openTab, waitForStudio } from '../steps/studio';

const over = (page: Page) => page.getByRole('heading', { name: /^(Victory for|Draw)/ });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();

const type = async (page: Page, words: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Type a command' });
  if (!(await field.isVisible())) await page.keyboard.press('/');
  await field.fill(words);
  await field.press('Enter');
};

test('a player plays Clastidium to its end by the panel, and a friend opens the link', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await page.goto(`/s/pocket-clastidium/v/1/play#${newGame(3)}`);
  for (let count = 0; count < 140 && !(await over(page).isVisible()); count += 1)
    await giveOrder(page, [/intercept/i, /attack/i, /shoot/i, /move/i]);
  await expect(over(page)).toBeVisible();

  await openMenu(page);
  await page.getByText('Game', { exact: true }).click();
  await page.getByRole('button', { name: 'Link to this game' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this game' }).inputValue();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(link);
  await expect(over(friend)).toHaveText((await over(page).textContent()) ?? '');
  await friend.context().close();
});

test('a designer tries a draft, changes it at the desk and goes on from the same moment', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/s/cannae');
  await page.getByRole('link', { name: 'Copy to studio' }).click();
  await page.getByRole('button', { name: 'Playtest' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  // Carthage, the computer's, begins.
  await waitForOwnTurn(page);
  await giveOrder(page, [/^\d?\s*Move/]);
  const at = await momentOf(page);
  await page.getByRole('link', { name: 'Back to Cannae' }).click();
  await waitForStudio(page);
  await openTab(page, 'Battle');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Second Cannae');
  await page.getByRole('button', { name: 'Playtest' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Second Cannae' })).toBeVisible();
  expect(await momentOf(page)).toBe(at);
});

test('a game that no longer fits is followed as far as it does, and the player is told', async ({ page }) => {
  const entries = [
    { by: 'carthage', type: 'keep-turns' },
    { by: 'nobody', type: 'fly-away' },
  ];
  await page.goto(`/s/cannae/v/1/play#${linkOf({ seed: 1, entries })}`);
  await expect(page.getByText(/^This game was recorded with another version/)).toBeVisible();
  await waitForDecision(page);
});

test('a broken link is told; commands are typed, and a second window goes along', async ({ page }) => {
  await page.goto('/s/cannae/v/1/play#no-such-game');
  await expect(page.getByText(/^This link doesn’t contain a readable game/)).toBeVisible();
  await waitForDecision(page);
  await type(page, 'keep');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(0);
  const at = await momentOf(page);
  await type(page, 'fly away');
  await expect(page.getByText(/^None of the \d+ choices matches/)).toBeVisible();
  await type(page, '?');
  await expect(page.getByText(/^\d+ choices match: 1 /)).toBeVisible();
  await type(page, '1');
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);

  // The same game in a second window goes along.
  const now = await momentOf(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect.poll(() => momentOf(second)).toBe(now);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('u');
  await expect.poll(() => momentOf(page)).toBeLessThan(now);
  const back = await momentOf(page);
  await expect.poll(() => momentOf(second)).toBe(back);
});

test('the board in words works as the board does, and the menu shows keys and replay', async ({ page }) => {
  await page.goto(`/s/cannae/v/1/play#${newGame(1)}`);
  await giveOrder(page, [/^\d?\s*Keep/]);
  await openMenu(page);
  await page.getByRole('checkbox', { name: 'Board as text' }).check();
  await page.keyboard.press('Escape');
  const inWords = page.getByRole('region', { name: 'Board as text' });
  await inWords
    .getByRole('button', { name: /^Velites/ })
    .first()
    .click();
  await expect(orders(page).first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Next group that can act')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Next group that can act')).toBeHidden();
  await expect(log(page)).toBeVisible();
  await expect(panel(page)).toBeVisible();
});

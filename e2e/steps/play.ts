import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';

/** Steps that several tests of the play screen take. */

/** A record as a link carries it in full. */
export const linkOf = (record: object): string =>
  deflateRawSync(JSON.stringify(record)).toString('base64url');

/** A game of which only the dice are fixed. */
export const newGame = (seed: number): string => linkOf({ seed, entries: [] });

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Your decision' });
export const orders = (page: Page): Locator =>
  panel(page).getByRole('list', { name: 'Orders' }).getByRole('button');
export const groups = (page: Page): Locator =>
  panel(page).getByRole('region', { name: 'Choose a group' }).getByRole('button');
export const tray = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'To be placed' }).getByRole('button');
export const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });
export const log = (page: Page): Locator => page.getByRole('region', { name: 'Log' });
export const undo = (page: Page): Locator => panel(page).getByRole('button', { name: 'Undo' });
const ending = (page: Page): Locator => panel(page).locator('[data-end]');
const handOver = (page: Page): Locator => page.getByRole('button', { name: /^Continue as / });

/** How many choices lie behind what is shown. */
export const momentOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moment]').getAttribute('data-moment'));

/** Something can be chosen; the screen is taken first where it is handed over. */
export const waitForDecision = async (page: Page): Promise<void> => {
  const anything = orders(page).or(groups(page)).or(tray(page)).or(ending(page)).or(handOver(page));
  await expect(anything.first()).toBeVisible();
  if (await handOver(page).isVisible()) await handOver(page).click();
  await expect(orders(page).or(groups(page)).or(tray(page)).or(ending(page)).first()).toBeVisible();
};

/** An order of the list that one of the patterns fits, else the first; a card of many orders is opened, and its first taken. */
const pressOrder = async (page: Page, patterns: readonly RegExp[]): Promise<string> => {
  const texts = await orders(page).allInnerTexts();
  const found = patterns.find(pattern => texts.some(text => pattern.test(text)));
  const index = found ? texts.findIndex(text => found.test(text)) : 0;
  await orders(page).nth(index).click();
  const text = texts[index] ?? '';
  if (!/ on the board: /.test(text)) return text;
  const opened = panel(page)
    .getByRole('list', { name: 'Orders' })
    .getByRole('list')
    .getByRole('button')
    .first();
  await opened.click();
  return text;
};

/** Gives one order by the panel alone: choosing a group first where there are several. Its words. */
export const giveOrder = async (page: Page, patterns: readonly RegExp[]): Promise<string> => {
  await waitForDecision(page);
  const at = await momentOf(page);
  if (!(await orders(page).first().isVisible())) {
    const first = groups(page).or(tray(page)).first();
    if (!(await first.isVisible())) {
      await ending(page).click();
      await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
      return 'end';
    }
    await first.click();
  }
  const text = await pressOrder(page, patterns);
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
  return text;
};

import { deflateRawSync } from 'node:zlib';
import { expect, type Locator, type Page } from '@playwright/test';
import { tabInto } from './keyboard';

/** Steps that several tests of the play screen take. */

/** A record as a link carries it in full. */
export const linkOf = (record: object): string =>
  deflateRawSync(JSON.stringify(record)).toString('base64url');

/** A game with fixed dice. */
export const newGame = (seed: number): string => linkOf({ seed, entries: [] });

export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Your decision' });
export const orders = (page: Page): Locator =>
  panel(page).getByRole('list', { name: 'Orders' }).getByRole('button');
export const groups = (page: Page): Locator =>
  panel(page).getByRole('region', { name: 'Select a group' }).getByRole('button');
export const tray = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'To be placed' }).getByRole('button');
export const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });
export const log = (page: Page): Locator => page.getByRole('region', { name: 'Log' });
export const undo = (page: Page): Locator => panel(page).getByRole('button', { name: 'Undo' });
const ending = (page: Page): Locator => panel(page).locator('[data-end]');
const handOver = (page: Page): Locator => page.getByRole('button', { name: /^Continue as / });

/** Waiting, unlike an expectation that is not met yet, does not describe the whole page at every look. */
const SOON = { timeout: 15_000 };

/** How many choices lie behind what is shown. */
export const momentOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-moment]').getAttribute('data-moment'));

/** Something can be chosen; the screen is taken first where it is handed over. */
export const waitForDecision = async (page: Page): Promise<void> => {
  const anything = orders(page).or(groups(page)).or(tray(page)).or(ending(page)).or(handOver(page));
  await anything.first().waitFor(SOON);
  if (await handOver(page).isVisible()) await handOver(page).click();
  await orders(page).or(groups(page)).or(tray(page)).or(ending(page)).first().waitFor(SOON);
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

/** The computer's moves are shown one by one: its turn may last. */
export const COMPUTER_TURN = { timeout: 120_000 };

export const thinking = (page: Page): Locator => page.getByRole('heading', { name: /^Computer is thinking/ });
const targets = (page: Page): Locator =>
  board(page).getByRole('list', { name: 'Targets' }).getByRole('button');
const groupsOnBoard = (page: Page): Locator =>
  board(page).getByRole('list', { name: 'Groups that can act' }).getByRole('button');
const answers = (page: Page): Locator =>
  board(page)
    .getByRole('note', { name: /^(Which order\?|Your answer|Your orders)$/ })
    .getByRole('button');
const toolbar = (page: Page): Locator =>
  board(page).getByRole('toolbar', { name: 'Orders' }).getByRole('button').filter({ hasNotText: '×' });
export const takeBack = (page: Page): Locator =>
  panel(page).getByRole('button', { name: /^(Undo|Take back|Ask to take back)$/ });

/** Against computers no agreement is needed, but the player confirms. */
export const confirmTakingBack = (page: Page): Promise<void> =>
  panel(page).getByRole('region', { name: 'Take back' }).getByRole('button', { name: 'Take back' }).click();

/** What the player has chosen for the computer's moves: shown one after the other, without the pauses for reading them. */
const showMovesFast = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('battlewright.computer-speed', 'fast'));

/** How a player presses what is found: by mouse, keys or fingers. */
export type Press = (page: Page, found: Locator) => Promise<unknown>;

export const click: Press = (_page, found) => found.first().click();
export const tap: Press = (_page, found) => found.first().tap();
export const pressByKey: Press = async (page, found) => {
  await tabInto(page, found);
  await page.keyboard.press('Enter');
};

/** From a battle's page: Play, Start. */
export const startAgainstComputer = async (page: Page, battle: string, press = click): Promise<void> => {
  await showMovesFast(page);
  await page.goto(`/s/${battle}`);
  await press(page, page.getByRole('link', { name: 'All choices', exact: true }));
  await press(page, page.getByRole('button', { name: /^Start as / }));
  await board(page).waitFor(SOON);
};

/** It is the player's turn, whoever began. */
export const waitForOwnTurn = async (page: Page): Promise<void> =>
  orders(page).or(groups(page)).or(tray(page)).or(ending(page)).first().waitFor(COMPUTER_TURN);

/** Pieces are pointed at where they lie: what stands there for keys lets the mouse through. */
const clickOnBoard = async (page: Page, piece: Locator): Promise<void> => {
  const box = await piece.boundingBox();
  if (!box) throw new Error('it is not on the board');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

/** One click on the board: what lies open to be answered, a target, an order at the pieces, or pieces. */
const clickBoard = async (page: Page): Promise<void> => {
  for (const found of [answers(page), targets(page), toolbar(page), tray(page)])
    if (await found.first().isVisible()) return found.first().click();
  await clickOnBoard(page, groupsOnBoard(page).first());
};

/** An order by clicks on the board alone. */
export const giveOrderOnBoard = async (page: Page): Promise<void> => {
  await waitForOwnTurn(page);
  const at = await momentOf(page);
  for (let clicks = 0; clicks < 6 && (await momentOf(page)) === at; clicks += 1) await clickBoard(page);
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
};

/** The orders of a card that holds many; it stays open once it was. */
const nestedOrders = (page: Page): Locator =>
  panel(page).getByRole('list', { name: 'Orders' }).getByRole('list').getByRole('button');

/** Opens the first card where it holds many orders, and gives its first. */
const pressFirstOrder = async (page: Page, press: Press): Promise<void> => {
  const isMany = / on the board: /.test((await orders(page).first().textContent()) ?? '');
  if (!(await nestedOrders(page).first().isVisible())) await press(page, orders(page).first());
  if (isMany) await press(page, nestedOrders(page).first());
};

/** One order by the panel; how many choices lie behind it then. */
export const giveOrderBy = async (page: Page, press: Press): Promise<number> => {
  await waitForOwnTurn(page);
  const at = await momentOf(page);
  if (!(await orders(page).first().isVisible()))
    await press(page, groups(page).or(tray(page)).filter({ visible: true }));
  await expect(orders(page).first()).toBeVisible();
  await pressFirstOrder(page, press);
  const confirm = panel(page).locator('[data-confirm]');
  await expect.poll(async () => (await momentOf(page)) > at || (await confirm.isVisible())).toBe(true);
  if ((await momentOf(page)) === at) await press(page, confirm);
  await expect.poll(() => momentOf(page)).toBeGreaterThan(at);
  return momentOf(page);
};

/** How a player acts: what ends something, and everything else. */
interface Hand {
  end(): Promise<unknown>;
  act(): Promise<unknown>;
}

/** Ends what can be ended, and does what must be done first, until it is the computer's turn. */
export const finishTurn = async (page: Page, { end, act }: Hand): Promise<void> => {
  const anything = orders(page).or(groups(page)).or(tray(page)).or(ending(page));
  for (let steps = 0; steps < 40 && !(await thinking(page).isVisible()); steps += 1) {
    await thinking(page).or(anything).first().waitFor(SOON);
    if (await thinking(page).isVisible()) return;
    await ((await ending(page).isVisible()) ? end() : act());
  }
  await expect(thinking(page)).toBeVisible();
};

/** By clicks on the board, and on the button that ends a turn. */
export const byClicks = (page: Page): Hand => ({
  end: () => ending(page).click(),
  act: () => clickBoard(page),
});

/** By the panel alone. */
export const byPanel = (page: Page, press: Press): Hand => ({
  end: () => press(page, ending(page)),
  act: () => giveOrderBy(page, press),
});

import { expect } from '@playwright/test';
import { test } from '../steps/fixtures';
import {
  board,
  byClicks,
  byPanel,
  COMPUTER_TURN,
  confirmTakingBack,
  finishTurn,
  giveOrderBy,
  giveOrderOnBoard,
  log,
  momentOf,
  pressByKey,
  startAgainstComputer,
  takeBack,
  tap,
  thinking,
  waitForOwnTurn,
} from '../steps/play';

/** A battle of each book, and where on its board, in shares of its width and height, nothing can be done at first. */
const BOOKS = [
  { battle: 'cannae', system: 'lost-battles', barred: [0.9, 0.15] },
  { battle: 'rossbach-battle', system: 'prussias-glory', barred: [0.9, 0.9] },
  { battle: 'maldon-991', system: 'in-death-ground', barred: [0.165, 0.12] },
  { battle: 'pocket-clastidium', system: 'pocket-battles', barred: [0.17, 0.5] },
  { battle: 'perikles-413', system: 'perikles', barred: [0.87, 0.2] },
] as const;

/** The computer's moves are shown: a test waits for several of its turns. */
const PATIENCE = 300_000;

for (const { battle, system, barred } of BOOKS)
  test.describe(battle, () => {
    test.beforeEach(() => test.setTimeout(PATIENCE));

    test('two clicks to a game against the computer, and a turn by clicks on the board', async ({ page }) => {
      await startAgainstComputer(page, battle);
      await giveOrderOnBoard(page);
      await finishTurn(page, byClicks(page));
      await expect(thinking(page)).toBeHidden(COMPUTER_TURN);
    });

    test('a game is begun and a turn finished by keys alone; after reloads the computer plays on', async ({
      page,
    }) => {
      await startAgainstComputer(page, battle, pressByKey);
      let at = 0;
      for (let count = 0; count < 3; count += 1) at = await giveOrderBy(page, pressByKey);
      await page.reload();
      await expect(page.getByText(/: computer$/)).toBeVisible();
      await waitForOwnTurn(page);
      expect(await momentOf(page)).toBeGreaterThanOrEqual(at);
      await finishTurn(page, {
        ...byPanel(page, pressByKey),
        end: () => page.keyboard.press('e'),
      });

      const given = await momentOf(page);
      await page.reload();
      await expect(page.getByText(/: computer$/)).toBeVisible();
      await expect.poll(() => momentOf(page), COMPUTER_TURN).toBeGreaterThan(given);
      await expect(thinking(page)).toBeHidden(COMPUTER_TURN);
    });

    test('what cannot be had says why, with its section; an order is taken back', async ({ page }) => {
      await startAgainstComputer(page, battle);
      await waitForOwnTurn(page);
      await page.getByRole('button', { name: 'Whole board' }).click();
      const box = await page.getByRole('img', { name: 'Board' }).boundingBox();
      if (!box) throw new Error('there is no board');
      await page.mouse.click(box.x + box.width * barred[0], box.y + box.height * barred[1]);
      const why = board(page).getByRole('note', { name: 'Why not' });
      await expect(why).toBeVisible();
      await expect(why.getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`^/rules/${system}/\\d`),
      );
      await page.keyboard.press('Escape');

      const before = await momentOf(page);
      await giveOrderOnBoard(page);
      await waitForOwnTurn(page);
      await expect(takeBack(page)).toBeEnabled();
      const isFree = /Undo/.test((await takeBack(page).textContent()) ?? '');
      await takeBack(page).click();
      if (!isFree) await confirmTakingBack(page);
      if (isFree) await expect.poll(() => momentOf(page)).toBe(before);
      else await expect(log(page).getByText(/: order taken back$/)).toBeVisible();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('a game is begun and a turn finished by touch', async ({ page }) => {
        await startAgainstComputer(page, battle, tap);
        for (let count = 0; count < 3; count += 1) await giveOrderBy(page, tap);
        await waitForOwnTurn(page);
        await finishTurn(page, byPanel(page, tap));
        await expect(thinking(page)).toBeHidden(COMPUTER_TURN);
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(isTooWide).toBe(false);
      });
    });
  });

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { board, groups, newGame, orders, panel, tray, waitForDecision } from '../steps/play';

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const BATTLES = ['cannae', 'leuthen-battle', 'trebia-218', 'perikles-431', 'pocket-allia'];

/** Whether all of it lies in the window and nothing lies over its middle. */
const isInSight = (one: Locator): Promise<boolean> =>
  one.evaluate(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInside && over !== null && (element.contains(over) || over.contains(element));
  });

const countInSight = async (choices: Locator): Promise<number> => {
  const seen = await Promise.all((await choices.all()).map(isInSight));
  return seen.filter(Boolean).length;
};

const choicesOf = (page: Page): Locator =>
  orders(page).or(groups(page)).or(tray(page)).filter({ visible: true });

for (const { width, height } of SIZES)
  for (const battle of BATTLES)
    test(`${battle} at ${width} × ${height}: the decision, its choices and the board are in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/s/${battle}/v/1/play#${newGame(3)}`);
      await waitForDecision(page);
      await expect(board(page)).toBeInViewport({ ratio: 0.99 });
      await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
      const asked = Math.min(4, await choicesOf(page).count());
      expect(asked).toBeGreaterThan(0);
      expect(await countInSight(choicesOf(page))).toBeGreaterThanOrEqual(asked);
      const box = await board(page).boundingBox();
      expect((box?.height ?? 0) * (box?.width ?? 0)).toBeGreaterThan(390 * 320);
      const isScrolling = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return scrollWidth > clientWidth || scrollHeight > clientHeight;
      });
      expect(isScrolling).toBe(false);
    });

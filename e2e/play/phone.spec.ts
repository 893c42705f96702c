import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const newGame = (seed: number): string =>
  deflateRawSync(JSON.stringify({ seed, entries: [] })).toString('base64url');

const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const choices = (page: Page) => page.getByRole('list', { name: /decision/ }).locator('li > button');

/** Taps the first choice after taking the screen where it is handed over, and waits for the next moment. */
const tapFirst = async (page: Page, at: number): Promise<void> => {
  const handOver = page.getByRole('button', { name: /^Go on as / });
  await expect(choices(page).first().or(handOver)).toBeVisible();
  if (await handOver.isVisible()) await handOver.tap();
  await choices(page).first().tap();
  await expect(moment(page)).toHaveValue(String(at + 1));
};

for (const battle of ['pocket-clastidium', 'cannae'])
  test(`${battle}: some decisions by touch on a phone`, async ({ page }) => {
    await page.goto(`/s/${battle}/v/1/play#${newGame(3)}`);
    const handOver = page.getByRole('button', { name: /^Go on as / });
    await expect(choices(page).first().or(handOver)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), 'the board is seen first').toBe(0);
    for (const at of [0, 1, 2, 3]) await tapFirst(page, at);
    await expect(choices(page).first().or(handOver)).toBeVisible();
    if (await handOver.isVisible()) await handOver.tap();
    expect((await choices(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect(page.getByRole('button', { name: 'Whole board' })).toBeEnabled();
  });

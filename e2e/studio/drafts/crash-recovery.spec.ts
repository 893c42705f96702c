import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { openRemix, openTab, saveStatus, takeBrush, tally, waitForStudio } from '../../steps/studio';

/** A browser that can be killed and opened again with the same profile, as a user's own. */

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

test.use({ expectedErrors: [/ERR_FAILED|404/] });

const FOLDER = join(tmpdir(), 'battlewright-profile-');

type Launch = Parameters<typeof chromium.launchPersistentContext>[1];

/** Out of reach of the server, so that nothing but the device can have kept what was written. */
const cutOff = async (context: BrowserContext): Promise<void> => {
  await context.route('**/api/drafts/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
};

/** As a visitor becomes an author: by the page itself, which then holds the recovery token. Gives the address of the draft. */
const beginByHand = async (page: Page): Promise<string> => {
  await page.goto('/studio/new?remix=cannae&n=1');
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(/\/studio\/[0-9a-f-]{36}$/);
  await waitForStudio(page);
  return page.url();
};

/** Ends the browser's process without a word to the page, as a power cut does. */
const kill = async (context: BrowserContext, page: Page): Promise<void> => {
  const session = await context.newCDPSession(page);
  const ended = context.waitForEvent('close');
  await session.send('Browser.crash').catch(() => undefined);
  await ended;
};

test('the browser is killed: the last change is there again, with its history', async ({
  launchOptions,
  baseURL,
  locale,
}) => {
  const profile = mkdtempSync(FOLDER);
  const options: Launch = { ...launchOptions, baseURL, locale };
  try {
    const before = await chromium.launchPersistentContext(profile, options);
    const page = await before.newPage();
    const address = await beginByHand(page);
    await cutOff(before);
    await openTab(page, 'Battle');
    await title(page).fill('Cannae, before the crash');
    await takeBrush(page, 'Terrain', 'hill');
    const tile = await page.locator('[data-space="A4"]').first().boundingBox();
    if (!tile) throw new Error('no map');
    await page.mouse.click(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', 'Paint hill');
    await expect(saveStatus(page)).toHaveText('Saved on this device only');
    await kill(before, page);

    const after = await chromium.launchPersistentContext(profile, options);
    // Chromium writes cookies to its disk only every half minute: a new author's is usually lost, the recovery token never.
    await after.clearCookies();
    const again = await after.newPage();
    await again.goto(address);
    await waitForStudio(again);
    await expect(again.getByRole('heading', { level: 1, name: 'Cannae, before the crash' })).toBeVisible();
    await expect(again.getByText('This device has edits that aren’t on the server yet')).toBeVisible();
    await again.getByRole('button', { name: 'Undo' }).click();
    await again.getByRole('button', { name: 'Undo' }).click();
    await expect(again.getByRole('heading', { level: 1, name: 'Cannae', exact: true })).toBeVisible();
    await again.getByRole('button', { name: 'Redo' }).click();
    await expect(saveStatus(again)).toHaveText('Saved');
    await after.close();
  } finally {
    // What was killed may still be writing.
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

test('a reload keeps the history, also of what the server has', async ({ page }) => {
  await openRemix(page, 'cannae');
  const saved = page.waitForResponse(response => response.request().method() === 'PUT');
  await openTab(page, 'Battle');
  await title(page).fill('Cannae, renamed');
  expect((await saved).ok()).toBe(true);
  await expect(saveStatus(page)).toHaveText('Saved');
  await page.reload();
  await waitForStudio(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae', exact: true })).toBeVisible();
});

test('a browser that keeps nothing says so, and the server has the edits all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await openRemix(page, 'cannae');
  await page.route('**/api/drafts/*', route => route.abort());
  await openTab(page, 'Battle');
  await title(page).fill('Cannae, unkept');
  await expect(page.getByRole('banner')).toContainText('Not saved on this device');
  await page.unroute('**/api/drafts/*');
  await expect(saveStatus(page)).toHaveText('Saved', { timeout: 15_000 });
});

test('the worker is gone: the rules are asked all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await openRemix(page, 'cannae');
  await expect(tally(page)).toHaveText('No errors');
  await expect(page.getByText('problems may take a moment')).toBeVisible();
});

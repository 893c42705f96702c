import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openSource } from '../steps/studio';

test('a visitor learns what this is and sees a real map', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Battlewright' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('img', { name: /^The battlefield of/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Design a battle' })).toHaveAttribute('href', '/studio/new');
});

test('the newest battles stand on the front page with their maps', async ({ page }) => {
  await page.goto('/');
  const newest = page.getByRole('region', { name: 'Newest battles' });
  await expect(newest.getByRole('listitem')).toHaveCount(4);
  const picture = newest.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
});

test('the five rule books stand on the front page with their battles', async ({ page }) => {
  await page.goto('/');
  const books = page.getByRole('region', { name: 'Five rule books' });
  await expect(books.getByRole('listitem')).toHaveCount(5);
  const pocket = books.getByRole('listitem').filter({ hasText: 'Pocket Battles' });
  await pocket.getByRole('link', { name: /^\d+ battles$/ }).click();
  await expect(page).toHaveURL('/catalogue?system=pocket-battles');
});

test('the front page leads to the battles', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse the battles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
  await expect(page).toHaveURL('/catalogue');
});

test('a keyboard passes the header with its first step', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chosen theme is kept, and is there before the page is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  const ground = await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor);
  expect(ground).toBe('rgb(27, 24, 20)');
});

test('without a choice the theme is that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/credits');
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
});

const EDITORS = /tl-canvas|monaco-editor/;

/** The scripts that a walk through some pages fetches. */
const scriptsOf = async (page: Page, walk: () => Promise<void>): Promise<readonly string[]> => {
  const addresses = new Set<string>();
  page.on('request', request => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  await walk();
  return Promise.all([...addresses].map(async address => (await page.request.get(address)).text()));
};

test('public pages load neither the canvas nor the source editor', async ({ page }) => {
  const scripts = await scriptsOf(page, async () => {
    for (const address of ['/', '/catalogue', '/s/cannae', '/rules', '/studio/new']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: /^Use the (dark|light) theme$/ })).toBeVisible();
    }
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(script => EDITORS.test(script))).toEqual([]);
});

test('only the studio loads them', async ({ page }) => {
  const scripts = await scriptsOf(page, async () => {
    await page.goto('/studio/new');
    await page
      .getByRole('button', { name: /^Start a blank/ })
      .first()
      .click();
    await openSource(page);
  });
  expect(scripts.filter(script => EDITORS.test(script)).length).toBeGreaterThan(0);
});

test('the credits name what the site stands on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  for (const words of ['made with tldraw', 'EB Garamond', 'Source Sans 3', 'Open Font License', 'Delapouite'])
    await expect(main).toContainText(words);
  await expect(main.getByRole('link', { name: 'Creative Commons Attribution 3.0' })).toBeVisible();
});

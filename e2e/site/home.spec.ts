import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { openSource } from '../steps/studio';

test('a visitor learns what this is and finds three ways in', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Battlewright' })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('img', { name: /^The studio with Cannae/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Design a battle' })).toHaveAttribute('href', '/studio/new');
  await main.getByRole('link', { name: 'Play a battle now' }).click();
  await expect(page).toHaveURL(/\/s\/cannae\/v\/\d+\/play/);
});

test('one battle of each game stands on the front page with its whole board', async ({ page }) => {
  await page.goto('/');
  const battles = page.getByRole('region', { name: 'One battle from each game' });
  await expect(battles.getByRole('listitem')).toHaveCount(5);
  for (const game of ['Lost Battles', 'Prussia’s Glory', 'In Death Ground', 'Pocket Battles', 'Perikles'])
    await expect(battles.getByRole('listitem').filter({ hasText: game })).toHaveCount(1);
  await battles.getByRole('link', { name: 'Cannae', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae' })).toBeVisible();
  await page.goBack();
  await battles.locator('a[href="/s/cannae"]:has(img)').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae' })).toBeVisible();
});

test('the newest battles stand on the front page', async ({ page }) => {
  await page.goto('/');
  const newest = page.getByRole('region', { name: 'Newest battles' });
  await expect(newest.getByRole('listitem')).toHaveCount(4);
});

test('a search in the header finds a battle', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search battles' }).fill('Leuctra');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: 'Leuctra' })).toBeVisible();
});

test('the front page leads to the battles', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Browse battles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
  await expect(page).toHaveURL('/catalogue');
});

test('a keyboard passes the header with its first step', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a chosen theme is kept, and is there before the page is drawn', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
  const ground = await page.locator('body').evaluate(body => getComputedStyle(body).backgroundColor);
  expect(ground).toBe('rgb(27, 24, 20)');
});

test('without a choice the theme is that of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/credits');
  await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
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
      await expect(page.getByRole('button', { name: /^Use (dark|light) theme$/ })).toBeVisible();
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

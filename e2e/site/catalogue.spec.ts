import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/** Other tests may publish battles of the same name: only the shipped one has this address. */
const shipped = (page: Page, slug: string) =>
  page
    .getByRole('region', { name: 'Battles found' })
    .getByRole('link')
    .and(page.locator(`[href="/s/${slug}"]`));

test('a player opens the catalogue and finds a shipped battle', async ({ page }) => {
  await page.goto('/catalogue');
  const found = page.getByRole('region', { name: 'Battles found' });
  expect(await found.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  await page.goto('/catalogue?q=cannae');
  const cannae = found.getByRole('listitem').filter({ has: page.locator('[href="/s/cannae"]') });
  await expect(cannae).toContainText('216 BC');
  await expect(cannae).toContainText('Lost Battles');
  await expect(cannae).toContainText('Rules met');
});

test('a search finds a general, and the address keeps it', async ({ page }) => {
  await page.goto('/catalogue');
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('Hannibal');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?q=Hannibal$/);
  await expect(shipped(page, 'cannae')).toBeVisible();
  await expect(shipped(page, 'marathon')).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveValue('Hannibal');
  await page.getByRole('link', { name: 'Clear the search' }).click();
  await expect(page).toHaveURL('/catalogue');
  await expect(page.getByRole('searchbox', { name: 'Search the catalogue' })).toHaveValue('');
});

test('an empty result says so and leads back', async ({ page }) => {
  await page.goto('/catalogue?q=Waterloo-by-the-sea');
  await expect(page.getByText('No results for “Waterloo-by-the-sea”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all battles' }).click();
  await expect(page).toHaveURL('/catalogue');
});

test('systems are counted, and one of them can be chosen', async ({ page }) => {
  await page.goto('/catalogue?sort=title');
  const systems = page.getByRole('navigation', { name: 'Game' });
  const link = systems.getByRole('link', { name: /^Lost Battles \d+$/ });
  await link.click();
  await expect(page).toHaveURL(/\?system=lost-battles&sort=title$/);
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('battles can be put in the order of their years', async ({ page }) => {
  await page.goto('/catalogue');
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Year' }).click();
  await expect(page).toHaveURL(/\?sort=year$/);
  const titles = page.getByRole('region', { name: 'Battles found' }).getByRole('heading', { level: 2 });
  const texts = await titles.allTextContents();
  const years = texts.flatMap(text => text.match(/(\d+) BC/)?.[1] ?? []).map(Number);
  expect(years.length).toBeGreaterThanOrEqual(3);
  expect(years).toEqual([...years].sort((left, right) => right - left));
});

test('slips of the pen and German names find what was meant, and the card says by which word', async ({
  page,
}) => {
  for (const [text, slug] of [
    ['Kanae', 'cannae'],
    ['Friedrich', 'leuthen'],
    ['Frederick the Great', 'kolin'],
    ['Roßbach', 'rossbach'],
    ['elephants', 'hydaspes'],
  ] as const) {
    const answer = await page.request.get(
      `/api/v1/documents?kind=scenario&pageSize=100&q=${encodeURIComponent(text)}`,
    );
    expect(JSON.stringify(await answer.json()), text).toContain(`"slug":"${slug}"`);
  }
  await page.goto('/catalogue?q=Hanibal');
  const found = page.getByRole('region', { name: 'Battles found' }).getByRole('listitem');
  await expect(found.filter({ hasText: 'Found by: hannibal' }).first()).toBeVisible();
  await page.goto('/catalogue?q=Hannibal%20xylophone');
  const offers = page.getByRole('navigation', { name: 'Did you mean:' });
  await expect(offers.getByRole('link').first()).toHaveAttribute('href', '/catalogue?q=hannibal');
});

test('a collection keeps the order of its author', async ({ page }) => {
  await page.goto('/collections/the-wars-of-frederick');
  const titles = page.getByRole('listitem').getByRole('heading');
  await expect(titles).toContainText(['Hohenfriedberg', 'Kolin', 'Rossbach']);
});

test('a page too far says so', async ({ page }) => {
  await page.goto('/catalogue?page=999');
  await expect(page.getByText('Page 999 doesn’t exist.')).toBeVisible();
});

test('a nonsensical address is the plain list', async ({ page }) => {
  await page.goto('/catalogue?q=cannae&sort=nonsense&system=no-such-system&page=-3');
  await expect(shipped(page, 'cannae')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search works as well', async ({ page }) => {
    await page.goto('/catalogue');
    await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill('marathon');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(shipped(page, 'marathon')).toBeVisible();
    await expect(shipped(page, 'sambre')).toHaveCount(0);
  });
});

test('a reader chooses by the time that a game takes and by its balance', async ({ page }) => {
  await page.goto('/catalogue');
  await page.getByRole('link', { name: /^30 minutes to 2 hours/ }).click();
  await expect(page).toHaveURL(/time=middle/);
  await page.getByRole('link', { name: /^Leans to one side/ }).click();
  await expect(page).toHaveURL(/time=middle&balance=leans/);
  const cards = page
    .getByRole('region', { name: /found$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.first()).toContainText(/\d+ min/);
  await expect(cards.first()).toContainText(/Leans to .+: \d+ of 100/);
});

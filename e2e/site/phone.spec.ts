import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const address of [
  '/',
  '/catalogue',
  '/s/cannae',
  '/s/sambre',
  '/rules',
  '/rules/lost-battles',
  '/rules/lost-battles/6.5',
  '/credits',
])
  test(`${address} fits a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isTooWide(page)).toBe(false);
  });

test('the menu opens and leads on', async ({ page }) => {
  await page.goto('/');
  const battles = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Battles' });
  await expect(battles).toBeHidden();
  await page.getByText('Menu', { exact: true }).tap();
  await battles.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Battles' })).toBeVisible();
});

test('the map is large enough to read and moves within its frame', async ({ page }) => {
  await page.goto('/s/cannae');
  const map = page.getByRole('region', { name: /^Map of Cannae; arrow keys/ });
  const widths = () => map.evaluate(element => [element.scrollWidth, element.clientWidth] as const);
  const [sheet, frame] = await widths();
  expect(frame).toBe(390);
  expect(sheet).toBeGreaterThan(2 * frame);
  await page.getByRole('button', { name: 'Whole map' }).tap();
  await expect.poll(async () => (await widths())[0]).toBe(390);
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await expect.poll(async () => (await widths())[0]).toBeGreaterThan(390);
});

test('what a finger must hit is large enough', async ({ page }) => {
  await page.goto('/s/cannae');
  for (const control of [
    page.getByRole('link', { name: 'Setup sheet', exact: true }),
    page.getByRole('link', { name: 'Copy to studio' }),
    page.getByText('Menu', { exact: true }),
    page.getByRole('button', { name: 'Zoom in' }),
    page.getByRole('button', { name: 'Use dark theme' }),
  ])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

import { expect, test } from '../steps/fixtures';
import { findLayoutFaults } from '../steps/layout';
import { newGame } from '../steps/play';

/** German is a third longer than English: no word of a main screen may be cut, or lie on another. */

const SCREENS = [
  '/de',
  '/de/catalogue',
  '/de/s/cannae',
  '/de/s/kolin',
  '/de/s/pocket-clastidium',
  '/de/rules',
  '/de/rules/lost-battles',
  '/de/rules/lost-battles/6.5',
  '/de/lists',
  '/de/lists/carthaginians',
  '/de/collections',
  '/de/learn',
  '/de/games',
  '/de/studio',
  '/de/studio/new',
  '/de/account',
  '/de/following',
  '/de/credits',
  '/de/privacy',
  '/de/s/cannae/lab',
  `/de/s/cannae/v/1/play#${newGame(1)}`,
  '/de/no-such-page',
] as const;

const SIZES = [
  { name: 'a desktop', width: 1280, height: 800, isMobile: false },
  { name: 'a phone', width: 390, height: 844, isMobile: true },
] as const;

test.use({ expectedErrors: [/404/] });

for (const { name, width, height, isMobile } of SIZES)
  test.describe(`German on ${name}`, () => {
    test.use({ viewport: { width, height }, isMobile, hasTouch: isMobile });

    for (const address of SCREENS)
      test(address.split('#')[0] ?? address, async ({ page }, { outputDir }) => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', 'de');
        // A phone in play shows the board and what to decide, without a heading.
        await page.getByRole('heading').or(page.locator('[data-moment]')).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${outputDir}/page.png`, fullPage: true });
        expect(await findLayoutFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
  });

test('the studio in German: map, forms and languages', async ({ page }, { outputDir }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const answer = await page.request.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } });
  const { id }: { readonly id: string } = await answer.json();
  await page.goto(`/de/studio/${id}`);
  await page.locator('[data-board]').waitFor({ timeout: 20_000 });
  const look = async (what: string): Promise<void> => {
    await page.screenshot({ path: `${outputDir}/${what}.png` });
    expect(await findLayoutFaults(page), what).toEqual([]);
  };
  await look('map');
  await page.getByRole('banner').getByRole('button', { name: 'Schlacht', exact: true }).click();
  await look('forms');
  await page.getByRole('banner').getByRole('button', { name: 'Cannae' }).click();
  await page.getByRole('menuitem', { name: 'Sprachen' }).click();
  await expect(page.getByRole('dialog', { name: 'Sprachen' })).toBeVisible();
  await look('languages');
  await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('publish');
});

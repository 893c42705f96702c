import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { runByPalette } from '../steps/keyboard';
import {
  openCard,
  openProblems,
  openRemix,
  openSource,
  openTab,
  toggleOverlays,
  toggleWords,
} from '../steps/studio';

/** No page has a fault that would stop someone with a screen reader, a keyboard or weak eyes. */

const seriousProblems = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
};

/** Goes over to other colours, and waits until none is on its way from one to the other. */
const changeScheme = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(done));
    const underWay = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.allSettled(underWay.map(({ finished }) => finished));
  });
};

/** Everything in the light; in the dark only the colours are others. */
const expectSound = async (page: Page, where: string): Promise<void> => {
  expect.soft(await seriousProblems(new AxeBuilder({ page })), where).toEqual([]);
  await changeScheme(page, 'dark');
  const inTheDark = new AxeBuilder({ page }).withRules(['color-contrast']);
  expect.soft(await seriousProblems(inTheDark), `${where}, in the dark`).toEqual([]);
  await changeScheme(page, 'light');
};

const expectNoSidewaysScroll = async (page: Page, where: string): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(over, `${where} is too wide`).toBeLessThanOrEqual(0);
};

const PAGES = [
  ['/', 'home'],
  ['/catalogue', 'catalogue'],
  ['/s/cannae', 'battle'],
  ['/s/cannae/play', 'play'],
  ['/rules/lost-battles/5.5', 'rules'],
  ['/studio/new', 'wizard'],
  ['/account', 'account'],
  ['/credits', 'credits'],
] as const;

test('the pages of the site', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [address, name] of PAGES) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSound(page, name);
  }
});

test('the studio, with each panel and dialog open', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openRemix(page, 'cannae');
  await expectSound(page, 'studio');
  await runByPalette(page, 'select hannibal');
  await expectSound(page, 'selection');
  await runByPalette(page, 'go to (c3)');
  await expectSound(page, 'space');
  for (const tab of ['Battle', 'Plan', 'History'] as const) {
    await openTab(page, tab);
    await expectSound(page, tab);
  }
  await toggleOverlays(page);
  await expectSound(page, 'layers and overlays');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add units' }).click();
  await expectSound(page, 'adding units');
  await toggleWords(page);
  await expectSound(page, 'in words');
  await openCard(page, 'Terrain');
  await openProblems(page);
  await expectSound(page, 'card and problems');
  await openSource(page);
  await expectSound(page, 'source');
});

test('the dialogs of the studio', async ({ page }) => {
  test.setTimeout(120_000);
  await openRemix(page, 'cannae');
  const dialogs = ['open publish', 'open armies as tables', 'open army from numbers', 'open list of keys'];
  for (const name of dialogs) {
    await runByPalette(page, name.replace('open ', ''));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, name);
    await page.keyboard.press('Escape');
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.keyboard.press('Control+k');
  await expectSound(page, 'commands');
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
]) {
  test(`nothing is too wide at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [address, name] of PAGES) {
      await page.goto(address);
      await expectNoSidewaysScroll(page, name);
    }
    await openRemix(page, 'cannae');
    await expectNoSidewaysScroll(page, 'studio');
    const bar = page.getByRole('banner');
    expect(await bar.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
  });
}

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import {
  cornerOf,
  middleOf,
  openCard,
  openProblems,
  openRemix,
  piece,
  space,
  toggleOverlays,
  waitForStudio,
} from '../steps/studio';

/** The map has the screen: panels lie on it and never move it. */

const board = (page: Page): Locator => page.locator('[data-board]');
const slip = (page: Page, name: string): Locator => page.locator(`[data-slip="${name}"]`);

/** The share of the window that shows the map with nothing on it. */
const measureRoom = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const areaOf = (selector: string): number =>
      [...document.querySelectorAll(selector)]
        .map(element => element.getBoundingClientRect())
        .reduce((sum, { width, height }) => sum + width * height, 0);
    return (areaOf('.tl-container') - areaOf('[data-slip]')) / (window.innerWidth * window.innerHeight);
  });

const openTools = async (page: Page): Promise<void> => {
  await openCard(page, 'Terrain');
  for (const name of ['tool', 'army', 'inspector']) await expect(slip(page, name)).toBeVisible();
};

for (const [width, height, least] of [
  [1440, 900, 0.75],
  [1280, 720, 0.65],
] as const)
  test(`with tool card, army and inspector ${least * 100} % of ${width} × ${height} is free map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const battle of ['leuthen-battle', 'cannae']) {
      await openRemix(page, battle);
      const [first] = await page.locator('[data-piece]').all();
      if (!first) throw new Error('no piece');
      const { x, y } = await middleOf(first);
      await page.mouse.click(x, y);
      await openTools(page);
      expect.soft(await measureRoom(page), battle).toBeGreaterThanOrEqual(least);
    }
  });

test('panels, overlays and the key that hides all leave the map where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemix(page, 'leuthen-battle');
  const before = await board(page).boundingBox();
  const expectSame = async (what: string): Promise<void> => {
    const now = await board(page).boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect.soft(now?.[side], `${what}: ${side}`).toBeCloseTo(before?.[side] ?? 0, 0);
  };
  await openTools(page);
  await expectSame('tool card');
  await page.keyboard.press('Shift+A');
  await expect(slip(page, 'army')).toBeHidden();
  await expectSame('no army');
  await page.keyboard.press('Shift+B');
  await expect(slip(page, 'battle')).toBeVisible();
  await expectSame('battle');
  await openProblems(page);
  await expectSame('problems');
  await toggleOverlays(page);
  await page.getByRole('region', { name: 'Layers and overlays' }).getByRole('checkbox').first().check();
  await expect(page.locator('canvas[data-overlay]')).toBeVisible();
  await toggleOverlays(page);
  await expectSame('overlay');
  await page.keyboard.press('p');
  await expect(page.locator('[data-slip]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show panels' })).toBeVisible();
  await expectSame('all hidden');
  await page.keyboard.press('Shift+A');
  await expect(slip(page, 'army')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page, 'army')).toBeHidden();
  await page.keyboard.press('p');
  await expect(slip(page, 'battle')).toBeVisible();
  await expectSame('all shown');
});

test('widths, folds and what is open are remembered for the game, place and zoom for the draft', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemix(page, 'leuthen-battle');
  const edge = await middleOf(page.getByRole('separator', { name: 'Resize Army' }));
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 60, edge.y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('separator', { name: 'Resize Inspector' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Fold Inspector' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const zoom = await page
    .getByRole('contentinfo')
    .getByText(/^\d+ %$/)
    .textContent();
  const widths = async (): Promise<readonly (number | undefined)[]> => [
    (await slip(page, 'army').boundingBox())?.width,
    (await slip(page, 'inspector').boundingBox())?.width,
  ];
  expect(await widths()).toEqual([277, 270]);
  const place = await middleOf(board(page));
  await page.reload();
  await waitForStudio(page);
  await expect(page.getByRole('button', { name: 'Unfold Inspector' })).toBeVisible();
  expect(await widths()).toEqual([277, 270]);
  await expect(page.getByRole('contentinfo').getByText(/^\d+ %$/)).toHaveText(zoom ?? '');
  const again = await middleOf(board(page));
  expect([again.x, again.y]).toEqual([expect.closeTo(place.x, 0), expect.closeTo(place.y, 0)]);
});

test('a large map opens so that counters can be read; Fit fits it between the panels, then into the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemix(page, 'leuthen-battle');
  const widths = await page
    .locator('[data-piece]')
    .evaluateAll(pieces => pieces.map(piece => piece.getBoundingClientRect().width));
  // Markers of leaders are smaller than the units that they lead.
  expect(widths.sort((left, right) => left - right)[widths.length >> 1]).toBeGreaterThanOrEqual(32);
  const gaps = async (): Promise<readonly [number, number]> => {
    const [sheet, view] = [
      await board(page).boundingBox(),
      await page.locator('.tl-container').boundingBox(),
    ];
    if (!sheet || !view) throw new Error('no map');
    return [sheet.x - view.x, view.x + view.width - sheet.x - sheet.width];
  };
  await page.getByRole('button', { name: 'Fit' }).click();
  const [left, right] = await gaps();
  expect(Math.abs(left - 227 - (right - 260))).toBeLessThan(2);
  await page.getByRole('button', { name: 'Fit' }).click();
  const [wholeLeft, wholeRight] = await gaps();
  expect(Math.abs(wholeLeft - wholeRight)).toBeLessThan(2);
});

test('the sheet of a small board stands in the middle between the panels, clear of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemix(page, 'cannae');
  const [sheet, army, inspector] = [
    await board(page).boundingBox(),
    await slip(page, 'army').boundingBox(),
    await slip(page, 'inspector').boundingBox(),
  ];
  if (!sheet || !army || !inspector) throw new Error('no map');
  const [left, right] = [sheet.x - army.x - army.width, inspector.x - sheet.x - sheet.width];
  expect(left).toBeGreaterThan(0);
  expect(Math.abs(left - right)).toBeLessThan(2);
});

test('what is chosen from a list while it is out of sight comes into sight', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemix(page, 'cannae');
  for (const _ of [1, 2, 3, 4, 5]) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(piece(page, 'varro')).not.toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('select varro');
  await page.keyboard.press('Enter');
  await expect(piece(page, 'varro')).toBeInViewport();
  const { x, y } = await middleOf(piece(page, 'varro'));
  const isFree = await page.evaluate(
    ([left, top]) => !document.elementFromPoint(left ?? 0, top ?? 0)?.closest('[data-slip]'),
    [x, y],
  );
  expect(isFree).toBe(true);
});

test('source docks at the right and alone narrows the map; problems stand below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openRemix(page, 'cannae');
  const view = page.locator('.tl-container');
  const wide = (await view.boundingBox())?.width ?? 0;
  await page.keyboard.press('Control+Backquote');
  await expect.poll(async () => (await view.boundingBox())?.width ?? 0).toBeLessThan(wide - 500);
  await expect(page.getByRole('region', { name: 'Problems' })).toBeVisible();
  const narrow = (await view.boundingBox())?.width ?? 0;
  await page.getByRole('separator', { name: 'Resize JSON' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await view.boundingBox())?.width ?? 0).toBe(narrow + 20);
});

test('a tool keeps its card while one paints; figures choose in it; plus and minus mean the brush', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await page.keyboard.press('t');
  const card = page.getByRole('region', { name: 'Terrain' });
  await expect(card).toBeVisible();
  await page.keyboard.press('2');
  await expect(card.getByRole('button', { name: /^Paint/ }).nth(1)).toHaveAttribute('aria-pressed', 'true');
  const zoom = page.getByRole('contentinfo').getByText(/^\d+ %$/);
  const before = await zoom.textContent();
  await page.keyboard.press('+');
  await expect(card.getByRole('button', { name: /1 ring around/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('-');
  const { x, y } = await cornerOf(space(page, 'C2'));
  await page.mouse.click(x, y);
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(zoom).toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveText(before ?? '');
});

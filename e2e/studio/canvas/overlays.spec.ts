import type { Page } from '@playwright/test';
import { expect, test } from '../../steps/fixtures';
import { runByPalette } from '../../steps/keyboard';
import {
  middleOf,
  openRemix,
  piece,
  saveStatus,
  space,
  toggleOverlays,
  toggleWords,
  waitForStudio,
} from '../../steps/studio';

test.use({ viewport: { width: 1280, height: 720 } });

const openPanel = async (page: Page) => {
  await toggleOverlays(page);
  return page.getByRole('region', { name: 'Layers and overlays' });
};

test('a designer looks where there is room to stack, and finds it shown again after a reload', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const panel = await openPanel(page);
  await panel.getByLabel('Stacking limits').check();
  await expect(panel.getByRole('link', { name: 'Rule 5.5' })).toHaveAttribute(
    'href',
    /\/rules\/[^/]+\/5\.5$/,
  );
  await expect(page.locator('canvas[data-overlay="room"]')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Overlays' })).toContainText('Stacking limits');
  await page.reload();
  await waitForStudio(page);
  await expect(page.locator('canvas[data-overlay="room"]')).toBeVisible();
});

test('the reach of chosen units is shown once some are chosen', async ({ page }) => {
  await openRemix(page, 'cannae');
  const panel = await openPanel(page);
  await panel.getByLabel('Reach of the selected units').check();
  await toggleOverlays(page);
  const key = page.getByRole('list', { name: 'Overlays' });
  await expect(key).toContainText('Select a unit to see it.');
  await piece(page, 'velites').click();
  await expect(key).toContainText('attack');
  await expect(page.locator('canvas[data-overlay="reach"]')).toBeVisible();
});

test('zones of both sides and sight from a chosen unit lie on a map that does not move', async ({ page }) => {
  await openRemix(page, 'leuthen-battle');
  const before = await space(page, '2912').boundingBox();
  const panel = await openPanel(page);
  await panel.getByLabel('Zones of control').check();
  const key = page.getByRole('list', { name: 'Overlays' });
  await expect(key.getByRole('paragraph').filter({ hasText: 'Prussia' })).toContainText(/\d+ spaces/);
  await expect(key.getByRole('link', { name: /^Rule 4\.1/ })).toBeVisible();
  await panel.getByLabel('Line of sight').check();
  await toggleOverlays(page);
  await expect(key).toContainText('Select a space or a unit to see it.');
  await piece(page, 'aus-art-8').click();
  await expect(key).toContainText('Not seen');
  expect(await space(page, '2912').boundingBox()).toEqual(before);

  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(key).toContainText('Not seen');
  await toggleOverlays(page);
  await panel.getByLabel('Command range').check();
  await expect(panel.getByLabel('Zones of control')).not.toBeChecked();
  await page.getByRole('button', { name: 'Close Line of sight' }).click();
  await expect(panel.getByLabel('Line of sight')).not.toBeChecked();
});

test('odds of two attacks are compared: one pinned from the map, one from the inspector by keyboard', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  const { x, y } = await middleOf(piece(page, 'velites'));
  await page.mouse.move(x, y, { steps: 4 });
  const card = page.getByRole('region', { name: 'Chances: Velites' });
  await expect(card).toContainText('/36');
  await expect(card.getByRole('link', { name: /^Rule 6\.5/ }).first()).toHaveAttribute('href', /6\.5$/);
  await card.getByRole('button', { name: 'Pin' }).first().click();
  const pins = page.getByRole('list', { name: 'Pinned odds' }).locator('> li');
  await expect(pins).toHaveCount(1);
  await toggleWords(page);
  const words = page.getByRole('region', { name: 'Board as text' });
  await words.getByRole('button', { name: /^Roman horse/ }).press('Enter');
  await page
    .getByRole('complementary', { name: 'Inspector' })
    .getByRole('button', { name: 'Pin' })
    .first()
    .press('Enter');
  await toggleWords(page);
  await expect(pins).toHaveCount(2);
  await expect(pins.first()).toContainText('Velites');
  await expect(pins.last()).toContainText('Roman horse');
});

test('what follows from the battle is in sight and goes with every edit', async ({ page }) => {
  await openRemix(page, 'cannae');
  const strip = page.getByRole('region', { name: 'Key figures' });
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip).toContainText(/Rome\s*70 fighting value/);
  await toggleWords(page);
  const words = page.getByRole('region', { name: 'Board as text' });
  await words.getByRole('button', { name: /^Velites/ }).press('Enter');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(strip).not.toContainText(/Rome\s*70 fighting value/);
  await expect(strip.locator('b[data-changed]').first()).toBeVisible();
  await expect(saveStatus(page)).toHaveText(/Saved/);
});

test('layers go off and on, and on a board larger than the view a small map moves it', async ({ page }) => {
  await openRemix(page, 'cannae');
  const panel = await openPanel(page);
  await panel.getByLabel('Counters').uncheck();
  await expect(piece(page, 'velites')).toBeHidden();
  await panel.getByLabel('Counters').check();
  await expect(piece(page, 'velites')).toBeVisible();
  await toggleOverlays(page);
  const small = page.getByRole('img', { name: /^Overview/ });
  await expect(small).toBeHidden();
  await runByPalette(page, 'overview map');
  for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(small).toBeVisible();
  const box = await small.boundingBox();
  if (!box) throw new Error('no overview');
  await page.mouse.click(box.x + 8, box.y + 8);
  await expect(space(page, 'A4')).toBeInViewport();
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(space(page, 'E1')).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByTitle('made with tldraw')).toBeVisible();
});

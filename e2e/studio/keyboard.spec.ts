import { expect, test } from '../steps/fixtures';
import { runByPalette, tabTo } from '../steps/keyboard';
import { waitForStudio } from '../steps/studio';

test('a battle is set up from nothing to its publication with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/studio/new');
  await expect(page.getByRole('button', { name: 'Create battle' })).toBeEnabled();
  await tabTo(page, /^Open plain/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Blank, to be painted' })).toBeChecked();
  await tabTo(page, /^Name of side 1/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Thebes');
  await tabTo(page, /^Name of side 2/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Sparta');
  await tabTo(page, /^Title/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Without a mouse');
  await tabTo(page, /^Create battle/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/studio\/(?!new)[^/]+$/);
  await waitForStudio(page);

  const words = page.getByRole('region', { name: 'Board as text' }).last();
  const tile = (id: string) =>
    words
      .getByRole('listitem')
      .filter({ hasText: `(${id})` })
      .first();
  await runByPalette(page, 'open board as text');
  await expect(words).toBeVisible();

  // A unit straight onto a space, and one that is added first and then moved.
  await runByPalette(page, 'go to (c1)');
  await runByPalette(page, 'add average legion thebes');
  await expect(tile('C1').getByRole('button', { name: /Average legion/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await runByPalette(page, 'add veteran legion thebes');
  await expect(words.getByRole('listitem').filter({ hasText: 'Off the board' }).first()).toBeVisible();
  await tabTo(page, /^Type a command/);
  await page.keyboard.type('move it to C1');
  await page.keyboard.press('Enter');
  await expect(words.getByRole('log')).toContainText('Done: Move Veteran legion to C1.');
  await expect(tile('C1').getByRole('button', { name: /legion/ })).toHaveCount(2);

  // Lead and facing by the system's own keys, once the focus has left the field.
  await page.keyboard.press('F6');
  await runByPalette(page, 'make lead unit');
  await page.keyboard.press(']');
  await expect(tile('C1')).toContainText('Facing right');
  await page.keyboard.press('[');
  await expect(tile('C1')).toContainText('Facing up the map');

  await runByPalette(page, 'go to (a1)');
  await runByPalette(page, 'paint hill on a1');
  await expect(tile('A1')).toContainText('hill');

  await runByPalette(page, 'battle history');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Make lead unit');

  await runByPalette(page, 'open publish');
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await tabTo(page, /^Licence/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Publish this version/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/s\//, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Without a mouse' })).toBeVisible();
});

test('F6 goes from pane to pane and no pane keeps the focus', async ({ page }) => {
  await page.goto('/studio/new?remix=cannae&n=1');
  await tabTo(page, /^Open copy in studio/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/studio\/(?!new)[^/]+$/);
  await waitForStudio(page);
  const focusedPane = () =>
    page.evaluate(() => document.activeElement?.closest('[data-pane]')?.getAttribute('data-pane') ?? null);
  for (const pane of ['tools', 'armies', 'map', 'inspector', 'tools']) {
    await page.keyboard.press('F6');
    expect(await focusedPane()).toBe(pane);
  }
  await page.keyboard.press('Shift+F6');
  expect(await focusedPane()).toBe('inspector');
  // From the map, Tab alone reaches the inspector and the status bar: nothing holds it back.
  await page.keyboard.press('Shift+F6');
  expect(await focusedPane()).toBe('map');
  await tabTo(page, /^Fold Inspector/);
  await tabTo(page, /^No errors/);
  await tabTo(page, /^Hide panels/);
});

import { expect, test } from '../steps/fixtures';
import { runByPalette } from '../steps/keyboard';
import { openRemix } from '../steps/studio';

test('whatever can be done is found by typing', async ({ page }) => {
  await openRemix(page, 'cannae');
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await runByPalette(page, 'select hannibal');
  await expect(inspector.getByRole('heading', { name: 'Hannibal' })).toBeVisible();
  await runByPalette(page, 'go to (c3)');
  await expect(inspector.getByRole('heading', { level: 2 })).toContainText('(C3)');
  await runByPalette(page, 'paint with wood');
  await expect(page.getByRole('toolbar', { name: 'Brush options' })).toBeVisible();
  await runByPalette(page, 'tool select');
  await expect(page.getByRole('toolbar', { name: 'Brush options' })).toBeHidden();
  await runByPalette(page, 'form sources');
  await expect(page.getByRole('tab', { name: 'Battle' })).toHaveAttribute('aria-selected', 'true');
  await runByPalette(page, 'layer names');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Commands' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('layer');
  await expect(dialog.getByRole('option', { name: /Layer: Names/ })).not.toContainText('shown');
  await expect(dialog.getByRole('option', { name: /Layer: Terrain/ })).toContainText('shown');
});

test('arrows choose, Escape leaves, and the focus is where it was', async ({ page }) => {
  await openRemix(page, 'cannae');
  const source = page.getByRole('button', { name: 'JSON', exact: true });
  await source.focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Commands' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await expect(dialog.getByRole('option').nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('zzzz');
  await expect(dialog.getByRole('status')).toHaveText('No results');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(source).toBeFocused();
});

test('a key that still reaches the closing palette opens it again', async ({ page }) => {
  await openRemix(page, 'cannae');
  await runByPalette(page, 'select hannibal');
  const closed = page.getByRole('dialog', { name: 'Commands', includeHidden: true });
  await closed.dispatchEvent('keydown', { key: 'k', ctrlKey: true });
  await expect(page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox')).toBeFocused();
});

test('the question mark lists the keys, and the list can be searched', async ({ page }) => {
  await openRemix(page, 'cannae');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toContainText('Mirror left and right');
  await expect(dialog).toContainText('Make lead unit');
  await page.keyboard.press('Tab');
  await dialog.getByRole('searchbox').fill('undo');
  await expect(dialog.getByRole('term')).toHaveText(['Undo']);
  await expect(dialog.getByRole('definition')).toContainText(['Ctrl+Z']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a palette that is called again at once is not closed by its last closing', async ({ page }) => {
  await openRemix(page, 'cannae');
  const dialog = page.getByRole('dialog', { name: 'Commands' });
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('zama');
  // On a slow machine closing and opening arrive together.
  await dialog.evaluate(element => {
    const press = (target: Element, init: KeyboardEventInit): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
    press(element, { key: 'Escape' });
    press(document.body, { key: 'k', ctrlKey: true });
  });
  await page.keyboard.type('layer');
  await expect(dialog.getByRole('combobox')).toHaveValue('layer');
  await expect(dialog.getByRole('option', { name: /Layer: Names/ })).toBeVisible();
});

import { expect, type Locator, type Page } from '@playwright/test';

/** Steps of someone who has no mouse. */

/** What a screen reader would call the element that has the focus. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return '';
    const labels = 'labels' in focused ? [...((focused as HTMLInputElement).labels ?? [])] : [];
    const named = labels.map(label => label.firstChild?.textContent || label.textContent || '').join(' ');
    return (focused.getAttribute('aria-label') || named || focused.textContent || '').trim();
  });

const MOST_STEPS = 400;

/** Goes on by Tab until something of this name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`no way by Tab to ${name}`);
};

/** Goes on by Tab until one of what is found has the focus. */
export const tabInto = async (page: Page, found: Locator): Promise<void> => {
  await found.first().waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await found.evaluateAll(elements => elements.some(each => each === document.activeElement))) return;
  }
  throw new Error(`no way by Tab to ${found}`);
};

/** Finds something in the palette by typing and does the first that matches. */
export const runByPalette = async (page: Page, typed: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Commands' });
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await dialog.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
};

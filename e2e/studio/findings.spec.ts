import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import {
  dragWithoutDrop,
  dropAnyway,
  expectStandsIn,
  openProblems,
  openRemix,
  openSource,
  piece,
  problems,
  space,
  tally,
} from '../steps/studio';

/** Two pieces among the enemy: two findings of one section. */
const spoil = async (page: Page): Promise<void> => {
  await dragWithoutDrop(page, piece(page, 'velites'), space(page, 'C3'));
  await dropAnyway(page);
  await expect(tally(page)).toContainText('1 error');
  await dragWithoutDrop(page, piece(page, 'numidian-1'), space(page, 'A2'));
  await dropAnyway(page);
  await expect(tally(page)).toContainText('2 errors');
  await openProblems(page);
};

const rows = (page: Page) => problems(page).locator('[data-finding]');

test('a fix shows what it would do, mends the fault in one step, and one undo takes it back', async ({
  page,
}) => {
  await openRemix(page, 'cannae');
  await dragWithoutDrop(page, piece(page, 'velites'), space(page, 'C3'));
  await dropAnyway(page);
  await openProblems(page);
  const fix = problems(page).getByRole('button', { name: /^Fix: Move/ });
  await fix.hover();
  await expect(page.locator('[data-fix-ghosts]')).toBeVisible();
  await expect(page.getByRole('tooltip')).toContainText('What this would change');
  await expect(page.getByRole('tooltip')).toContainText('groups');
  await fix.click();
  await expect(tally(page)).not.toContainText(/\d error/);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /^Fix: Move/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tally(page)).toContainText('1 error');
  await expectStandsIn(page, 'velites', 'C3');
});

test('findings are filtered by weight, side, section and text', async ({ page }) => {
  await openRemix(page, 'cannae');
  await spoil(page);
  const all = await rows(page).count();
  await problems(page)
    .getByRole('button', { name: /^Warnings/ })
    .click();
  await expect(rows(page)).toHaveCount(all - 2);
  await problems(page).getByRole('button', { name: /^All/ }).click();
  await problems(page).getByLabel('Section').selectOption('2.1');
  await expect(rows(page)).toHaveCount(2);
  await problems(page).getByLabel('Section').selectOption('');
  await problems(page).getByRole('searchbox', { name: 'Find' }).fill('C3');
  await expect(rows(page).first()).toContainText('C3');
  await problems(page).getByRole('searchbox', { name: 'Find' }).fill('no such thing');
  await problems(page)
    .getByRole('button', { name: /^Show all/ })
    .click();
  await expect(rows(page)).toHaveCount(all);
});

test('the keyboard goes from finding to finding, to the counter and to the text', async ({ page }) => {
  await openRemix(page, 'cannae');
  await spoil(page);
  await openSource(page);
  await piece(page, 'hannibal').focus();
  await page.keyboard.press('F8');
  await expect(
    piece(page, 'velites').or(piece(page, 'numidian-1')).and(page.locator('[data-chosen]')),
  ).toHaveCount(1);
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-piece][data-chosen]')).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText('What this would change');
});

test('the light bulb of the source offers the same fixes', async ({ page }) => {
  await openRemix(page, 'cannae');
  await dragWithoutDrop(page, piece(page, 'velites'), space(page, 'C3'));
  await dropAnyway(page);
  await openSource(page);
  // The note about the dropped unit has left a translation without its original: it is the first problem of the text.
  await problems(page)
    .getByRole('button', { name: /^Fix: Remove/ })
    .click();
  await expect(problems(page).getByRole('button', { name: /^Fix: Remove/ })).toHaveCount(0);
  await expect(problems(page).getByRole('button', { name: /^Fix: Move/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'JSON' }).focus();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+.');
  const offer = page.locator('.action-widget').getByText(/^Fix: Move/);
  await expect(offer.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(tally(page)).not.toContainText(/\d error/);
});

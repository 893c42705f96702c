import { expect, type Locator, type Page } from '@playwright/test';
import { makeGestures } from './gestures';
import { chooseLicence, tally, waitForStudio } from './studio';

/** Steps of a designer who goes from the front page to a published battle. */

interface WizardAnswers {
  readonly game: RegExp;
  readonly ground?: string;
  readonly title: string;
  readonly year: string;
  readonly sides: readonly string[];
}

/** From the front page through the wizard into the studio. */
export const beginBattle = async (page: Page, answers: WizardAnswers): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Design a battle' }).first().click();
  await page.getByRole('radio', { name: answers.game }).check();
  if (answers.ground) await page.getByRole('radio', { name: answers.ground, exact: true }).check();
  for (const [index, side] of answers.sides.entries())
    await page.getByLabel(`Name of side ${index + 1}`).fill(side);
  await page.getByRole('textbox', { name: 'Title' }).fill(answers.title);
  await page.getByRole('textbox', { name: 'Year' }).fill(answers.year);
};

export const makeBattle = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'Create battle' }).click();
  await page.waitForURL(/\/studio\/(?!new)[^/]+$/);
  await waitForStudio(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

export const tray = (page: Page): Locator => page.getByRole('complementary', { name: 'Armies' });

export const chooseSide = (page: Page, side: string): Promise<void> =>
  page
    .locator('[data-slip="army"]')
    .getByRole('tab', { name: new RegExp(side) })
    .click();

/** How many of a side's units are not on the map yet. */
export const countWaiting = async (page: Page, side: string): Promise<number> => {
  await chooseSide(page, side);
  const rows = page.getByRole('treeitem', { name: /to deploy$/ });
  await expect(rows.first()).toBeVisible();
  return rows.count();
};

/** The whole army of a side is drawn up in its zone. */
export const lineUpSide = async (page: Page, side: string, hand = makeGestures()): Promise<void> => {
  await hand.make('choose the side', () => chooseSide(page, side));
  await hand.make('line up', () => tray(page).getByRole('button', { name: 'Line up' }).click());
  await expect(page.locator('[data-deploy-ghost]').first()).toBeVisible();
  await hand.make('deploy', () => page.keyboard.press('Enter'));
  await expect(page.getByRole('treeitem', { name: /to deploy$/ })).toHaveCount(0);
};

/** Publishes what has no errors, and waits for its page. */
export const publishBattle = async (page: Page, title: string): Promise<void> => {
  await expect(tally(page)).not.toHaveText(/error(?!s$)|^[1-9]\d* errors/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await chooseLicence(page);
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await page.waitForURL(/\/s\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

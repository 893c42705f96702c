import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const step = (page: Page, number: number) => page.getByText(`Step ${number} of 11`);
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const panel = (page: Page) => page.getByRole('complementary', { name: 'Decision' });

test('a newcomer goes through the whole first lesson by the board and the panel', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start the tutorial' }).click();
  await page.getByRole('link', { name: /First blood at Cannae/ }).click();
  await expect(step(page, 1)).toBeVisible();
  await next(page);
  await next(page);

  // What is not lit says when it comes.
  await panel(page)
    .getByRole('button', { name: /Roman legions/ })
    .first()
    .click();
  await expect(page.getByText('That comes in step 7.')).toBeVisible();

  await panel(page)
    .getByRole('button', { name: /Velites/ })
    .first()
    .click();
  await expect(step(page, 4)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /Attack C3/ })
    .click();
  await expect(step(page, 5)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^(\d )?Strike with Velites(?!,)/ })
    .click();
  await expect(step(page, 6)).toBeVisible();
  await next(page);
  await panel(page)
    .getByRole('button', { name: /Roman legions/ })
    .first()
    .click();
  await panel(page)
    .getByRole('button', { name: /Move to C2/ })
    .first()
    .click();
  await expect(step(page, 9)).toBeVisible();
  await next(page);
  await panel(page)
    .getByRole('button', { name: /^End turn/ })
    .first()
    .click();
  await expect(step(page, 11)).toBeVisible();

  // The game stays, and the computer takes over.
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(step(page, 11)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Computer is thinking (Carthage)' })).toBeVisible();
});

test('a step can be shown, taken back, and the lesson left', async ({ page }) => {
  await page.goto('/learn/pocket-battles');
  await next(page);
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await expect(page.getByText('Step 3 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 2 of 11')).toBeVisible();
  await page.getByRole('button', { name: 'Leave lesson' }).click();
  await expect(page.getByText('Step 2 of 11')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
});

test('every book has a lesson', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('link', { name: /^Start: / })).toHaveCount(5);
});

test('troops of the lesson of Perikles are taken from the tray by hand', async ({ page }) => {
  await page.goto('/learn/perikles');
  await next(page);
  await page.getByRole('button', { name: 'Do it for me' }).click();
  await next(page);
  await expect(page.getByText('Step 4 of 10')).toBeVisible();
  const tray = page.getByRole('complementary', { name: 'To be placed' });
  await tray
    .getByRole('button', { name: /infantry 1/ })
    .first()
    .click();
  await expect(page.getByText('Step 5 of 10')).toBeVisible();
});

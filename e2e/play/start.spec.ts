import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

const board = (page: Page) => page.getByRole('region', { name: 'Board', exact: true });
const start = (page: Page) => page.getByRole('button', { name: /^Start as / });
const opponent = (page: Page) => page.getByText('Celts: computer');

test('two clicks from a battle’s page to a game against the computer, which a reload keeps', async ({
  page,
}) => {
  await page.goto('/s/pocket-clastidium');
  await page.getByRole('link', { name: 'All choices', exact: true }).click();
  await start(page).click();
  await expect(board(page)).toBeVisible();
  await expect(opponent(page)).toBeVisible();

  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(opponent(page)).toBeVisible();
});

test('side and level are remembered for each battle, and a game under way comes first', async ({ page }) => {
  await page.goto('/s/cannae/v/1/play');
  await page.getByRole('radio', { name: /^Carthage/ }).check();
  await page.getByRole('radio', { name: 'Learner' }).check();
  await expect(page.getByRole('button', { name: 'Start as Carthage' })).toBeVisible();

  await page.goto('/s/zama/v/1/play');
  await expect(page.getByRole('radio', { name: 'Steady' })).toBeChecked();
  await page.goto('/s/cannae/v/1/play');
  await expect(page.getByRole('radio', { name: /^Carthage/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Learner' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();

  // Carthage decides first: the order of turns is Hannibal’s.
  await start(page).click();
  await page
    .getByRole('button', { name: /Keep the order of turns/ })
    .first()
    .click();
  await page.goto('/s/cannae/v/1/play');
  await expect(
    page.getByText(/You have a game under way: Carthage against the computer \(Learner\)/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(board(page)).toBeVisible();
});

test('five sides: one is the player’s, a friend may take another, computers have the rest', async ({
  page,
}) => {
  await page.goto('/s/perikles-431/v/1/play');
  await expect(page.getByRole('radio', { name: 'Computers' })).toBeChecked();
  await page.getByRole('combobox', { name: 'Temenids' }).selectOption('Friend on this screen');
  await page.getByRole('button', { name: 'Start as Alkmaionids' }).click();
  await expect(page.getByText('Eurypontids, Bacchiads, Cadmeians: computer')).toBeVisible();
});

test('a variant is carried from the battle’s page into play, and can be chosen on the card', async ({
  page,
}) => {
  await page.goto('/s/perikles-431?variant=four-players');
  await expect(page.getByRole('link', { name: 'Setup sheet', exact: true })).toHaveAttribute(
    'href',
    /sheet\.pdf\?variant=four-players$/,
  );
  await page.getByRole('link', { name: 'All choices', exact: true }).click();
  await expect(
    page.getByRole('group', { name: 'Your side' }).getByRole('radio', { name: /^[A-Z][a-z]+s / }),
  ).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Variant' }).selectOption({ index: 0 });
  await expect(
    page.getByRole('group', { name: 'Your side' }).getByRole('radio', { name: /^[A-Z][a-z]+s / }),
  ).toHaveCount(5);
  await page.getByRole('combobox', { name: 'Variant' }).selectOption('three-players');
  await expect(
    page.getByRole('group', { name: 'Your side' }).getByRole('radio', { name: /^[A-Z][a-z]+s / }),
  ).toHaveCount(3);
  await start(page).click();
  await expect(page).toHaveURL(/variant=three-players&continue/);
});

test('what the book leaves to the players is chosen on the card, and a reload keeps it', async ({ page }) => {
  await page.goto('/s/pocket-clastidium/v/1/play');
  await page.getByRole('combobox', { name: 'Setup' }).selectOption('As drawn');
  await page.getByRole('button', { name: /^Start as / }).click();
  await expect(board(page)).toBeVisible();
  const toPlace = page.getByRole('complementary', { name: 'To be placed' });
  await expect(toPlace).toBeHidden();
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(toPlace).toBeHidden();
});

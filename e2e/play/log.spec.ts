import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/** A record as a link carries it in full. */
const linkOf = (record: object): string => deflateRawSync(JSON.stringify(record)).toString('base64url');

const COMPUTER = { type: 'computer', level: 'learner' };
const log = (page: Page) => page.getByRole('region', { name: 'Log' });
const lines = (page: Page) => log(page).getByRole('listitem');

test('two computers play to the end: the log has a line an order, and the end says why', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/s/pocket-clastidium/v/1/play');
  await page.evaluate(() => localStorage.setItem('battlewright.computer-speed', 'fast'));
  const players = { romans: COMPUTER, celts: COMPUTER };
  await page.goto(
    `/s/pocket-clastidium/v/1/play?variant=as-drawn#${linkOf({ seed: 3, entries: [], players })}`,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Computer is thinking/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: /^Computer is stopped/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  const end = page.getByRole('heading', { name: /^(Victory for|Draw)/ });
  await expect(end).toBeVisible({ timeout: 150_000 });
  await expect(page.getByRole('table', { name: 'Score' })).toBeVisible();
  const moments = page.getByRole('region', { name: /^Decisive moments/ }).getByRole('button');
  expect(await moments.count()).toBeLessThanOrEqual(5);
  await moments.first().click();
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
  await log(page).getByRole('button', { name: 'Now' }).click();
  await expect(end).toBeVisible();
});

test('a line opens its dice and sections, shows the board at its order, and Now returns', async ({
  page,
}) => {
  const record = {
    seed: 3,
    generator: 2,
    entries: [{ by: 'romans', type: 'shoot', unit: 'velites-1', target: 'warriors-2' }],
  };
  await page.goto(`/s/pocket-clastidium/v/1/play?variant=as-drawn#${linkOf(record)}`);
  const shot = lines(page).filter({ hasText: 'Velites' }).first();
  await shot.getByRole('button', { name: 'Details' }).click();
  await expect(shot.getByRole('img').first()).toBeVisible();
  await expect(shot.getByRole('link').first()).toBeVisible();
  await log(page).getByRole('button', { name: 'Start of the game' }).click();
  await expect(log(page).getByText('You’re looking at an earlier move.')).toBeVisible();
  await log(page).getByRole('button', { name: 'Now' }).click();
  await expect(log(page).getByText('You’re looking at an earlier move.')).toBeHidden();
});

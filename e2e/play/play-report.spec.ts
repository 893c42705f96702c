import type { APIRequestContext } from '@playwright/test';
import { FINISHED_CLASTIDIUM } from '../steps/finished-game';
import { expect, test } from '../steps/fixtures';
import { signUp } from '../steps/roles';

const BATTLE = '/s/pocket-clastidium';

test('a player tells how a finished game went and rates the battle; anybody replays it by its link', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signUp(page, 'reports-anna');
  await page.goto(`${BATTLE}/v/1/play#${FINISHED_CLASTIDIUM}`);
  await page.getByRole('button', { name: 'Tell how it went' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell how it went' });
  await dialog.getByLabel('Your report').fill('The river wing never recovered.');
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Publish report' }).click();
  await page.getByRole('link', { name: 'See it on the battle’s page' }).click();

  const reports = page.getByRole('region', { name: 'Play reports' });
  await expect(reports.getByText('The river wing never recovered.')).toBeVisible();
  await expect(reports.getByText('4 of 5 (1 player)')).toBeVisible();
  await reports.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await expect(reports.getByText('5 of 5 (1 player)')).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(BATTLE);
  const seen = reader.getByRole('region', { name: 'Play reports' });
  await expect(seen.getByRole('radio')).toHaveCount(0);
  await seen.getByRole('link', { name: 'Replay' }).click();
  // A game of two people with hidden tiles asks who is looking.
  await reader.getByRole('button', { name: /^Continue as/ }).click();
  await expect(reader.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
  await expect(reader.locator('[data-moment]')).toHaveAttribute('data-moment', '0');
});

/** A game by link between two, given up by the second. */
const finishGame = async (first: APIRequestContext, second: APIRequestContext): Promise<string> => {
  const made = await first.post('/api/games', {
    data: {
      ...{ battle: { slug: 'pocket-clastidium', n: 1 }, variant: null, paceDays: null, onTimeout: 'claim' },
      seats: { romans: { type: 'me' }, celts: { type: 'link' } },
    },
  });
  const { id, tokens } = await made.json();
  await second.post(`/api/games/${id}/seats`, { data: { token: tokens.celts } });
  expect((await second.post(`/api/games/${id}/requests`, { data: { type: 'resign' } })).ok()).toBe(true);
  return id;
};

test('the report of a game by link is read by all once both players want it', async ({ page, browser }) => {
  await signUp(page, 'reports-bert');
  const other = await (await browser.newContext()).newPage();
  const reader = await (await browser.newContext()).newPage();
  await other.goto('/');
  const id = await finishGame(page.request, other.request);
  await page.goto(`/g/${id}`);
  await page.getByRole('button', { name: 'Tell how it went' }).click();
  await page.getByLabel('Your report').fill('They gave up at once.');
  await page.getByRole('button', { name: 'Publish report' }).click();
  await expect(page.getByText('Your report appears once the other players agree.')).toBeVisible();

  const reports = (who: typeof page) => who.getByRole('region', { name: 'Play reports' });
  await reader.goto(BATTLE);
  await expect(reports(reader).getByText('They gave up at once.')).toHaveCount(0);
  await other.goto(BATTLE);
  await expect(reports(other).getByText('They gave up at once.')).toBeVisible();
  await reports(other).getByRole('button', { name: 'Let everyone read this report' }).click();
  await expect(reports(other).getByRole('button', { name: 'Let everyone read this report' })).toHaveCount(0);
  await reader.reload();
  await expect(reports(reader).getByText('They gave up at once.')).toBeVisible();
  const theirs = reports(reader).getByRole('listitem').filter({ hasText: 'They gave up at once.' });
  await expect(theirs.getByRole('link', { name: 'Replay' })).toHaveAttribute('href', `/g/${id}`);
});

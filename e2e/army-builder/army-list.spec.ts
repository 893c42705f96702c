import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../steps/fixtures';
import { chooseLicence } from '../steps/studio';

const opened = async (within: Locator, title: RegExp): Promise<Locator> => {
  const part = within
    .locator('details')
    .filter({ has: within.page().locator('summary', { hasText: title }) });
  await part.first().locator('summary').first().click();
  await expect(part.first()).toHaveAttribute('open', '');
  return part.first();
};

const newEntry = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'New entry' }).click({ timeout: 20_000 });
  const fresh = page.getByRole('group', { name: '…' });
  await fresh.getByLabel('Name', { exact: true }).fill(name);
  const entry = page.getByRole('group', { name, exact: true });
  await expect(entry).toBeVisible();
  return entry;
};

test('a list is written by form alone and published, and another person builds an army from it', async ({
  page,
  browser,
}) => {
  await page.goto('/lists');
  await page.getByLabel('Name of the list').fill('Boii of the Danube');
  await page.getByRole('radio', { name: 'In Death Ground' }).check();
  await page.getByRole('button', { name: 'Create army list' }).click();

  const warband = await newEntry(page, 'Warband');
  await warband.getByLabel('Maximum units').fill('8');
  const nobles = await newEntry(page, 'Nobles');
  await nobles.getByLabel('Troops').selectOption('heavy cavalry');
  const when = await opened(nobles, /^When/);
  await when.getByLabel('Until the year').fill('190');
  await expect(when.locator('summary').first()).toContainText('only until 190 BC');

  const more = page.getByRole('region', { name: 'Conditions, options and rules' });
  const rules = await opened(more, /^Rules of the list/);
  await rules.getByLabel('what to add to: Rules of the list').selectOption('one or the other');
  await rules.getByRole('button', { name: 'Add to: Rules of the list' }).click();
  await rules.getByLabel('Name', { exact: true }).fill('Horse or foot');
  const sets = await opened(rules, /^Only one of these/);
  await sets.getByRole('group', { name: 'Entries 1' }).getByLabel('Warband').check();
  await sets.getByRole('group', { name: 'Entries 2' }).getByLabel('Nobles').check();
  await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await chooseLicence(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/s\/boii-of-the-danube/);
  const slug = new URL(page.url()).pathname.split('/')[2];

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(`/lists/${slug}`);
  await stranger.getByLabel('Year').fill('278');
  await stranger.getByLabel('Points').fill('300');
  await stranger.getByRole('button', { name: 'Build army' }).click();
  const offers = stranger.getByRole('region', { name: 'What the list offers' });
  await offers.getByRole('button', { name: /^Add Warband/ }).click({ timeout: 20_000 });
  const units = stranger.getByRole('region', { name: 'Units of the army' });
  await expect(units).toContainText('6 elements of warriors');
  await offers.getByRole('button', { name: /^Add Nobles/ }).click();
  await expect(stranger.getByRole('region', { name: 'Problems' })).toContainText('Horse or foot');
  await stranger.getByRole('button', { name: 'Undo' }).click();
  await expect(stranger.getByRole('region', { name: 'Problems' })).not.toContainText('Horse or foot');
  await stranger.getByRole('textbox', { name: 'Year' }).fill('150');
  await expect(offers.getByRole('listitem').filter({ hasText: 'Nobles' })).toContainText('only until 190 BC');
  await other.close();
});

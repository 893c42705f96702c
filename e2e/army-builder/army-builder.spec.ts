import { expect, test } from '../steps/fixtures';

test('a Carthaginian army for 216 BC: Greeks are refused with the reason, and the roster is printed', async ({
  page,
}) => {
  await page.goto('/lists/carthaginians');
  await page.getByLabel('Year').fill('216');
  await page.getByLabel('Points').fill('300');
  await page.getByRole('button', { name: 'Build army' }).click();

  const offers = page.getByRole('region', { name: 'What the list offers' });
  const greeks = offers.getByRole('listitem').filter({ hasText: 'Greek hoplites' });
  await expect(greeks).toContainText('only before 235 BC', { timeout: 20_000 });
  await expect(greeks.getByRole('link', { name: /Rule 19\.3/ })).toBeVisible();

  const add = (name: RegExp) => offers.getByRole('button', { name }).click();
  await add(/^Add Libyan/);
  await add(/^Add Libyan/);
  await add(/^Add Numidian\/Moorish light cavalry/);
  await add(/^Add Numidian\/Moorish skirmishers, skirmishers$/);
  const verdict = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Rules met|broken/ });
  await expect(verdict).toContainText('1 rule broken');
  await page.getByLabel('General', { exact: true }).selectOption('nobles/hc');
  await expect(verdict).toContainText('Rules met');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict).toContainText('1 rule broken');
  await page.getByRole('button', { name: 'Redo' }).click();

  await page.getByText('Roster', { exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'As a page' }).click();
  const roster = await opened;
  await expect(roster.getByText('Rules met').first()).toBeVisible();
  await expect(roster.getByRole('row', { name: /Libyan or citizen spearmen/ })).toHaveCount(2);
  const pdf = await page.request.get(`${new URL(roster.url()).pathname}.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

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
  const libyans = roster.getByRole('row', { name: /Libyan or citizen spearmen/ });
  await expect(libyans).toHaveCount(2);
  await expect(libyans.first()).toContainText(/Weapon\s*spear/);
  await expect(libyans.first().getByRole('img', { name: '6 boxes for losses' })).toBeVisible();
  const pdf = await page.request.get(`${new URL(roster.url()).pathname}.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an army goes to a friend as a share code', async ({ page, browser, baseURL }) => {
  await page.goto('/lists/vikings');
  await page.getByRole('button', { name: 'Build army' }).click();
  const offers = page.getByRole('region', { name: 'What the list offers' });
  await expect(offers.getByText('8 for each element').first()).toBeVisible({ timeout: 20_000 });
  await offers.getByRole('button', { name: /^Add Swordsmen/ }).click();
  await page.getByRole('button', { name: 'Share code' }).click();
  const field = page.getByRole('textbox', { name: 'Share code' });
  await expect(field).toHaveValue(/^[\w-]{100,}$/);
  const code = await field.inputValue();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const friend = await context.newPage();
  await friend.goto('/lists');
  await friend.getByRole('textbox', { name: 'Share code' }).fill(`${code.slice(0, 40)}!`);
  await friend.getByRole('button', { name: 'Open army' }).click();
  await expect(friend.getByText('This isn’t the share code of an army.')).toBeVisible();
  await friend.getByRole('textbox', { name: 'Share code' }).fill(code);
  await friend.getByRole('button', { name: 'Open army' }).click();
  await expect(friend).toHaveURL(/\/armies\//);
  const units = friend.getByRole('region', { name: 'Units of the army' });
  await expect(units).toContainText('Swordsmen', { timeout: 20_000 });
  await context.close();
});

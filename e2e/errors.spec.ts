import { expect, test } from './fixtures';

test.use({ expectedErrors: [/404 \(Not Found\)/] });

const MISSING = [
  ['/no-such-page', 'Nothing at this address'],
  ['/s/no-such-battle', 'There is no such battle'],
  ['/s/cannae/v/999', 'There is no such battle'],
  ['/s/cannae/v/first', 'There is no such battle'],
  ['/s/%00', 'There is no such battle'],
  ['/rules/no-such-system', 'There is no such section'],
  ['/rules/lost-battles/99', 'There is no such section'],
  ['/rules/lost-battles/constructor', 'There is no such section'],
] as const;

for (const [address, title] of MISSING)
  test(`${address} is answered in words, with the right status`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/error|stack|undefined/i);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^(Battles|Systems)$/ })).toBeVisible();
  });

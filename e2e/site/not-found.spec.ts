import { expect, test } from '../steps/fixtures';

test.use({ expectedErrors: [/404 \(Not Found\)/] });

const MISSING = [
  ['/no-such-page', 'Nothing at this address'],
  ['/s/no-such-battle', 'This battle doesn’t exist'],
  ['/s/cannae/v/999', 'This battle doesn’t exist'],
  ['/s/cannae/v/first', 'This battle doesn’t exist'],
  ['/s/%00', 'This battle doesn’t exist'],
  ['/s/%ff', 'This battle doesn’t exist'],
  ['/s/%zz', 'This battle doesn’t exist'],
  ['/rules/%ff', 'This section doesn’t exist'],
  ['/collections/%ff', 'Nothing at this address'],
  ['/studio/%c3', 'Nothing at this address'],
  ['/authors/100%', 'Nothing at this address'],
  ['/rules/no-such-system', 'This section doesn’t exist'],
  ['/rules/lost-battles/99', 'This section doesn’t exist'],
  ['/rules/lost-battles/constructor', 'This section doesn’t exist'],
] as const;

for (const [address, title] of MISSING)
  test(`${address} is answered in words, with the right status`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/error|stack|undefined/i);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^(Battles|Rules)$/ })).toBeVisible();
  });

test('programs are told in JSON that nothing is there, whatever they ask for', async ({ request }) => {
  for (const path of [
    '/api/none',
    '/api/v1/none',
    '/api/drafts/%ff',
    '/api/v1/documents/%ff',
    '/api/v1/documents/%ff/versions',
    '/api/v1/documents/cannae/versions/%ff',
    '/s/%ff/document.json',
    '/embed/%ff',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toContain('application/json');
    expect(await answer.json(), path).toMatchObject({ error: { code: expect.any(String) } });
  }
});

const FILES = [
  ['/s/no-such-battle/vassal.vmod', 'This file can’t be opened now', 'This battle doesn’t exist.'],
  ['/s/cannae/v/999/print.pdf', 'This file can’t be opened now', 'This version doesn’t exist.'],
  ['/embed/no-such-battle', 'This file can’t be opened now', 'This battle doesn’t exist.'],
  ['/de/s/no-such-battle/board.png', 'Diese Datei lässt sich jetzt nicht öffnen', 'gibt es nicht'],
] as const;

test('whoever follows a link to a file that cannot be had reads why, in their language', async ({ page }) => {
  for (const [address, title, why] of FILES) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('paragraph').first()).toContainText(why);
  }
});

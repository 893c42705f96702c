import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

type Json = Record<string, unknown>;

const shippedDocument = async (request: APIRequestContext): Promise<Json> =>
  (await (await request.get('/s/cannae/v/1/document.json')).json()) as Json;

const answered = async (response: Awaited<ReturnType<APIRequestContext['post']>>): Promise<Json> => {
  expect(response.ok()).toBe(true);
  return (await response.json()) as Json;
};

/** Publishes each document as one more version of the same line and returns its slug. */
const publishAll = async (
  request: APIRequestContext,
  requested: Json,
  documents: readonly Json[],
): Promise<string> => {
  const { id } = await answered(await request.post('/api/drafts', { data: requested }));
  let slug = '';
  for (const [index, document] of documents.entries()) {
    await answered(await request.put(`/api/drafts/${id}`, { data: { revision: index + 1, document } }));
    const publishing = { revision: index + 2, visibility: 'public', changeNote: `Change ${index + 1}` };
    const published = await answered(await request.post(`/api/drafts/${id}/publish`, { data: publishing }));
    slug = String(published.slug);
  }
  return slug;
};

test('a player opens Cannae from the catalogue and reads it', async ({ page }) => {
  await page.goto('/catalogue?q=cannae');
  await page
    .getByRole('link', { name: 'Cannae', exact: true })
    .and(page.locator('[href="/s/cannae"]'))
    .click();
  await expect(page).toHaveURL('/s/cannae');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Cannae' })).toBeVisible();
  await expect(main.getByText('2 August 216 BC · Hannibal draws the legions in')).toBeVisible();
  await expect(main.getByRole('img', { name: 'Map of Cannae' })).toBeVisible();
  await expect(main.getByText('South is at the top.')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Rules check' })).toContainText('Rules met.');
});

test('both armies stand in tables with their places', async ({ page }) => {
  await page.goto('/s/cannae');
  const rome = page.getByRole('table', { name: /^Rome/ });
  await expect(rome.getByRole('row', { name: /Roman legions average legion/ })).toContainText('C1');
  const carthage = page.getByRole('table', { name: /^Carthage/ });
  await expect(carthage.getByRole('row', { name: /Hannibal brilliant commander/ })).toContainText('C3');
});

test('a figure leads to the section that it follows from', async ({ page }) => {
  await page.goto('/s/cannae');
  const facts = page.getByRole('region', { name: 'At a glance' });
  await expect(facts).toContainText('fighting value');
  await facts.getByRole('link', { name: 'Rule 1.5' }).first().click();
  await expect(page).toHaveURL('/rules/lost-battles/1.5');
  await expect(page.getByRole('heading', { level: 1, name: /Fighting value/ })).toBeVisible();
});

test('what is reconstructed is marked, and the mark is explained', async ({ page }) => {
  await page.goto('/s/sambre');
  await expect(page.getByRole('row', { name: /Boduognatus average leader reconstructed/ })).toBeVisible();
  await expect(page.getByText('† Reconstructed: not given by the rule book or any source.')).toBeVisible();
  const known = page.getByRole('table', { name: 'Sources and reconstruction' });
  await expect(known.getByRole('row', { name: /armies, Belgae, generals/i })).toContainText(
    '† reconstructed',
  );
});

test('the set-up can be read in words', async ({ page }) => {
  await page.goto('/s/cannae');
  const words = page.getByText('Carthage, centre (C3)');
  await expect(words).toBeHidden();
  await page.getByText('Setup as text', { exact: true }).click();
  await expect(words).toBeVisible();
});

test('sheet, pictures and document can be taken away', async ({ page }) => {
  await page.goto('/s/cannae');
  await expect(page.getByRole('link', { name: 'Setup sheet', exact: true })).toHaveAttribute(
    'href',
    '/s/cannae/v/1/sheet.pdf',
  );
  const files = [
    ['Map (PNG)', 'image/png'],
    ['Map (SVG)', 'image/svg+xml'],
    ['Document (JSON)', 'application/json'],
  ] as const;
  for (const [name, type] of files) {
    const address = await page.getByRole('link', { name }).getAttribute('href');
    const response = await page.request.get(address ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(type);
  }
});

test('a copy of the battle opens in the studio at once', async ({ page }) => {
  await page.goto('/s/cannae');
  await page.getByRole('link', { name: 'Copy to studio' }).click();
  await page.waitForURL(/\/studio\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae' })).toBeVisible();
});

test('without scripts a page offers the copy', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/s/cannae');
  await page.getByRole('link', { name: 'Copy to studio' }).click();
  await expect(page.getByRole('heading', { name: /Cannae/ })).toBeVisible();
  await context.close();
});

test('search engines are told title, description and address', async ({ page }) => {
  await page.goto('/s/cannae');
  await expect(page).toHaveTitle('Cannae, 216 BC · Battlewright');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/s\/cannae$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Cannae, 216 BC');
  await expect(page.locator('meta[property="og:image"]').first()).toHaveAttribute('content', /\/s\/cannae\//);
});

test('a version by its number is the same battle', async ({ page }) => {
  await page.goto('/s/cannae/v/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Cannae' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText('shown here');
});

test('the map zooms by keyboard and by buttons', async ({ page }) => {
  await page.goto('/s/cannae');
  const map = page.getByRole('region', { name: /^Map of Cannae; arrow keys/ });
  const picture = map.getByRole('img', { name: 'Map of Cannae' });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await map.focus();
  // The first key may come before the script that hears it.
  await expect(async () => {
    await map.press('+');
    expect(await width()).toBeGreaterThan(whole * 1.3);
  }).toPass();
  await map.press('0');
  await expect.poll(width).toBeCloseTo(whole, 0);
  await map.press('+');
  await expect.poll(width).toBeCloseTo(whole * 1.4, -1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeCloseTo(whole * 1.96, -1);
  const before = await map.evaluate(element => element.scrollLeft);
  await map.focus();
  await map.press('ArrowRight');
  await expect.poll(() => map.evaluate(element => element.scrollLeft)).toBeGreaterThan(before);
  await map.press('0');
  await expect.poll(width).toBeCloseTo(whole, 0);
});

test('headings go down step by step, and every picture has words', async ({ page }) => {
  await page.goto('/s/cannae');
  const levels = await page
    .getByRole('heading')
    .evaluateAll(all => all.map(heading => Number(heading.tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  const nameless = await page
    .locator('img:not([alt]), [role=img]:not(:has(title)):not([aria-label])')
    .count();
  expect(nameless).toBe(0);
});

test('a battle that breaks a rule says which, and where the rule stands', async ({ page, request }) => {
  const document: Json = { ...(await shippedDocument(request)), title: 'The crowded field' };
  const board = document.board as Json;
  const broken = { ...document, board: { ...board, keyZones: [] } };
  const slug = await publishAll(request, { document }, [broken]);
  await page.goto(`/s/${slug}`);
  await expect(page.getByText('2 errors')).toBeVisible();
  const findings = page.getByRole('region', { name: 'Rules check' });
  await expect(findings.getByRole('listitem')).toHaveCount(2);
  await expect(findings.getByRole('listitem').first()).toContainText(
    'Rome: no key zone. Each army has exactly one.',
  );
  await findings.getByRole('link', { name: 'Rule 2.3 Camps and key zones' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Camps and key zones/ })).toBeVisible();
});

test('an older version says that it is one, and a remix names its parent', async ({ page, request }) => {
  const first = {
    ...(await shippedDocument(request)),
    title: 'The second thoughts',
    subtitle: 'As first drawn',
  };
  const slug = await publishAll(request, { remix: { slug: 'cannae', n: 1 } }, [
    first,
    { ...first, subtitle: 'As drawn again' },
  ]);
  await page.goto(`/s/${slug}/v/1`);
  await expect(page.getByText('As first drawn')).toBeVisible();
  await expect(page.getByText('This is version 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Version 2', exact: true }).first().click();
  await expect(page.getByText('As drawn again')).toBeVisible();
  await expect(page.getByText('Change 2')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cannae', exact: true }).click();
  await expect(page).toHaveURL('/s/cannae/v/1');
  await expect(page.getByRole('link', { name: 'The second thoughts' }).first()).toBeVisible();
});

test('what an author writes is text, never script', async ({ page, request }) => {
  const title = 'The <script>alert(1)</script> ford';
  const specialRules =
    'A **bold** rule, see 5.5. <img src=x onerror=alert(1)>\n\n[bad](javascript:alert(1)) ![x](https://example.org/x.png)';
  const document = { ...(await shippedDocument(request)), title, specialRules };
  const slug = await publishAll(request, { document }, [document]);
  page.on('dialog', () => expect('a dialog').toBe('never opened'));
  await page.goto(`/s/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const rules = page.getByRole('region', { name: 'Special rules' });
  await expect(rules.getByText('bold')).toHaveCSS('font-weight', '700');
  await expect(rules.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(rules.getByRole('link')).toHaveText(['5.5']);
  await expect(rules.locator('img')).toHaveCount(0);
});

test('a player reads how long it takes, how a turn goes and what each side wants, and begins as their side', async ({
  page,
}) => {
  await page.goto('/s/cannae');
  const rows = page.getByRole('main').getByRole('definition');
  await expect(rows.filter({ hasText: /^about \d+ minutes$/ })).toBeVisible();
  const term = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
  for (const name of ['Rules', 'Time', 'Players', 'Size', 'Balance', 'A turn', 'Sources'])
    await expect(term(name)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Aim/ }).first()).toBeVisible();
  const rome = page.getByRole('group').filter({ has: page.getByRole('table', { name: 'Rome' }) });
  await page.getByText('Rome', { exact: false }).and(page.locator('summary')).click();
  await expect(rome.getByRole('table')).toBeHidden();

  await page.getByRole('link', { name: 'Play as Rome' }).click();
  await expect(page.getByRole('radio', { name: /^Rome/ })).toBeChecked();
});

test('rules that are met are not all that is said where charts are reconstructed', async ({ page }) => {
  await page.goto('/s/kolin');
  await expect(page.getByRole('definition').filter({ hasText: 'Prussia’s Glory' })).toContainText(
    /reconstructed/i,
  );
  await page.goto('/catalogue?q=kolin');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kolin' }).first()).toContainText(
    'reconstructed',
  );
});

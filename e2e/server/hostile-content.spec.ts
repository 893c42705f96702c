import type { APIRequestContext, APIResponse } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from '../steps/fixtures';

/** What a hostile author may try is refused with a clear message, or does no harm. */

const SCRIPT = '<img src=x onerror="window.slipped=1"><script>window.slipped=1</script>';
const BYTES = { 'content-type': 'application/octet-stream' };

const bringIn = (request: APIRequestContext, files: Record<string, string>): Promise<APIResponse> => {
  const contents = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  const data = Buffer.from(zipSync(Object.fromEntries(contents)));
  return request.post('/api/account/import', { headers: BYTES, data });
};

test('a battle full of scripts is shown as text, on the page and in the picture', async ({ page }) => {
  const { request } = page;
  const { id } = await (
    await request.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } })
  ).json();
  const { document } = await (await request.get(`/api/drafts/${id}`)).json();
  const hostile = {
    ...document,
    title: `${SCRIPT}</title>`,
    summary: `${SCRIPT} [a](javascript:alert(1)) ![b](https://evil.example/x.png)`,
  };
  expect((await request.put(`/api/drafts/${id}`, { data: { revision: 1, document: hostile } })).ok()).toBe(
    true,
  );
  const published = await request.post(`/api/drafts/${id}/publish`, {
    data: { revision: 2, visibility: 'unlisted', changeNote: SCRIPT },
  });
  const { slug } = await published.json();
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  await page.goto(`/s/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  expect(await page.evaluate(() => 'slipped' in window)).toBe(false);
  await expect(page.locator('a[href^="javascript:"], img[src*="evil.example"]')).toHaveCount(0);
  expect(await (await request.get(`/s/${slug}/board.svg`)).text()).not.toMatch(/<script|<img/);
});

test('pictures with scripts, great depths, great bodies, crooked archives and crooked addresses are refused in words', async ({
  request,
}) => {
  const { id } = await (
    await request.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } })
  ).json();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const fake = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), svg]);
  const deep = Buffer.from(`{"document":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
  const great = Buffer.alloc(50 * 1024 * 1024, 32);
  const cases = [
    [await request.put(`/api/drafts/${id}/underlay`, { headers: BYTES, data: svg }), 415, 'not-an-image'],
    [await request.put(`/api/drafts/${id}/underlay`, { headers: BYTES, data: fake }), 415, 'not-an-image'],
    [await request.post('/api/drafts', { headers: BYTES, data: deep }), 422, 'too-deep'],
    [await request.post('/api/drafts', { headers: BYTES, data: great }), 413, 'too-large'],
    [
      await request.put(`/api/drafts/${id}/underlay`, { headers: BYTES, data: great }),
      413,
      'image-too-large',
    ],
    [await bringIn(request, { '../../etc/passwd.json': '{}' }), 422, 'import-path'],
    [await bringIn(request, { 'bomb.json': ' '.repeat(30_000_000) }), 422, 'import-too-large'],
    [await bringIn(request, { 'a.json': '<svg/>' }), 422, 'import-not-json'],
    [await request.post('/api/account/import', { headers: BYTES, data: great }), 413, 'import-too-large'],
  ] as const;
  for (const [answer, status, code] of cases) {
    expect(answer.status(), code).toBe(status);
    expect((await answer.json()).error.code).toBe(code);
  }
  for (const slug of ['..%2f..%2fetc%2fpasswd', '%2e%2e', 'a%00b', 'CANNAE', "cannae'--", 'a'.repeat(3000)])
    expect((await request.get(`/s/${slug}/document.json`)).status(), slug).toBe(404);
});

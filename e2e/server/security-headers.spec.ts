import { expect, test } from '../steps/fixtures';

const PAGES = [
  '/',
  '/catalogue',
  '/s/cannae',
  '/rules/lost-battles/4.1',
  '/studio/new',
  '/account',
  '/no-such-page',
  '/no-such-picture.png',
  '/s/no-such-battle.json',
  '/s/cannae/v/1/no-such.pdf',
  '/s/%ff.svg',
  '/studio/no-such-draft.png',
  '/rules/lost-battles.txt',
  '/collections/none.xml',
  '/embed/a/b',
  '/tldraw/none.zip',
  '/_next/none.json',
  '/api',
];
const FILES = [
  '/s/cannae/board.svg',
  '/s/cannae/board.png?width=300',
  '/s/cannae/document.json',
  '/api/drafts/x',
];

test('every answer says what it is, and no page stands in a frame or runs foreign code', async ({
  request,
}) => {
  for (const address of [...PAGES, ...FILES]) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers, address).not.toHaveProperty('x-powered-by');
  }
  for (const address of PAGES) {
    const policy = (await request.get(address)).headers()['content-security-policy'] ?? '';
    expect(policy, address).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-[^']+';/);
    expect(policy, address).toContain("frame-ancestors 'none'");
    expect(policy, address).not.toContain('unsafe-eval');
  }
  for (const address of ['/s/cannae/board.svg', '/api/drafts/x'])
    expect((await request.get(address)).headers()['content-security-policy'], address).toMatch(
      /^default-src 'none'/,
    );
  const nonceOf = async () =>
    (await request.get('/')).headers()['content-security-policy']?.match(/'nonce-([^']+)'/)?.[1];
  expect(await nonceOf()).not.toBe(await nonceOf());
});

test.describe('in the browser', () => {
  test.use({ expectedErrors: [/Content Security Policy|no-such-picture/] });

  test('a script that slipped into a page does not run', async ({ page }) => {
    await page.goto('/s/cannae');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.slipped = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.setAttribute('onerror', 'window.slipped = true');
      image.src = '/no-such-picture';
      document.body.append(image);
      return 'slipped' in window;
    });
    expect(ran).toBe(false);
    await expect(page.getByRole('button', { name: /theme/ })).toBeVisible();
  });
});

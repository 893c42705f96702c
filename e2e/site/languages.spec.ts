import { expect, test } from '../steps/fixtures';

/** A reader of German finds the site in German, and links that are shared stay what they are. */
test.describe('two languages', () => {
  test('the first visit of a German browser leads to the German home page, and only there', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/s/cannae');
    await expect(page).toHaveURL('/s/cannae');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  });

  test('a reader of another language is told once that there is a page in theirs', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/s/cannae');
    await expect(page.getByText('Diese Seite gibt es auf Deutsch.')).toBeVisible();
    await page.getByRole('button', { name: 'Nicht mehr fragen' }).click();
    await expect(page.getByText('Diese Seite gibt es auf Deutsch.')).toBeHidden();
    await page.goto('/rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Diese Seite gibt es auf Deutsch.')).toBeHidden();
    await context.close();
  });

  test('the switch leads to the same page and is remembered by the home page', async ({ page }) => {
    await page.goto('/catalogue?q=Cannae');
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).first().click();
    await expect(page).toHaveURL('/de/catalogue?q=Cannae');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL('/');
  });

  test('a German page says its texts in German and leads to German pages', async ({ page }) => {
    await page.goto('/de/s/cannae');
    await expect(page.getByText('Hannibal lässt die Legionen kommen')).toBeVisible();
    await expect(page.getByText('Karthago').filter({ visible: true }).first()).toBeVisible();
    const inside = page.locator('a[href^="/"]:not([href^="/de"]):not([href^="/api"]):not([hreflang])');
    await expect(inside).toHaveCount(0);
  });

  test('a page names itself in every language to search engines', async ({ page, request }) => {
    await page.goto('/de/s/cannae');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/s\/cannae$/);
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /[^e]\/s\/cannae$/);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', /[^e]\/s\/cannae$/);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
    expect(await (await request.get('/sitemap.xml')).text()).toContain('hreflang="de"');
  });

  test('embeds, oEmbed and feeds keep the language', async ({ page, request, baseURL }) => {
    const url = encodeURIComponent(`${baseURL}/de/s/cannae`);
    const { html } = await (await request.get(`/api/oembed?url=${url}`)).json();
    expect(html).toContain('language=de');
    await page.goto('/embed/cannae?language=de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const feed = await (await request.get('/de/feed.json')).json();
    expect(feed.language).toBe('de');
    expect(feed.items[0].url).toContain('/de/s/');
  });

  test('the catalogue finds a battle by its names in every language', async ({ page }) => {
    for (const words of ['Karthago', 'Carthage']) {
      await page.goto(`/catalogue?q=${words}`);
      await expect(page.getByRole('link', { name: 'Cannae' }).first()).toBeVisible();
    }
    await page.goto('/de/catalogue?q=Cannae');
    await expect(page.getByText('Zwei Konsuln', { exact: false }).first()).toBeVisible();
  });
});

test.describe('who is asked for what, in which language', () => {
  test('pages say their language, and only the home page depends on the reader', async ({ request }) => {
    const home = await request.get('/', { headers: { 'accept-language': 'en' } });
    expect(home.headers()['content-language']).toBe('en');
    expect(home.headers().vary).toContain('Accept-Language, Cookie');
    const german = await request.get('/de/catalogue');
    expect(german.headers()['content-language']).toBe('de');
    expect(german.headers().vary).not.toContain('Accept-Language');
  });

  test('the programming interface words its errors in the language that is asked for; its codes stay', async ({
    request,
  }) => {
    const ask = async (language: string) => {
      const response = await request.get('/api/v1/documents/no-such-battle', {
        headers: { 'accept-language': language },
      });
      return { headers: response.headers(), body: await response.json() };
    };
    const [german, english] = [await ask('de-AT,en;q=0.5'), await ask('fr')];
    expect(german.body.error.code).toBe(english.body.error.code);
    expect(german.body.error.message).not.toBe(english.body.error.message);
    expect(german.headers['content-language']).toBe('de');
    expect(english.headers['content-language']).toBe('en');
    expect(german.headers.vary).toContain('Accept-Language');
  });
});

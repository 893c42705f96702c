import { gzipSync } from 'node:zlib';
import { expect, test } from '../steps/fixtures';

test('another site asks for a battle: oEmbed, the frame, feeds, the map of the site, the programming interface', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/s/cannae')).text();
  expect(page).toContain('application/json+oembed');
  expect(page).toContain('rel="canonical"');

  const asked = await request.get(
    `/api/oembed?maxwidth=400&url=${encodeURIComponent(`${baseURL}/s/cannae/v/1`)}`,
  );
  const { type, width, html } = await asked.json();
  expect({ type, width }).toEqual({ type: 'rich', width: 400 });
  expect(html).toContain('/embed/cannae?n=1');
  expect((await request.get('/api/oembed?url=https://elsewhere.example/s/cannae')).status()).toBe(404);

  const frame = await request.get('/embed/leuthen');
  expect(frame.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(gzipSync(await frame.body()).length).toBeLessThan(40_000);

  expect((await (await request.get('/feed.json')).json()).items.length).toBeGreaterThan(10);
  expect(await (await request.get('/feed.atom')).text()).toContain('<entry>');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/s/cannae</loc>');

  const found = await (await request.get('/api/v1/documents?q=hannib&system=lost-battles')).json();
  expect(found.items.map(({ slug }: { slug: string }) => slug)).toContain('cannae');
  const document = await (await request.get('/s/cannae/document.json')).json();
  const judged = await request.post('/api/v1/check', { data: { document } });
  expect(await judged.json()).toEqual({ isLegal: true, findings: [], more: 0 });
  expect((await request.post('/api/v1/documents', { data: { document } })).status()).toBe(401);
});

test('a program publishes with a token, and its versions get numbers', async ({ request }) => {
  const document = await (await request.get('/s/zama/document.json')).json();
  await request.post('/api/drafts', { data: { remix: { slug: 'zama', n: 1 } } });
  const { token } = await (await request.post('/api/tokens', { data: { title: 'Test' } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const send = (data: unknown) => request.post('/api/v1/documents', { headers, data });
  const first = await (await send({ document, visibility: 'unlisted' })).json();
  const second = await send({ document, slug: first.slug, visibility: 'unlisted', changeNote: 'Again' });
  expect(await second.json()).toMatchObject({ slug: first.slug, n: first.n + 1 });
  const shown = await (await send({ document, slug: first.slug })).json();
  expect(shown).toMatchObject({ slug: expect.stringMatching(/^zama-\d+$/), n: 1 });
  expect(await (await send({ document, slug: shown.slug })).json()).toMatchObject({ slug: shown.slug, n: 2 });
  expect((await send({ document, slug: 'cannae' })).status()).toBe(404);
});

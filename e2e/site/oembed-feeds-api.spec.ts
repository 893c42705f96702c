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

test('every error of the programming interface names the field and what was expected', async ({
  request,
}) => {
  const errorOf = async (answer: Awaited<ReturnType<typeof request.get>>) => {
    expect(answer.headers()['content-type']).toContain('application/json');
    const { error } = (await answer.json()) as { error: Record<string, string> };
    return [answer.status(), error] as const;
  };
  const get = async (path: string) => errorOf(await request.get(path));
  const expected = [
    ['/api/v1/documents?pageSize=1000', 400, 'pageSize', 'a whole number, 1 or more, 100 at most'],
    ['/api/v1/documents?system=chess', 400, 'system', /^one of lost-battles/],
    ['/api/v1/documents?colour=red', 400, 'colour', /^only q, kind, system/],
    ['/api/v1/documents/cannae?version=1', 400, 'version', 'no parameters'],
    ['/api/v1/documents/atlantis', 404, 'n', /version/],
    ['/api/v1/documents/atlantis/versions', 404, 'slug', 'the slug of a published document'],
    ['/api/v1/documents/cannae/versions/99', 404, 'n', 'the number of a version of this document'],
    ['/api/v1/nothing/here?x=1', 404, 'path', 'an address listed in /api/v1/openapi.json'],
    ['/api', 404, 'path', 'an address listed in /api/v1/openapi.json'],
  ] as const;
  for (const [path, status, field, words] of expected) {
    const [answered, error] = await get(path);
    expect([answered, error.field], path).toEqual([status, field]);
    expect(error.expected, path).toMatch(words);
    expect(error.message, path).not.toBe('');
  }
  const [, missing] = await errorOf(await request.post('/api/v1/check', { data: {} }));
  expect(missing).toMatchObject({ code: 'bad-request', field: 'document' });
  const [status, error] = await errorOf(await request.delete('/api/v1/documents'));
  expect([status, error.field]).toEqual([405, 'method']);
  const [, token] = await errorOf(await request.post('/api/v1/documents', { data: {} }));
  expect(token).toMatchObject({ code: 'no-token', field: 'authorization' });
});

test('pages and filters of the programming interface are described with examples that work', async ({
  request,
}) => {
  const described = await (await request.get('/api/v1/openapi.json')).json();
  const { parameters } = described.paths['/documents'].get;
  for (const { name, example } of parameters) {
    expect(example, name).toBeDefined();
    const answer = await request.get(`/api/v1/documents?${new URLSearchParams({ [name]: String(example) })}`);
    expect(answer.status(), name).toBe(200);
  }
  const first = await (await request.get('/api/v1/documents?pageSize=5&sort=title')).json();
  const second = await (await request.get('/api/v1/documents?pageSize=5&sort=title&page=2')).json();
  const slugs = [...first.items, ...second.items].map(({ slug }: { slug: string }) => slug);
  expect([new Set(slugs).size, second.page]).toEqual([10, 2]);
});

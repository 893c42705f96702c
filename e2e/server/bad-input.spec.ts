import { expect, test } from '../steps/fixtures';

/** Malformed documents and strange addresses: a clear answer with the right status, never a crash. */
test.describe('bad input is answered, not suffered', () => {
  /** As bytes: given text that is no JSON, the client would make it a JSON string. */
  const newDraft = (text: string) => ({
    headers: { 'content-type': 'application/json' },
    data: Buffer.from(text),
  });

  test('no JSON at all', async ({ request }) => {
    const answer = await request.post('/api/drafts', newDraft('{"system":'));
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: 'not-json' } });
  });

  test('JSON that says nothing', async ({ request }) => {
    const answer = await request.post('/api/drafts', newDraft('{"wish":1}'));
    expect(answer.status()).toBe(400);
    const { error } = await answer.json();
    expect(error).toMatchObject({ code: 'bad-request', field: 'wish' });
  });

  test('a body over 2 MB', async ({ request }) => {
    const answer = await request.post(
      '/api/drafts',
      newDraft(JSON.stringify({ document: 'x'.repeat(2_200_000) })),
    );
    expect(answer.status()).toBe(413);
    expect(await answer.json()).toEqual({ error: { code: 'too-large' } });
  });

  test('an unknown rule book, battle, version, schema and draft', async ({ request }) => {
    const cases = [
      [await request.post('/api/drafts', newDraft('{"system":"chess"}')), 'unknown-system'],
      [await request.post('/api/drafts', newDraft('{"remix":{"slug":"atlantis","n":1}}')), 'unknown-battle'],
      [await request.get('/api/drafts/none'), 'unknown-draft'],
      [await request.get('/schemas/scenario/chess/1.json'), 'unknown-system'],
      [await request.get('/schemas/scenario/lost-battles/99.json'), 'unknown-version'],
      [await request.get('/schemas/poem/lost-battles/1.json'), 'unknown-schema'],
      [await request.get('/s/atlantis/v/1/document.json'), 'unknown-battle'],
      [await request.get('/s/cannae/v/99/document.json'), 'unknown-version'],
    ] as const;
    for (const [answer, code] of cases) {
      expect(answer.status(), code).toBe(404);
      expect((await answer.json()).error.code).toBe(code);
    }
  });

  test('a document of no known kind is refused with findings', async ({ request }) => {
    const answer = await request.post('/api/drafts', newDraft('{"document":{"format":"poem"}}'));
    expect(answer.status()).toBe(422);
    const { error, findings } = await answer.json();
    expect(error.code).toBe('unknown-document');
    expect(findings).toMatchObject([{ code: 'document/unknown-format', path: ['format'] }]);
  });

  test('a malformed document can be kept as a draft but not published', async ({ request }) => {
    const document = { format: 'scenario', system: 'lost-battles', version: 1, title: 'Broken' };
    const created = await request.post('/api/drafts', { data: { document } });
    expect(created.status()).toBe(201);
    const { id } = await created.json();
    const published = await request.post(`/api/drafts/${id}/publish`, {
      data: { revision: 1, visibility: 'public', changeNote: '' },
    });
    expect(published.status()).toBe(422);
    const { error, findings } = await published.json();
    expect(error.code).toBe('malformed');
    expect(findings.length).toBeGreaterThan(3);
  });

  test('a write from another site is refused', async ({ request }) => {
    const answer = await request.post('/api/drafts', {
      headers: { origin: 'http://example.org' },
      data: { system: 'lost-battles' },
    });
    expect(answer.status()).toBe(403);
  });

  test("another's draft does not exist for me", async ({ request, playwright, baseURL }) => {
    const created = await request.post('/api/drafts', { data: { system: 'lost-battles' } });
    const { id } = await created.json();
    expect((await request.get(`/api/drafts/${id}`)).status()).toBe(200);
    const stranger = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    expect((await stranger.get(`/api/drafts/${id}`)).status()).toBe(404);
    await stranger.dispose();
  });

  test('two saves from one revision: the second is told, nothing is overwritten', async ({ request }) => {
    const { id } = await (await request.post('/api/drafts', { data: { system: 'lost-battles' } })).json();
    const first = await request.put(`/api/drafts/${id}`, {
      data: { revision: 1, document: { title: 'first' } },
    });
    expect(await first.json()).toEqual({ revision: 2 });
    const second = await request.put(`/api/drafts/${id}`, {
      data: { revision: 1, document: { title: 'second' } },
    });
    expect(second.status()).toBe(409);
    expect((await second.json()).revision).toBe(2);
    expect((await (await request.get(`/api/drafts/${id}`)).json()).document).toEqual({ title: 'first' });
  });
});

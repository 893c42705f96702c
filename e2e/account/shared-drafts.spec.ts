import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/**
 * Access rights of a shared draft: every route of it by every method, requested by a guest who may edit, one who may
 * view, a signed-in stranger and an anonymous visitor. A new route must say here what each of them gets.
 */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Answers = Readonly<Partial<Record<(typeof METHODS)[number], readonly [number, number, number, number]>>>;

interface Rights {
  readonly answers: Answers;
  readonly bodies?: Readonly<Record<string, unknown>>;
}

/** Nobody else learns that the draft exists. */
const CLOSED = [404, 404] as const;
const place = { selection: [], cursor: null, field: '' };

const RIGHTS: Readonly<Record<string, Rights>> = {
  '/': {
    answers: { GET: [200, 200, ...CLOSED], PUT: [200, 403, ...CLOSED], DELETE: [404, 404, ...CLOSED] },
    bodies: { PUT: { revision: 1, document: { title: 'By a guest' } } },
  },
  '/board.png': { answers: { GET: [404, 404, ...CLOSED] } },
  '/files/[name]': { answers: { GET: [404, 404, ...CLOSED] } },
  '/verdict': { answers: { GET: [200, 200, ...CLOSED] } },
  '/publish': {
    answers: { POST: [403, 403, ...CLOSED] },
    bodies: { POST: { revision: 2, visibility: 'public', changeNote: '' } },
  },
  '/underlay': {
    answers: { GET: [404, 404, ...CLOSED], PUT: [415, 415, 415, 404], DELETE: [404, 404, ...CLOSED] },
  },
  '/edits': { answers: { GET: [200, 200, ...CLOSED] } },
  '/guests': {
    answers: { GET: [200, 200, ...CLOSED], POST: [404, 404, 404, 404], DELETE: [403, 403, ...CLOSED] },
    bodies: { POST: { token: 'no such link', name: 'Nobody' }, DELETE: { user: 'somebody' } },
  },
  '/invitations': {
    answers: { PUT: [403, 403, ...CLOSED], DELETE: [403, 403, ...CLOSED] },
    bodies: { PUT: { role: 'edit' }, DELETE: { role: 'edit' } },
  },
  '/presence': {
    answers: { POST: [200, 200, ...CLOSED] },
    bodies: { POST: { client: 'w', place } },
  },
  '/comments': {
    answers: { POST: [201, 201, ...CLOSED], PUT: [404, 404, ...CLOSED], DELETE: [404, 404, ...CLOSED] },
    bodies: { POST: { text: 'Hm', place: '' }, PUT: { n: 900, isResolved: true }, DELETE: { n: 900 } },
  },
};

/** A stream never ends: access to it equals access to the draft. */
const STREAM = '/stream';

const routesUnder = (folder: string, address = ''): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return routesUnder(join(folder, entry.name), `${address}/${entry.name}`);
    return entry.name === 'route.ts' ? [address || '/'] : [];
  });

const invite = async (owner: APIRequestContext, id: string, role: string, guest: APIRequestContext) => {
  const made = await owner.put(`/api/drafts/${id}/invitations`, { data: { role } });
  const { token } = await made.json();
  const joined = await guest.post(`/api/drafts/${id}/guests`, { data: { token, name: role } });
  expect(joined.status()).toBe(200);
};

test('every route of a shared draft, by every method, does for each what they may', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const newVisitor = () => playwright.request.newContext(baseURL ? { baseURL } : {});
  const [owner, editor, viewer, stranger] = await Promise.all([1, 2, 3, 4].map(newVisitor));
  if (!owner || !editor || !viewer || !stranger) throw new Error('no visitors');
  await stranger.post('/api/account', { data: { name: 'Passerby', password: 'what is in there' } });
  const made = await owner.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } });
  const { id } = await made.json();
  await invite(owner, id, 'edit', editor);
  await invite(owner, id, 'view', viewer);

  expect(routesUnder('app/api/drafts/[id]').toSorted()).toEqual([...Object.keys(RIGHTS), STREAM].toSorted());
  const wrong: string[] = [];
  for (const [route, { answers, bodies }] of Object.entries(RIGHTS))
    for (const method of METHODS)
      for (const [index, who] of [editor, viewer, stranger, await newVisitor()].entries()) {
        const path = route === '/' ? '' : route.replace('[name]', 'none');
        const answer = await who.fetch(`/api/drafts/${id}${path}`, {
          method,
          ...(method === 'GET' ? {} : { data: bodies?.[method] ?? {} }),
        });
        const expected = answers[method]?.[index] ?? 405;
        if (answer.status() !== expected)
          wrong.push(`${method} ${route} ${index}: ${answer.status()}, not ${expected}`);
      }
  expect(wrong).toEqual([]);
  for (const outsider of [stranger, await newVisitor()])
    expect((await outsider.get(`/api/drafts/${id}${STREAM}`)).status()).toBe(404);

  // Another site writes nothing in a guest's name; the owner shuts a guest out for good.
  const foreign = { headers: { origin: 'https://evil.example' }, data: { text: 'Not me', place: '' } };
  expect((await editor.post(`/api/drafts/${id}/comments`, foreign)).status()).toBe(403);
  const { guests } = await (await owner.get(`/api/drafts/${id}/guests`)).json();
  for (const { user } of guests)
    expect((await owner.delete(`/api/drafts/${id}/guests`, { data: { user } })).status()).toBe(200);
  for (const guest of [editor, viewer]) expect((await guest.get(`/api/drafts/${id}`)).status()).toBe(404);
});

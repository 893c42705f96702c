import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/**
 * Access rights for what readers write and follow: every route of these folders by every method, requested by its
 * author, by another account and by an anonymous visitor. A new route must say here what each of them gets.
 */
const FOLDERS = ['contributions', 'follows', 's', 'admin/contributions'];
/** Addresses whose page has no other test. */
const BATTLE = 'bagradas';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What a route answers: to the author, another account, and somebody unknown. 405: it knows no such method. */
type Answers = Readonly<Partial<Record<(typeof METHODS)[number], readonly [number, number, number]>>>;

interface Rights {
  readonly answers: Answers;
  readonly body?: unknown;
}

/** The author asks last, so that what they delete is still there for the others. */
const RIGHTS: Readonly<Record<string, Rights>> = {
  '/s/[slug]/comments': { answers: { POST: [201, 201, 401] }, body: { n: 1, text: 'A word' } },
  '/s/[slug]/play-reports': {
    answers: { POST: [422, 422, 401] },
    body: { text: 'Won', played: { n: 1, variant: null, record: 'no-game' } },
  },
  '/s/[slug]/rating': { answers: { PUT: [403, 403, 401] }, body: { rating: 5 } },
  '/s/[slug]/star': { answers: { PUT: [200, 200, 200] }, body: { starred: true } },
  '/s/[slug]/v/[n]/withdraw': { answers: { POST: [404, 404, 404] }, body: { reason: '' } },
  '/contributions/[id]/reports': { answers: { POST: [201, 201, 201] }, body: { reason: 'Rude' } },
  '/contributions/[id]/agreement': { answers: { POST: [404, 404, 404] }, body: {} },
  '/contributions/[id]': { answers: { DELETE: [200, 404, 401] }, body: {} },
  '/follows': {
    answers: { GET: [200, 200, 200], PUT: [200, 200, 200] },
    body: { kind: 'document', target: 'cannae', isFollowed: true },
  },
  '/follows/feed': { answers: { POST: [201, 201, 201], DELETE: [200, 200, 200] }, body: {} },
  '/admin/contributions': { answers: { POST: [404, 404, 404] }, body: { id: 'x', act: 'dismiss' } },
};

const routesUnder = (folder: string, address: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return routesUnder(join(folder, entry.name), `${address}/${entry.name}`);
    return entry.name === 'route.ts' ? [address] : [];
  });

const comment = async (who: APIRequestContext): Promise<string> =>
  (await (await who.post(`/api/s/${BATTLE}/comments`, { data: { n: 1, text: 'Mine' } })).json()).id;

test('every route of comments, reports, ratings and follows does for each what they may', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const newVisitor = () => playwright.request.newContext(baseURL ? { baseURL } : {});
  const [author, other] = await Promise.all([newVisitor(), newVisitor()]);
  await author.post('/api/account', { data: { name: 'Rights-author', password: 'what is in there' } });
  await other.post('/api/account', { data: { name: 'Rights-other', password: 'what is in there' } });
  const id = await comment(author);

  const found = FOLDERS.flatMap(folder => routesUnder(join('app/api', folder), `/${folder}`));
  expect(found.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
  const wrong: string[] = [];
  for (const [route, { answers, body }] of Object.entries(RIGHTS))
    for (const method of METHODS)
      for (const index of [2, 1, 0]) {
        const who = [author, other, await newVisitor()][index] ?? author;
        const path = route.replace('[id]', id).replace('[slug]', BATTLE).replace('[n]', '1');
        const answer = await who.fetch(`/api${path}`, {
          method,
          ...(method === 'GET' ? {} : { data: body ?? {} }),
        });
        const expected = answers[method]?.[index] ?? 405;
        if (answer.status() !== expected)
          wrong.push(`${method} ${route} ${index}: ${answer.status()}, not ${expected}`);
      }
  expect(wrong).toEqual([]);

  // Another site writes nothing in a reader's name.
  const foreign = { headers: { origin: 'https://evil.example' }, data: { n: 1, text: 'Not me' } };
  expect((await author.post(`/api/s/${BATTLE}/comments`, foreign)).status()).toBe(403);
});

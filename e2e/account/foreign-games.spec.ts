import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/**
 * Access rights of a game by link: every route of `app/api/games` by every method, requested by a player, by a
 * signed-in stranger and by an anonymous visitor. A new route must say here what each of them gets.
 */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const BATTLE = { slug: 'pocket-clastidium', n: 1 };

/** What a route answers: to a player, a stranger with an account, and somebody unknown. 405: it knows no such method. */
type Answers = Readonly<Partial<Record<(typeof METHODS)[number], readonly [number, number, number]>>>;

interface Rights {
  readonly answers: Answers;
  readonly body?: unknown;
}

const RIGHTS: Readonly<Record<string, Rights>> = {
  '/': { answers: { POST: [400, 400, 400] }, body: {} },
  '/feed': { answers: { POST: [201, 201, 201] }, body: {} },
  '/[id]': { answers: { GET: [200, 200, 200] } },
  '/[id]/boards': { answers: { GET: [200, 200, 200] } },
  '/[id]/record': { answers: { GET: [403, 403, 403] } },
  '/[id]/orders': {
    answers: { POST: [409, 403, 404] },
    body: { after: 900, actions: [{ type: 'pass', by: 'romans' }] },
  },
  '/[id]/requests': { answers: { POST: [409, 403, 404] }, body: { type: 'claim' } },
  '/[id]/talk': { answers: { POST: [200, 403, 404] }, body: { text: 'Good luck' } },
  '/[id]/blocks': {
    answers: { PUT: [404, 404, 404] },
    body: { message: 900, isBlocked: true, isReported: false },
  },
  '/[id]/seats': {
    answers: { POST: [200, 200, 200], PUT: [403, 403, 404] },
    body: { token: 'no such link' },
  },
};

/** Another body for the second method of a route. */
const PUT_BODIES: Readonly<Record<string, unknown>> = {
  '/[id]/seats': { seat: 'celts', player: { type: 'open' } },
};

/** A stream never ends: access to it equals access to the game. */
const STREAM = '/[id]/stream';

const routesUnder = (folder: string, address = ''): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return routesUnder(join(folder, entry.name), `${address}/${entry.name}`);
    return entry.name === 'route.ts' ? [address || '/'] : [];
  });

const seatsFor = (own: object) => ({ romans: { type: 'me' }, celts: own });

const createGame = async (owner: APIRequestContext) => {
  const made = await owner.post('/api/games', {
    data: {
      ...{ battle: BATTLE, variant: null, paceDays: null, onTimeout: 'claim' },
      seats: seatsFor({ type: 'link' }),
    },
  });
  expect(made.status()).toBe(201);
  return made.json();
};

test('every route of a game by link, by every method, does for each what they may', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const newVisitor = () => playwright.request.newContext(baseURL ? { baseURL } : {});
  const [owner, player, stranger] = await Promise.all([newVisitor(), newVisitor(), newVisitor()]);
  await stranger.post('/api/account', { data: { name: 'Onlooker', password: 'what is in there' } });
  const { id, tokens } = await createGame(owner);
  const taken = await player.post(`/api/games/${id}/seats`, { data: { token: tokens.celts } });
  expect(await taken.json()).toEqual({ type: 'taken', seat: 'celts' });
  const viewers = await Promise.all(
    [owner, player, stranger, await newVisitor()].map(async who => {
      const { message } = await (await who.get(`/api/games/${id}`)).json();
      return message.info.viewer;
    }),
  );
  expect(viewers).toEqual(['romans', 'celts', '', '']);

  expect(routesUnder('app/api/games').toSorted()).toEqual([...Object.keys(RIGHTS), STREAM].toSorted());
  const wrong: string[] = [];
  for (const [route, { answers, body }] of Object.entries(RIGHTS))
    for (const method of METHODS)
      for (const [index, who] of [player, stranger, await newVisitor()].entries()) {
        const data = method === 'PUT' && PUT_BODIES[route] ? PUT_BODIES[route] : body;
        const answer = await who.fetch(`/api/games${route.replace('[id]', id)}`, {
          method,
          ...(method === 'GET' ? {} : { data: data ?? {} }),
        });
        const expected = answers[method]?.[index] ?? 405;
        if (answer.status() !== expected)
          wrong.push(`${method} ${route} ${index}: ${answer.status()}, not ${expected}`);
      }
  expect(wrong).toEqual([]);

  // Another site writes nothing in a player's name, and a player's link cannot order for another seat.
  const foreign = { headers: { origin: 'https://evil.example' }, data: { text: 'Not me' } };
  expect((await player.post(`/api/games/${id}/talk`, foreign)).status()).toBe(403);
});

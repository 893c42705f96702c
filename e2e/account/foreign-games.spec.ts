import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/**
 * Access rights of a game by link: every route of `app/api/games` by every method, requested by the owner, by a
 * player, by a signed-in stranger and by an anonymous visitor. A new route must say here what each of them gets.
 */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const BATTLE = { slug: 'pocket-clastidium', n: 1 };

/** What a route answers: to the owner, a player, a stranger with an account, and somebody unknown. 405: it knows no such method. */
type Answers = Readonly<Partial<Record<(typeof METHODS)[number], readonly [number, number, number, number]>>>;

interface Rights {
  readonly answers: Answers;
  readonly body?: unknown;
}

const RIGHTS: Readonly<Record<string, Rights>> = {
  '/': { answers: { POST: [400, 400, 400, 400] }, body: {} },
  '/feed': { answers: { POST: [201, 201, 201, 201] }, body: {} },
  '/[id]': { answers: { GET: [200, 200, 200, 200] } },
  '/[id]/boards': { answers: { GET: [200, 200, 200, 200] } },
  '/[id]/record': { answers: { GET: [403, 403, 403, 403] } },
  '/[id]/orders': {
    answers: { POST: [409, 409, 403, 404] },
    body: { after: 900, actions: [{ type: 'pass', by: 'romans' }] },
  },
  '/[id]/requests': { answers: { POST: [409, 409, 403, 404] }, body: { type: 'claim' } },
  '/[id]/talk': { answers: { POST: [200, 200, 403, 404] }, body: { text: 'Good luck' } },
  '/[id]/blocks': {
    answers: { PUT: [404, 404, 404, 404] },
    body: { message: 900, isBlocked: true, isReported: true },
  },
  '/[id]/seats': {
    answers: { POST: [200, 200, 200, 200], PUT: [409, 403, 403, 404] },
    body: { token: 'no such link' },
  },
};

/** Another body for the second method of a route. */
const PUT_BODIES: Readonly<Record<string, unknown>> = {
  '/[id]/seats': { seat: 'celts', player: { type: 'open' } },
};

/** A stream never ends: of it the first message is read. */
const STREAM = '/[id]/stream';

/** When the game is over: its record is open, spectators talk, and nobody plays on. */
const RIGHTS_AFTERWARDS: typeof RIGHTS = {
  '/[id]/record': { answers: { GET: [200, 200, 200, 200] } },
  '/[id]/talk': { answers: { POST: [200, 200, 200, 404] }, body: { text: 'Well played' } },
  '/[id]/orders': {
    answers: { POST: [409, 409, 403, 404] },
    body: { after: 0, actions: [{ type: 'pass' }] },
  },
  '/[id]/requests': { answers: { POST: [409, 409, 403, 404] }, body: { type: 'resign' } },
};

/** Three who are known, and how to be somebody unknown: a first write already gives a visitor a name. */
interface Visitors {
  readonly known: readonly APIRequestContext[];
  readonly unknown: () => Promise<APIRequestContext>;
}

/** Every answer that is not as the table says. */
const listWrongAnswers = async (
  rights: typeof RIGHTS,
  id: string,
  { known, unknown }: Visitors,
): Promise<readonly string[]> => {
  const wrong: string[] = [];
  for (const [route, { answers, body }] of Object.entries(rights))
    for (const method of METHODS)
      for (const [index, who] of [...known, await unknown()].entries()) {
        const data = method === 'PUT' && PUT_BODIES[route] ? PUT_BODIES[route] : body;
        const answer = await who.fetch(`/api/games${route.replace('[id]', id)}`, {
          method,
          ...(method === 'GET' ? {} : { data: data ?? {} }),
        });
        const expected = answers[method]?.[index] ?? 405;
        if (answer.status() !== expected)
          wrong.push(`${method} ${route} ${index}: ${answer.status()}, not ${expected}`);
      }
  return wrong;
};

/** As whom a stream shows the game to a visitor. */
const streamViewer = async (address: string, who: APIRequestContext): Promise<string | undefined> => {
  const { cookies } = await who.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const abort = new AbortController();
  const { body } = await fetch(address, { headers: { cookie }, signal: abort.signal });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('"viewer"')) break;
  }
  abort.abort();
  return /"viewer":"([^"]*)"/.exec(text)?.[1];
};

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
  const seated = await player.post(`/api/games/${id}/seats`, { data: { token: tokens.celts } });
  expect(await seated.json()).toEqual({ type: 'taken', seat: 'celts' });
  const visitors = { known: [owner, player, stranger], unknown: newVisitor };
  const everybody = [...visitors.known, await newVisitor()];
  const viewers = await Promise.all(
    everybody.map(who => streamViewer(`${baseURL}/api/games/${id}/stream`, who)),
  );
  expect(viewers).toEqual(['romans', 'celts', '', '']);

  expect(routesUnder('app/api/games').toSorted()).toEqual([...Object.keys(RIGHTS), STREAM].toSorted());
  expect(await listWrongAnswers(RIGHTS, id, visitors)).toEqual([]);
  // Another site writes nothing in a player's name, and a player's link cannot order for another seat.
  const foreign = { headers: { origin: 'https://evil.example' }, data: { text: 'Not me' } };
  expect((await player.post(`/api/games/${id}/talk`, foreign)).status()).toBe(403);

  // A feed is read by whoever has its address, and by nobody else.
  const { path } = await (await player.post('/api/games/feed', { data: {} })).json();
  for (const who of everybody) {
    expect((await who.get(path)).status()).toBe(200);
    expect((await who.get('/games/feed/no-such-secret')).status()).toBe(404);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await who.fetch(path, { method })).status()).toBe(405);
  }

  // Whom the owner has blocked takes no seat of theirs.
  const { message } = await (await owner.get(`/api/games/${id}`)).json();
  const theirs = message.talk.find(({ seat }: { seat: string }) => seat === 'celts');
  const block = { message: theirs.n, isBlocked: true, isReported: false };
  expect((await owner.put(`/api/games/${id}/blocks`, { data: block })).status()).toBe(200);
  const next = await createGame(owner);
  const refused = await player.post(`/api/games/${next.id}/seats`, { data: { token: next.tokens.celts } });
  expect(await refused.json()).toEqual({ type: 'blocked' });
  const unblock = { seat: 'celts', isBlocked: false };
  expect((await owner.put(`/api/games/${id}/blocks`, { data: unblock })).status()).toBe(200);
  const taken = await player.post(`/api/games/${next.id}/seats`, { data: { token: next.tokens.celts } });
  expect((await taken.json()).type).toBe('taken');

  expect((await player.post(`/api/games/${id}/requests`, { data: { type: 'resign' } })).status()).toBe(200);
  expect(await listWrongAnswers(RIGHTS_AFTERWARDS, id, visitors)).toEqual([]);
});

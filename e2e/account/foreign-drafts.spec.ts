import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from '../steps/fixtures';

/**
 * No route, by any method, shows or changes another author's draft. The routes are read from the app folder: a new
 * one must state its address here, and the table then covers it too.
 */

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const MARK = 'Nobody else may read this 8472';
/** Its armies are built by lists, so that a draft of a list can be offered for a battle. */
const LISTED_SYSTEM = 'in-death-ground';

const ROUTE = /^(page\.tsx|route\.tsx?|opengraph-image\.tsx)$/;

/** A folder in brackets groups pages without standing in their addresses. */
const isGroup = (name: string): boolean => name.startsWith('(');

/** The addresses of all pages and routes, as the app folder has them: '/studio/[id]'. */
const routesUnder = (folder: string, address = ''): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory())
      return entry.name.startsWith('_')
        ? []
        : routesUnder(join(folder, entry.name), isGroup(entry.name) ? address : `${address}/${entry.name}`);
    if (!ROUTE.test(entry.name)) return [];
    return [entry.name.startsWith('opengraph') ? `${address}/opengraph-image` : address || '/'];
  });

/** What may stand in an address, by the name that the app folder gives it: always the foreign draft, where a text can. */
const KNOWN_PARTS: Readonly<Record<string, (draft: string) => string>> = {
  '[id]': draft => draft,
  '[slug]': draft => draft,
  '[name]': draft => draft,
  '[token]': draft => draft,
  '[secret]': draft => draft,
  '[n]': () => '1',
  '[system]': draft => draft,
  '[section]': draft => draft,
  '[...path]': draft => draft,
  '[[...path]]': draft => draft,
};

/** What a route is asked beside its address, so that it has something to show. */
const QUESTIONS: Readonly<Record<string, (draft: string) => string>> = {
  '/api/drafts/offered': () => `?system=${LISTED_SYSTEM}`,
  '/armies/compare': draft => `?one=${draft}&other=${draft}`,
};

const addressOf = (route: string, draft: string): string =>
  `${pathOf(route, draft)}${QUESTIONS[route]?.(draft) ?? ''}`;

const pathOf = (route: string, draft: string): string =>
  route.replace(/\[{1,2}[^\]]+\]{1,2}/g, part => {
    const fill = KNOWN_PARTS[part];
    if (!fill)
      throw new Error(`${route}: say in KNOWN_PARTS what ${part} is, and look whether it may show a draft`);
    return fill(draft);
  });

const BODIES: readonly unknown[] = [
  { revision: 1, document: { title: 'Stolen' } },
  { revision: 1, visibility: 'public', changeNote: '' },
];

/** A page is the same for every method: the signed-in author asks once, the other visitor by all methods. */
const methodsFor = (name: string, route: string) =>
  route.startsWith('/api/') || name === 'anonymous' ? METHODS : METHODS.slice(0, 1);

/** A page takes no body: one is enough to see that it does not. */
const bodiesFor = (method: string, route: string): readonly unknown[] => {
  if (method === 'GET' || method === 'HEAD') return [undefined];
  return route.startsWith('/api/') ? BODIES : BODIES.slice(0, 1);
};

const ask = (who: APIRequestContext, method: string, address: string, body: unknown): Promise<APIResponse> =>
  who.fetch(address, {
    method,
    maxRedirects: 0,
    timeout: 30_000,
    ...(method === 'GET' || method === 'HEAD' ? {} : { data: body }),
  });

const writeDraft = async (owner: APIRequestContext): Promise<string> => {
  const made = await owner.post('/api/drafts', { data: { remix: { slug: 'cannae', n: 1 } } });
  const { id } = await made.json();
  const { document } = await (await owner.get(`/api/drafts/${id}`)).json();
  const saved = await owner.put(`/api/drafts/${id}`, {
    data: { revision: 1, document: { ...document, title: MARK } },
  });
  expect(saved.ok()).toBe(true);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect((await owner.put(`/api/drafts/${id}/underlay`, { data: png })).ok()).toBe(true);
  const list = { system: LISTED_SYSTEM, title: MARK };
  expect((await owner.post('/api/drafts', { data: { list } })).ok()).toBe(true);
  return id;
};

/** Everything that could have been changed of it. */
const stateOf = async (owner: APIRequestContext, id: string) => ({
  draft: await (await owner.get(`/api/drafts/${id}`)).json(),
  underlay: (await (await owner.get(`/api/drafts/${id}/underlay`)).body()).toString('base64'),
});

test('no route, by any method, shows or changes a foreign draft', async ({ playwright, baseURL }) => {
  // It asks every route by every method: on a busy machine that takes longer than one test usually may.
  test.setTimeout(600_000);
  const newVisitor = () => playwright.request.newContext(baseURL ? { baseURL } : {});
  const [owner, other, anonymous] = await Promise.all([newVisitor(), newVisitor(), newVisitor()]);
  const id = await writeDraft(owner);
  await other.post('/api/account', { data: { name: 'Curious', password: 'what is in there' } });
  const before = await stateOf(owner, id);
  expect(before.draft.title).toBe(MARK);

  // Taken from the end: what may sign the other user out comes last.
  const isAccount = (route: string) => route.startsWith('/api/account');
  const all = [...new Set(routesUnder('app'))];
  const routes = [...all.filter(isAccount), ...all.filter(route => !isAccount(route))];
  expect(routes.length).toBeGreaterThan(30);
  const shown: string[] = [];
  const visit = async (name: string, who: APIRequestContext, route: string): Promise<void> => {
    for (const method of methodsFor(name, route))
      for (const body of bodiesFor(method, route)) {
        const answer = await ask(who, method, addressOf(route, id), body);
        if ((await answer.text()).includes(MARK) || answer.status() >= 500)
          shown.push(`${name} ${method} ${route}: ${answer.status()}`);
      }
  };
  const visits = routes.flatMap(route => [
    () => visit('anonymous', anonymous, route),
    () => visit('other user', other, route),
  ]);
  const workers = Array.from({ length: 6 }, async () => {
    for (let next = visits.pop(); next; next = visits.pop()) await next();
  });
  await Promise.all(workers);
  expect(shown).toEqual([]);
  expect(await stateOf(owner, id)).toEqual(before);

  // The owner can see it, so that the table proves something; and another site cannot change it in the owner's name.
  for (const shownTo of [`/studio/${id}`, addressOf('/api/drafts/offered', id)])
    expect(await (await owner.get(shownTo)).text(), shownTo).toContain(MARK);
  // The interface for programs knows tokens alone and reads no cookie; so it may be asked from anywhere.
  const knowsCookies = (address: string) => address.startsWith('/api/') && !address.startsWith('/api/v1/');
  for (const route of routes.filter(knowsCookies))
    for (const method of METHODS.slice(2)) {
      const address = addressOf(route, id);
      const headers = { origin: 'https://evil.example' };
      const answer = await owner.fetch(address, { method, headers, data: BODIES[0], maxRedirects: 0 });
      expect([401, 403, 404, 405], `${method} ${route} from another site`).toContain(answer.status());
    }
  expect(await stateOf(owner, id)).toEqual(before);
  await Promise.all([owner, other, anonymous].map(visitor => visitor.dispose()));
});

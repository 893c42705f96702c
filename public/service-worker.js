/**
 * The site without a network: the code of this release, and the pages that this device opened or asked to keep. What changes comes
 * from the network whenever there is one. `/sw.js` sets the release and its files and loads this script (app/sw.js/route.ts).
 */
const { RELEASE, FILES, LANGUAGES } = self.OFFLINE;

/** The last release stays, because a tab that is open, or a page that was kept, may still need its code. */
const RELEASES_KEPT = 2;
const MOST_PAGES = 80;

const CODE = `code ${RELEASE}`;
const PAGES = `pages ${RELEASE}`;
/** "/de/offline" for "/de/studio"; English has no beginning of its own. */
const beginningOf = path => {
  const language = LANGUAGES.find(known => path === `/${known}` || path.startsWith(`/${known}/`));
  return language === undefined ? '' : `/${language}`;
};
const offlinePageFor = path => `${beginningOf(path)}/offline`;
const OFFLINE_PAGES = ['', ...LANGUAGES.map(language => `/${language}`)].map(before => `${before}/offline`);

const isCode = path => path.startsWith('/_next/static/') || path.startsWith('/tldraw/') || path.startsWith('/icons/');
/** What belongs to an account or is asked for once is never kept. */
const isKept = path => isPicture(path) || !/^\/(account|admin|setup|report|api)(\/|$)/.test(path.slice(beginningOf(path).length));
const isPicture = path => path.endsWith('/board.png') || path === '/icon.svg';

self.addEventListener('install', event => {
  event.waitUntil(install());
});

const install = async () => {
  const cache = await caches.open(CODE);
  // One by one: a visitor's own requests go first on a slow line.
  for (const file of FILES) if (!(await caches.match(file))) await cache.add(file);
  await keepPages(OFFLINE_PAGES);
  await self.skipWaiting();
};

self.addEventListener('activate', event => {
  event.waitUntil(activate());
});

const activate = async () => {
  await self.clients.claim();
  const before = (await namesOf('pages')).filter(name => name !== PAGES).at(-1);
  if (before) await keepPages(await pathsIn(before));
  for (const kind of ['code', 'pages'])
    for (const name of (await namesOf(kind)).slice(0, -RELEASES_KEPT)) await caches.delete(name);
};

/** Oldest first. */
const namesOf = async kind => (await caches.keys()).filter(name => name.startsWith(`${kind} `));

const pathsIn = async name =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

/** Fetches pages so that they are there without a network; one that cannot be had now is left out. */
const keepPages = async paths => {
  for (const path of paths) {
    try {
      await keep(path, await fetch(path, { credentials: 'same-origin' }));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
};

const keep = async (request, response) => {
  const { pathname } = new URL(response.url);
  if (!response.ok || response.redirected || !isKept(pathname)) return;
  const cache = await caches.open(PAGES);
  await cache.delete(request);
  await cache.put(request, response);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST_PAGES))) await cache.delete(old);
};

self.addEventListener('message', event => {
  const { type, pages } = event.data ?? {};
  if (type === 'keep' && Array.isArray(pages)) event.waitUntil(keepPages(pages.filter(isOwnPath)));
  if (type === 'forget') event.waitUntil(forgetPages());
});

const isOwnPath = path => typeof path === 'string' && /^\/[^/]/.test(path);

/** Whoever signs out leaves nothing of theirs on the device but what is not saved yet. */
const forgetPages = async () => {
  for (const name of await namesOf('pages')) await caches.delete(name);
  await keepPages(OFFLINE_PAGES);
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isCode(pathname)) event.respondWith(answerWithCode(request));
  else if (request.mode === 'navigate') event.respondWith(answerWithPage(event));
  else if (isPicture(pathname)) event.respondWith(answerWithNewest(event));
});

const isWorker = ({ destination }) => destination === 'worker' || destination === 'sharedworker';

/** Files of a release never change. */
const answerWithCode = async request => {
  const found = await caches.match(request);
  // A worker looks for its settings in its own address, which an answer with another address would replace.
  if (found) return isWorker(request) ? new Response(found.body, { headers: found.headers }) : found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CODE)).put(request, response.clone());
  return response;
};

const answerWithNewest = async event => {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(event.request, response.clone()));
    return response;
  } catch (error) {
    const found = await caches.match(event.request);
    if (found) return found;
    throw error;
  }
};

/** A page that this device does not have is answered by one that says so and leads to those that it has. */
const answerWithPage = async event => {
  try {
    return await answerWithNewest(event);
  } catch {
    const found = await caches.match(event.request, { ignoreSearch: true });
    const { pathname } = new URL(event.request.url);
    return found ?? (await caches.match(offlinePageFor(pathname))) ?? Response.error();
  }
};

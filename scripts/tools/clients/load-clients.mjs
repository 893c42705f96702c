/** Clients that read, save and publish as people do, only without pause; used by `npm run proof` and, bounded, by the browser tests. */

const READS = [
  '/',
  '/catalogue',
  '/catalogue?q=war',
  '/s/cannae',
  '/s/cannae/document.json',
  '/s/cannae/board.svg',
];

/** A visitor with their own cookies, who contacts another instance for each request. */
const visitor = (addresses, tally, own = {}) => {
  let cookie = '';
  let turn = 0;
  return async (method, path, body) => {
    const address = addresses[turn++ % addresses.length];
    const started = performance.now();
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...own,
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0];
    tally(method === 'GET' ? 'read' : path.endsWith('/publish') ? 'publish' : 'save', {
      took: performance.now() - started,
      failure: response.ok ? null : `${method} ${path}: ${response.status} ${text.slice(0, 200)}`,
    });
    return response.ok && text.startsWith('{') ? JSON.parse(text) : null;
  };
};

const work = async (ask, goesOn, misses) => {
  const { id } = await ask('POST', '/api/drafts', { remix: { slug: 'cannae', n: 1 } });
  const { document } = await ask('GET', `/api/drafts/${id}`);
  let revision = 1;
  for (let round = 0; goesOn(round); round += 1) {
    await ask('GET', READS[round % READS.length]);
    const title = `Cannae, round ${round}`;
    const saved = await ask('PUT', `/api/drafts/${id}`, { revision, document: { ...document, title } });
    if (saved) revision = saved.revision;
    if (round % 3 !== 2) continue;
    const version = await ask('POST', `/api/drafts/${id}/publish`, {
      revision,
      visibility: 'public',
      changeNote: title,
    });
    // At once, and from another instance where there is one: it must be what was published just now.
    const read = version && (await ask('GET', `/s/${version.slug}/v/${version.n}/document.json`));
    if (read?.title !== title) misses.push(`${version?.slug} ${version?.n} is not there yet`);
  }
};

/** Runs clients for a time, at least a number of rounds each; returns what was done, how long it took, and every failure. */
export const runClients = async ({ addresses, clients, seconds = 0, rounds = 0, headersOf = () => ({}) }) => {
  const done = { read: [], save: [], publish: [] };
  const failures = [];
  const tally = (kind, { took, failure }) => {
    done[kind].push(took);
    if (failure) failures.push(failure);
  };
  const end = performance.now() + seconds * 1000;
  const all = Array.from({ length: clients }, (_, index) => {
    const [first, ...rest] = addresses;
    const turned = index % 2 && rest.length > 0 ? [...rest, first] : addresses;
    return work(
      visitor(turned, tally, headersOf(index)),
      round => round < rounds || performance.now() < end,
      failures,
    );
  });
  for (const result of await Promise.allSettled(all))
    if (result.status === 'rejected') failures.push(String(result.reason));
  return { done, failures };
};

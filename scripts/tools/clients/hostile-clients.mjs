/**
 * Strangers who send hostile documents to every route that works on them, in a process of their own: what they cost their own computer must not slow down the clients that
 * are measured. `node hostile-clients.mjs ADDRESS OF_EACH SECONDS once|endless`; prints how often which answer came, as JSON.
 */
import { getPriority, setPriority } from 'node:os';
import { deflateRawSync } from 'node:zlib';
import { bundled } from '../../../bench/print/bundle.mjs';

/** Every sender has an address of its own, as behind a proxy. */
export const addressIn = (network, index) => ({ 'x-forwarded-for': `${network}.${1 + (index % 250)}` });

const OPENED = [
  ...['', '/board.svg', '/board.png', '/opengraph-image', '/sheet.pdf', '/play', '/document.json', '/lab'],
  ...['/print.json', '/setup.txt', '/order.csv', '/vassal.vmod', '/tiled.tmj', '/tiled.zip'],
];

/** Orders that no rules know; each still needs a worker to refuse it. */
const NONSENSE = [{ type: 'nonsense' }, { type: 'move', by: 'nobody', unit: 'x'.repeat(100) }];

const send = async (url, { headers, body, ...init }) => {
  const answer = await fetch(url, {
    ...init,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  });
  const text = await answer.text();
  const [cookie] = answer.headers.getSetCookie();
  return { status: answer.status, text, cookie: cookie?.split(';')[0] };
};

/** A connection that breaks is an answer like others; what is given up at the end is none. */
const sendOrFail = async (url, request) => {
  try {
    return await send(url, request);
  } catch (error) {
    if (request.signal.aborted || !(error instanceof TypeError)) throw error;
    return { status: error.cause?.code ?? error.message, text: '' };
  }
};

/** A stranger has a document checked, publishes it, and opens every address of it. */
const attack = async ({ address, statuses, signal, streams }, { name, body, document }, index) => {
  const headers = addressIn('203.0.113', index);
  const ask = async (what, method, path, own, sent) => {
    const answer = await sendOrFail(`${address}${path}`, { method, headers: own, body: sent, signal });
    const key = `${name}: ${what} ${answer.status}`;
    statuses[key] = (statuses[key] ?? 0) + 1;
    return answer;
  };
  await ask('check', 'POST', '/api/v1/check', headers, body);
  const draft = await ask('draft', 'POST', '/api/drafts', headers, body);
  if (draft.status !== 201) return;
  const { id } = JSON.parse(draft.text);
  const own = { ...headers, cookie: draft.cookie };
  await ask('studio', 'GET', `/studio/${id}`, own);
  const publishing = JSON.stringify({ revision: 1, visibility: 'public', changeNote: '' });
  const published = await ask('publish', 'POST', `/api/drafts/${id}/publish`, own, publishing);
  if (published.status !== 201) return;
  const battle = JSON.parse(published.text);
  const named = await signUp(ask, index, own);
  await simulate(ask, battle, named);
  await playByLink(ask, battle, document, own);
  await listen({ address, signal }, id, own, streams);
  await workTogether(ask, id, document, own);
  await contribute(ask, battle, named);
  for (const file of OPENED)
    await ask(file || 'page', 'GET', `/s/${battle.slug}/v/${battle.n}${file}`, headers);
};

/** An account of their own; gives back its headers. */
const signUp = async (ask, index, own) => {
  const account = JSON.stringify({
    name: `stranger-${Date.now()}-${index}`,
    password: `correct horse ${index} staple`,
  });
  const signedUp = await ask('account', 'POST', '/api/account', own, account);
  return signedUp.cookie ? { ...own, cookie: signedUp.cookie } : own;
};

/** An account starts as many games as allowed on the server's own workers. */
const simulate = async (ask, { slug, n }, named) => {
  for (const level of ['quick', 'steady']) {
    const run = JSON.stringify({ slug, n, variant: null, level, games: 1000 });
    await ask(`lab run ${level}`, 'POST', '/api/balance', named, run);
  }
};

/** Opens the stream of what others do to the draft, and leaves it open until all strangers leave. */
const listen = async ({ address, signal }, id, headers, streams) => {
  const answer = await fetch(`${address}/api/drafts/${id}/stream?client=a-window`, { headers, signal });
  streams.push(answer);
};

const GESTURES = 20;

/** Works on the draft as a window of the studio does: saves it, points here and there, comments on it and asks for its files. */
const workTogether = async (ask, id, document, own) => {
  const draft = `/api/drafts/${id}`;
  await ask('save', 'PUT', draft, own, JSON.stringify({ revision: 1, document }));
  const place = { selection: Array(60).fill('x'.repeat(300)), cursor: [0, 0], field: 'y'.repeat(300) };
  const being = JSON.stringify({ client: 'a-window', place });
  for (let gesture = 0; gesture < GESTURES; gesture += 1)
    await ask('presence', 'POST', `${draft}/presence`, own, being);
  const comment = JSON.stringify({ text: 'z'.repeat(1000), place: '' });
  await ask('comment on the draft', 'POST', `${draft}/comments`, own, comment);
  for (const file of ['/verdict', '/board.png', '/files/vassal.vmod', '/edits'])
    await ask(`draft ${file}`, 'GET', `${draft}${file}`, own);
};

/** Four letters out of three bytes: as long as a record may be, and unpacks to a thousand times as much. */
const DEEP_RECORD = deflateRawSync(Buffer.alloc(30_000_000, '[')).toString('base64url').slice(0, 48_000);

/** Comments on the battle, tells of a game that nobody played, rates it and follows it. */
const contribute = async (ask, { slug, n }, named) => {
  const battle = `/api/s/${slug}`;
  const played = { n, variant: null, record: DEEP_RECORD };
  await ask('comment', 'POST', `${battle}/comments`, named, JSON.stringify({ n, text: 'x'.repeat(2000) }));
  await ask(
    'play report',
    'POST',
    `${battle}/play-reports`,
    named,
    JSON.stringify({ text: 'We won', played }),
  );
  await ask('rating', 'PUT', `${battle}/rating`, named, JSON.stringify({ rating: 5, played }));
  await ask(
    'follow',
    'PUT',
    '/api/follows',
    named,
    JSON.stringify({ kind: 'document', target: slug, isFollowed: true }),
  );
  await ask('discussion', 'GET', `/s/${slug}/discussion`, named);
};

/** Begins a game by link against the computer, and one with an open seat, and sends orders to both. */
const playByLink = async (ask, { slug, n }, { sides = [] }, own) => {
  const [first, ...others] = sides.map(({ id }) => id);
  for (const player of [{ type: 'computer', level: 'steady' }, { type: 'link' }]) {
    const seats = Object.fromEntries([[first, { type: 'me' }], ...others.map(seat => [seat, player])]);
    const game = { battle: { slug, n }, variant: null, seats, paceDays: null, onTimeout: 'computer' };
    const begun = await ask('new game', 'POST', '/api/games', own, JSON.stringify(game));
    if (begun.status !== 201) continue;
    const { id } = JSON.parse(begun.text);
    await ask('game', 'GET', `/api/games/${id}`, own);
    const order = JSON.stringify({ after: 0, actions: NONSENSE });
    await ask('order', 'POST', `/api/games/${id}/orders`, own, order);
  }
};

/** All at once, once or repeatedly until the signal; unfinished requests are then given up. */
const attackWithAll = async (target, documents, { ofEach, isEndless }) => {
  const all = documents.flatMap(hostile => Array.from({ length: ofEach }, () => hostile));
  const left = new Promise(resolve => target.signal.addEventListener('abort', resolve));
  const strangers = all.map(async (hostile, index) => {
    try {
      do await attack(target, hostile, index);
      while (isEndless && !target.signal.aborted);
    } catch (error) {
      if (!target.signal.aborted) throw error;
    }
  });
  // A connection may hang although its request was given up.
  await Promise.race([Promise.all(strangers), left]);
};

const main = async ([address, ofEach, seconds, mode]) => {
  setPriority(getPriority() + 5);
  const { HOSTILE_DOCUMENTS } = await import(await bundled('lib/systems/testing/hostile-documents.ts'));
  const documents = HOSTILE_DOCUMENTS.map(({ name, document }) => ({
    ...{ name, document },
    body: JSON.stringify({ document }),
  }));
  const statuses = {};
  const leaving = new AbortController();
  const { signal } = leaving;
  // This timer, unlike that of `AbortSignal.timeout`, keeps the process alive.
  setTimeout(() => leaving.abort(), Number(seconds) * 1000);
  process.send?.('ready');
  await attackWithAll({ address, statuses, signal, streams: [] }, documents, {
    ofEach: Number(ofEach),
    isEndless: mode === 'endless',
  });
  console.log(JSON.stringify(statuses));
};

if (process.argv[1] === import.meta.filename) {
  await main(process.argv.slice(2));
  process.exit();
}

// How long an order takes from one player's click to the other's screen, without the drawing: posted by one, heard on the other's stream.
//   node scripts/bench/games.mjs http://localhost:3000 [http://localhost:3001] [battle] [orders]
// A second address is another instance on the same store: the players then sit at different ones. Needs a built program (dist/worker.mjs).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../tools/run.mjs';

const [first = 'http://localhost:3000', ...rest] = process.argv.slice(2);
const second = rest[0]?.startsWith('http') ? rest.shift() : first;
const [battle = 'rossbach-battle', wanted = '200'] = rest;

const { perform } = await import(pathToFileURL(join(ROOT, 'dist', 'worker.mjs')).href);
const SILENT = { postMessage: () => undefined, close: () => undefined };

/** A visitor with cookies of their own. */
const openVisitor = base => {
  const cookies = new Map();
  const ask = async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: base,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  return { ask, json: async (...request) => (await ask(...request)).json() };
};

/** Calls back with each message of a stream and when it came. */
const listen = async (visitor, id, onMessage) => {
  const response = await visitor.ask('GET', `/api/games/${id}/stream?after=0`);
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts)
      if (part.startsWith('data: ')) onMessage(JSON.parse(part.slice(6)), performance.now(), part.length);
  }
};

/** A choice of the quickest computer from what the seat may see. */
const choose = async ({ info, seq }, state, seat) => {
  const seats = info.seats.map(each => each.seat);
  const kept = { game: info.id, system: info.system, seats, seq, state: JSON.stringify(state) };
  const result = await perform({
    task: 'playComputers',
    input: { kept: { ...kept, before: null, entries: [] }, levels: { [seat]: 'learner' }, time: 0 },
    progress: SILENT,
  });
  return result.type === 'played' ? result.move.steps[0].entry : null;
};

const players = [openVisitor(first), openVisitor(second)];
const { sides } = await players[0].json('GET', `/s/${battle}/v/1/document.json`);
const [own, other] = sides.map(({ id }) => id);
const { id, tokens } = await players[0].json('POST', '/api/games', {
  battle: { slug: battle, n: 1 },
  variant: null,
  seats: { [own]: { type: 'me' }, [other]: { type: 'link' } },
  paceDays: null,
  onTimeout: 'claim',
});
await players[1].json('POST', `/api/games/${id}/seats`, { token: tokens[other] });

const heard = [new Map(), new Map()];
const waiting = [null, null];
const sizes = [];
for (const [index, player] of players.entries())
  listen(player, id, (message, time, size) => {
    heard[index].set(message.seq, time);
    sizes.push(size);
    waiting[index]?.();
  }).catch(error => console.error('a stream broke off', error.message));

const hear = async (index, seq) => {
  while (![...heard[index].keys()].some(known => known >= seq))
    await new Promise(resolve => {
      waiting[index] = resolve;
    });
  return Math.min(...[...heard[index]].filter(([known]) => known >= seq).map(([, time]) => time));
};

const [answers, screens] = [[], []];
while (screens.length < Number(wanted)) {
  const { message: now } = await players[0].json('GET', `/api/games/${id}`);
  const [seat] = now.info.awaits;
  if (seat === undefined || now.info.status !== 'running') break;
  const index = seat === own ? 0 : 1;
  const { message } = await players[index].json('GET', `/api/games/${id}`);
  const action = await choose(message, message.state, seat);
  if (!action) break;
  const start = performance.now();
  const response = await players[index].ask('POST', `/api/games/${id}/orders`, {
    after: message.seq,
    actions: [action],
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body).slice(0, 200)}`);
  answers.push(performance.now() - start);
  screens.push((await hear(1 - index, body.message.seq)) - start);
}

const at = (times, share) => times.toSorted((one, next) => one - next)[Math.floor(times.length * share)] ?? 0;
const tell = (name, times, unit) =>
  console.log(`${name}: p50 ${at(times, 0.5).toFixed(0)} ${unit}, p95 ${at(times, 0.95).toFixed(0)} ${unit}`);
console.log(`${battle}, ${screens.length} orders`);
tell('order to answer', answers, 'ms');
tell('order to the other screen', screens, 'ms');
tell('message', sizes, 'bytes');
process.exit(0);

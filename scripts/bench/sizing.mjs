/**
 * `npm run bench:sizing`: the processor time of one answer of each kind, for the table "Sizing" in
 * docs/operating.md. Processor time, not the clock, so that a shared machine gives the same figures; one visitor,
 * one request after the other.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';

const TIMES = Number(process.env.TIMES ?? 40);
const WARM = 10;
/** Linux counts in hundredths of a second. */
const TICK = 10;
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

const isUp = async address => {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const serve = async folder => {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BASE_URL: '', DATABASE_URL: '', DATA_DIR: folder },
  });
  while (child.exitCode === null && !(await isUp(address))) await pause(250);
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  return { address, child };
};

/** User and system time of a process or thread, in milliseconds. */
const spentBy = path => {
  const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
};

const makeClient = address => {
  let cookie = '';
  return async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 100)}`);
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(';')[0];
    return text.startsWith('{') ? JSON.parse(text) : null;
  };
};

/** Each by its name; a number in the address makes a file that is not kept yet. */
const listRequests = async ask => {
  const { id } = await ask('POST', '/api/drafts', { remix: { slug: 'cannae', n: 1 } });
  const { document } = await ask('GET', `/api/drafts/${id}`);
  let revision = 1;
  const save = async count => {
    const changed = { ...document, title: `Cannae ${count}` };
    ({ revision } = await ask('PUT', `/api/drafts/${id}`, { revision, document: changed }));
  };
  const publish = () =>
    ask('POST', `/api/drafts/${id}/publish`, { revision, visibility: 'unlisted', changeNote: '' });
  return [
    ['home', () => ask('GET', '/')],
    ['catalogue', () => ask('GET', '/catalogue')],
    ['search', count => ask('GET', `/catalogue?q=${['war', 'rome', 'alexander', 'leuthen'][count % 4]}`)],
    ['battle page', () => ask('GET', '/s/cannae')],
    ['play page', () => ask('GET', '/s/cannae/v/1/play')],
    ['studio page', () => ask('GET', `/studio/${id}`)],
    ['studio save', save],
    ['check of a document', () => ask('POST', '/api/v1/check', { document })],
    ['publish', publish],
    ['board picture, new', count => ask('GET', `/s/leuthen-battle/board.png?width=${1000 + count}`)],
    ['set-up sheet (PDF), new', count => ask('GET', `/s/leuthen-battle/sheet.pdf?side=new-${count}`)],
    ['set-up sheet (PDF), made before', () => ask('GET', '/s/leuthen-battle/sheet.pdf')],
  ];
};

const measure = async ({ pid }, [name, request]) => {
  for (let count = 0; count < WARM; count += 1) await request(count);
  const [process, thread] = [`/proc/${pid}/stat`, `/proc/${pid}/task/${pid}/stat`];
  const before = [spentBy(process), spentBy(thread)];
  for (let count = WARM; count < WARM + TIMES; count += 1) await request(count);
  const [all, main] = [spentBy(process) - before[0], spentBy(thread) - before[1]].map(time => time / TIMES);
  console.log(
    `| ${name} | ${all.toFixed(1)} ms | ${main.toFixed(1)} ms | ${(1000 / all).toFixed(all > 100 ? 1 : 0)} |`,
  );
};

const bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-sizing-'));
  const { address, child } = await serve(folder);
  try {
    console.log(`${TIMES} requests each\n| request | processor time | of it in the main thread | a second |`);
    for (const request of await listRequests(makeClient(address))) await measure(child, request);
    return 0;
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await bench());

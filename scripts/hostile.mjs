/**
 * `npm run bench:hostile`, part of `npm run proof`: what hostile documents cost everybody else. First the front page alone, then while
 * strangers send and open ten of each hostile document; then 20 ordinary clients beside them. Every sender has an address of its own, as
 * behind a proxy. Fails when the front page becomes more than three times as slow, or an ordinary client meets an error.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundled } from '../bench/print/bundle.mjs';
import { ensureBuilt } from './tools/build/production-build.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { runClients } from './tools/load-clients.mjs';
import { freePort } from './tools/port.mjs';
import { ROOT } from './tools/run.mjs';

const OF_EACH = Number(process.env.OF_EACH ?? 10);
const CLIENTS = Number(process.env.CLIENTS ?? 20);
const SECONDS = Number(process.env.SECONDS ?? 30);
/** After so long the strangers leave, whatever is still being made for them. */
const ATTACK_SECONDS = Number(process.env.ATTACK_SECONDS ?? 120);
const MOST_TIMES = 3;
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

const percentile = (values, part) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

const from = (network, index) => ({ 'x-forwarded-for': `${network}.${1 + (index % 250)}` });

const isUp = async address => {
  try {
    return (await fetch(`${address}/api/drafts/none`)).status === 404;
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
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BASE_URL: '',
      DATABASE_URL: '',
      DATA_DIR: folder,
      TRUSTED_PROXIES: 'loopback',
    },
  });
  while (child.exitCode === null && !(await isUp(address))) await pause(250);
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  return { address, child };
};

const peakMemory = ({ pid }) => {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/** Asks for the front page again and again, three visitors at a time, while `goesOn` says so. */
const readFrontPage = async (address, goesOn) => {
  const times = [];
  const failures = [];
  const read = async visitor => {
    while (goesOn(times.length)) {
      const start = performance.now();
      const answer = await fetch(address, { headers: from('198.51.100', visitor) });
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      if (!answer.ok) failures.push(`front page: ${answer.status}`);
    }
  };
  await Promise.all([0, 1, 2].map(read));
  return { times, failures };
};

const send = async (address, method, path, headers, body, signal) => {
  const answer = await fetch(`${address}${path}`, {
    method,
    ...(signal ? { signal } : {}),
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const [cookie] = answer.headers.getSetCookie();
  return { status: answer.status, bytes, cookie: cookie?.split(';')[0] };
};

const OPENED = ['', '/board.svg', '/board.png', '/opengraph-image', '/sheet.pdf', '/play'];

/** A stranger has a document checked, publishes it, and opens everything that can be opened of it. */
const attack = async (address, { name, document }, index, { statuses, signal }) => {
  const headers = from('203.0.113', index);
  const ask = async (what, method, path, own, body) => {
    const answer = await send(address, method, path, own, body, signal);
    const key = `${name}: ${what} ${answer.status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
    return answer;
  };
  await ask('check', 'POST', '/api/v1/check', headers, { document });
  const draft = await ask('draft', 'POST', '/api/drafts', headers, { document });
  if (draft.status !== 201) return;
  const { id } = JSON.parse(draft.bytes.toString());
  const own = { ...headers, cookie: draft.cookie };
  const request = { revision: 1, visibility: 'public', changeNote: '' };
  const published = await ask('publish', 'POST', `/api/drafts/${id}/publish`, own, request);
  if (published.status !== 201) return;
  const { slug, n } = JSON.parse(published.bytes.toString());
  for (const file of OPENED) await ask(file || 'page', 'GET', `/s/${slug}/v/${n}${file}`, headers);
};

/** Ten of each at once, once or again and again until the signal; what is under way then is given up. */
const attackWithAll = async (address, documents, { statuses, signal, isEndless }) => {
  const all = documents.flatMap(hostile => Array.from({ length: OF_EACH }, () => hostile));
  const strangers = all.map(async (hostile, index) => {
    try {
      do await attack(address, hostile, index, { statuses, signal });
      while (isEndless && !signal.aborted);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
  await Promise.all(strangers);
};

const printTimes = (title, { times, failures }) =>
  console.log(
    `${title}: ${times.length} answers, median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, ${failures.length} errors`,
  );

const proveFrontPage = async (address, documents) => {
  await readFrontPage(address, count => count < 60);
  const alone = await readFrontPage(address, count => count < 300);
  printTimes('Front page alone', alone);
  const statuses = new Map();
  let isOver = false;
  const attacked = attackWithAll(address, documents, {
    statuses,
    signal: AbortSignal.timeout(ATTACK_SECONDS * 1000),
    isEndless: false,
  }).finally(() => {
    isOver = true;
  });
  const beside = await readFrontPage(address, count => !isOver || count < 100);
  await attacked;
  printTimes(`Front page while ${OF_EACH} of each hostile document are sent`, beside);
  for (const [what, count] of [...statuses].sort()) console.log(`  ${what}: ${count}`);
  const ratio = percentile(beside.times, 0.95) / percentile(alone.times, 0.95);
  console.log(`p95 ${ratio.toFixed(2)} times (goal: at most ${MOST_TIMES})`);
  return ratio <= MOST_TIMES && alone.failures.length + beside.failures.length === 0;
};

const proveClients = async (address, documents) => {
  const statuses = new Map();
  const attacked = attackWithAll(address, documents, {
    statuses,
    signal: AbortSignal.timeout(SECONDS * 1000),
    isEndless: true,
  });
  const { done, failures } = await runClients({
    addresses: [address],
    clients: CLIENTS,
    seconds: SECONDS,
    headersOf: index => from('198.51.100', index),
  });
  await attacked;
  const served = Object.values(done).flat();
  printTimes(`${CLIENTS} ordinary clients beside them for ${SECONDS} s`, { times: served, failures });
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
  return failures.length === 0;
};

const prove = async () => {
  const { HOSTILE_DOCUMENTS } = await import(await bundled('lib/systems/testing/hostile-documents.ts'));
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-hostile-'));
  const { address, child } = await serve(folder);
  try {
    const isQuick = await proveFrontPage(address, HOSTILE_DOCUMENTS);
    const isSafe = await proveClients(address, HOSTILE_DOCUMENTS);
    console.log(`Peak memory of the server: ${peakMemory(child)} MB`);
    return isQuick && isSafe ? 0 : 1;
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await prove());

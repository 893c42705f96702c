/**
 * `npm run bench:site`: how long a search in 10,000 battles takes beside a page that asks no database, on the same server in the same
 * run, with 20 clients that ask again as soon as they are answered. `-- --seconds 5 --battles 1000` makes it shorter.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';

const CLIENTS = 20;
const ROUNDS = 3;
const STATIC_PAGE = '/credits';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, battles: { type: 'string', default: '10000' } },
});

const bundled = async entry => {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: join(ROOT, entry),
    platform: 'node',
    resolve: { alias: { '@': ROOT } },
    external: id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
  });
  const folder = join(ROOT, 'node_modules/.cache/battlewright-bench');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${entry.replaceAll(/\W+/g, '-')}.mjs`);
  await made.write({ file, format: 'esm', codeSplitting: false });
  await made.close();
  return import(pathToFileURL(file).href);
};

const get = (agent, port, path) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    http
      .get({ agent, port, path, host: '127.0.0.1' }, response => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode, ms: performance.now() - started }));
        response.on('error', reject);
      })
      .on('error', reject);
  });

/** All clients send requests for this many seconds; each address is made from a running number. */
const load = async (port, addressOf, seconds) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = performance.now() + seconds * 1000;
  const times = [];
  let asked = 0;
  const client = async () => {
    while (performance.now() < end) {
      const { status, ms } = await get(agent, port, addressOf(asked++));
      if (status !== 200) throw new Error(`status ${status}`);
      times.push(ms);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return times;
};

const quantile = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

const QUESTIONS = words => [
  index => `q=${words[index % words.length]}`,
  index => `q=${words[index % words.length].slice(0, 3)}&sort=title`,
  index => `q=${words[index % words.length].slice(0, 2)}&era=ancient&page=2`,
  () => 'side=Rome&sort=year',
  index => `century=${1 + (index % 19)}&legality=legal`,
];

const measure = async (port, words, seconds) => {
  const questions = QUESTIONS(words);
  const question = index => questions[index % questions.length](index);
  const kinds = {
    'static page': () => STATIC_PAGE,
    'search page': index => `/catalogue?${question(index)}`,
    'search by program': index => `/api/v1/documents?pageSize=12&${question(index)}`,
  };
  const times = Object.fromEntries(Object.keys(kinds).map(kind => [kind, []]));
  for (const addressOf of Object.values(kinds)) await load(port, addressOf, 2);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, addressOf] of Object.entries(kinds))
      times[kind].push(...(await load(port, addressOf, seconds)));
  return times;
};

const report = times => {
  const yard = quantile(times['static page'], 0.95);
  for (const [kind, all] of Object.entries(times)) {
    const p95 = quantile(all, 0.95);
    const figures = `p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    console.log(
      `${kind.padEnd(18)} ${String(all.length).padStart(6)} answers, ${figures}, ${(p95 / yard).toFixed(2)} × the static page`,
    );
  }
  return quantile(times['search page'], 0.95) / yard;
};

const GOAL = 3;

const main = async () => {
  const code = (await ensureInstalled()) || (await ensureBuilt());
  if (code !== 0) return code;
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-bench-'));
  const { seed } = await bundled('bench/site/seed.ts');
  console.log(`Publishing ${values.battles} battles …`);
  const words = await seed({ file: join(folder, 'battlewright.db') }, Number(values.battles));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' },
    },
  );
  try {
    const agent = new http.Agent();
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const answer = await get(agent, port, STATIC_PAGE).catch(() => null);
      if (answer?.status === 200) break;
      await pause(200);
    }
    const ratio = report(await measure(port, words, Number(values.seconds)));
    console.log(`Goal: a search page at most ${GOAL} × the static page; it is ${ratio.toFixed(2)} ×.`);
    return ratio <= GOAL ? 0 : 1;
  } finally {
    const ended = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = await main();

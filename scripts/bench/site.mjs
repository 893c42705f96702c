/**
 * `npm run bench:site`: how long a search in 10,000 battles and a battle's page take beside a page that asks no database, on the same server in
 * the same run, with 20 clients that ask again as soon as they are answered; then how soon pages are seen on a slow phone.
 * `-- --seconds 5 --battles 1000` makes it shorter.
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
import { measurePaints } from '../../bench/site/paint.mjs';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { ensureChromium } from '../tools/chromium.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';

const CLIENTS = 20;
const ROUNDS = 3;
const STATIC_PAGE = '/credits';
const PAINTED = ['/', '/catalogue', '/s/cannae', '/s/leuthen'];
/** A few battles are read by many, most by few. */
const BATTLES_READ = 200;

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
    'battle page': index => `/s/bench-${index % BATTLES_READ}`,
    'search by program': index => `/api/v1/documents?pageSize=12&${question(index)}`,
  };
  const times = Object.fromEntries(Object.keys(kinds).map(kind => [kind, []]));
  for (const addressOf of Object.values(kinds)) await load(port, addressOf, 2);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [kind, addressOf] of Object.entries(kinds))
      times[kind].push(...(await load(port, addressOf, seconds)));
  return times;
};

const GOALS = { 'search page': 2, 'battle page': 2 };
const PAINT_GOAL = 2;

/** True: within the goal, or there is none. */
const printRatio = (name, figures, ratio, goal = Number.POSITIVE_INFINITY) => {
  const aim = Number.isFinite(goal) ? ` (goal: ${goal})` : '';
  console.log(`${name.padEnd(18)} ${figures}, ${ratio.toFixed(2)} × the static page${aim}`);
  return ratio <= goal;
};

const reportTimes = times => {
  const yard = quantile(times['static page'], 0.95);
  const met = Object.entries(times).map(([kind, all]) => {
    const p95 = quantile(all, 0.95);
    const figures = `${all.length} answers, p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
    return printRatio(kind, figures, p95 / yard, GOALS[kind]);
  });
  return met.every(Boolean);
};

const reportPaints = ({ [STATIC_PAGE]: yard, ...paints }) => {
  console.log(`Largest paint on a slow phone: ${STATIC_PAGE} ${Math.round(yard)} ms`);
  const met = Object.entries(paints).map(([path, time]) =>
    printRatio(path, `${Math.round(time)} ms`, time / yard, PAINT_GOAL),
  );
  return met.every(Boolean);
};

const paintsOf = async (port, browser) => {
  const addresses = [STATIC_PAGE, ...PAINTED].map(path => [path, `http://localhost:${port}${path}`]);
  return measurePaints(browser, Object.fromEntries(addresses));
};

const main = async () => {
  const code = (await ensureInstalled()) || (await ensureBuilt());
  const browser = await ensureChromium();
  if (code !== 0 || browser === null) return code || 1;
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
    const isQuick = reportTimes(await measure(port, words, Number(values.seconds)));
    const isSeenSoon = reportPaints(await paintsOf(port, browser));
    return isQuick && isSeenSoon ? 0 : 1;
  } finally {
    const ended = new Promise(resolve => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = await main();

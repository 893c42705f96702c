/**
 * `npm run bench:hostile`, part of `npm run proof`: what hostile documents cost everybody else. The front page and 20 ordinary clients
 * alone; then both while strangers send and open ten of each hostile document; then the ordinary clients beside strangers who never stop.
 * Every sender has an address of its own, as behind a proxy. Fails when the front page becomes more than three times as slow, or an
 * ordinary visitor meets an error.
 */
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { addressIn } from '../tools/clients/hostile-clients.mjs';
import { runClients } from '../tools/clients/load-clients.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';

const OF_EACH = Number(process.env.OF_EACH ?? 10);
const CLIENTS = Number(process.env.CLIENTS ?? 20);
const SECONDS = Number(process.env.SECONDS ?? 30);
/** After this long the strangers leave, whatever is still being made for them. */
const ATTACK_SECONDS = Number(process.env.ATTACK_SECONDS ?? 120);
/** More options of the server's own process, `--cpu-prof` for example. */
const SERVER_OPTIONS = process.env.SERVER_OPTIONS?.split(' ') ?? [];
/** Where the server's log is kept, if anywhere. */
const SERVER_LOG = process.env.SERVER_LOG;
const MOST_TIMES = 3;
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

const percentile = (values, part) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

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
  // Idle connections are kept as `npm start` keeps them: one that is closed too early looks like an error.
  const words = ['start', '--port', String(port), '--keepAliveTimeout', '75000'];
  const child = spawn(process.execPath, [...SERVER_OPTIONS, NEXT, ...words], {
    cwd: ROOT,
    stdio: ['ignore', SERVER_LOG ? openSync(SERVER_LOG, 'w') : 'ignore', 'inherit'],
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

/** Requests the front page again and again, three visitors at a time, while `goesOn` says so. */
const readFrontPage = async (address, goesOn) => {
  const times = [];
  const failures = [];
  const read = async visitor => {
    while (goesOn(times.length)) {
      const start = performance.now();
      const answer = await fetch(address, { headers: addressIn('198.51.100', visitor) });
      await answer.arrayBuffer();
      times.push(performance.now() - start);
      if (!answer.ok) failures.push(`front page: ${answer.status}`);
    }
  };
  await Promise.all([0, 1, 2].map(read));
  return { times, failures };
};

/** Strangers who send ten of each, started when they are ready; `ended` receives their answers. */
const startAttack = async (address, mode, seconds) => {
  const file = join(import.meta.dirname, '../tools/clients/hostile-clients.mjs');
  const child = fork(file, [address, String(OF_EACH), String(seconds), mode], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout.on('data', text => {
    printed += text;
  });
  const ended = new Promise(resolve => {
    child.once('exit', code => resolve(code === 0 ? JSON.parse(printed) : { 'the strangers failed': code }));
  });
  await new Promise(resolve => child.once('message', resolve));
  return { child, ended };
};

const printTimes = (title, { times, failures }) =>
  console.log(
    `${title}: ${times.length} answers, median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, ${failures.length} errors`,
  );

const printAnswers = statuses => {
  for (const [what, count] of Object.entries(statuses).sort()) console.log(`  ${what}: ${count}`);
};

const proveFrontPage = async address => {
  await readFrontPage(address, count => count < 60);
  const alone = await readFrontPage(address, count => count < 300);
  printTimes('Front page alone', alone);
  const attack = await startAttack(address, 'once', ATTACK_SECONDS);
  const beside = await readFrontPage(address, count => attack.child.exitCode === null || count < 100);
  printTimes(`Front page while ${OF_EACH} of each hostile document are sent`, beside);
  printAnswers(await attack.ended);
  const ratio = percentile(beside.times, 0.95) / percentile(alone.times, 0.95);
  console.log(`p95 ${ratio.toFixed(2)} times (goal: at most ${MOST_TIMES})`);
  return ratio <= MOST_TIMES && alone.failures.length + beside.failures.length === 0;
};

const runOrdinaryClients = async (address, title) => {
  const { done, failures } = await runClients({
    addresses: [address],
    clients: CLIENTS,
    seconds: SECONDS,
    headersOf: index => addressIn('198.51.100', index),
  });
  printTimes(`${CLIENTS} ordinary clients ${title} for ${SECONDS} s`, {
    times: Object.values(done).flat(),
    failures,
  });
  for (const [kind, times] of Object.entries(done)) printTimes(`  ${kind}`, { times, failures: [] });
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
  return failures.length === 0;
};

const proveClients = async address => {
  const once = await startAttack(address, 'once', ATTACK_SECONDS);
  const mixed = await runOrdinaryClients(address, `beside ${OF_EACH} of each hostile document`);
  await once.ended;
  const endless = await startAttack(address, 'endless', SECONDS);
  const flooded = await runOrdinaryClients(address, 'beside strangers who never stop');
  printAnswers(await endless.ended);
  return mixed && flooded;
};

const prove = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-hostile-'));
  const { address, child } = await serve(folder);
  try {
    const isSound = await runOrdinaryClients(address, 'alone');
    const isQuick = await proveFrontPage(address);
    const isSafe = await proveClients(address);
    console.log(`Peak memory of the server: ${peakMemory(child)} MB`);
    return isSound && isQuick && isSafe ? 0 : 1;
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await prove());

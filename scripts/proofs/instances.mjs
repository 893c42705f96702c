/**
 * Two instances on one PostgreSQL behind nginx: how long an order of a game by link takes to the other player's
 * screen, and what idle streams cost an instance (STREAMS, 2000). Needs nginx and what startPostgres needs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';
import { startPostgres } from './postgres.mjs';

const STREAMS = Number(process.env.STREAMS ?? 2000);
const ORDERS = process.env.ORDERS ?? '60';
const BATTLE = process.env.BATTLE ?? 'rossbach-battle';
const TOKEN = 'a token for these figures';

const isReady = async address => {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const serve = async env => {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), TRUSTED_PROXIES: 'loopback', METRICS_TOKEN: TOKEN, ...env },
  });
  const address = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await isReady(address))) await pause(250);
  if (child.exitCode !== null) throw new Error(`an instance ended with ${child.exitCode}`);
  return { port, address, child };
};

/** Requests go to the instances in turn; streams pass unbuffered. */
const configure = (folder, port, instances) => {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root;
daemon off;
pid ${folder}/nginx.pid;
events { worker_connections 8192; }
http {
  access_log off;
  ${paths.map(path => `${path}_temp_path ${join(folder, path)};`).join(' ')}
  upstream battlewright { ${instances.map(each => `server 127.0.0.1:${each.port};`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://battlewright;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_read_timeout 60s;
    }
  }
}
`,
  );
  return spawn('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], { stdio: 'ignore' });
};

const measureOrders = async address => {
  const words = ['scripts/bench/games.mjs', address, BATTLE, ORDERS];
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the game ended with ${code}`);
};

const memoryOf = async address => {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const found = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(await answer.text());
  return Number(found?.[1] ?? Number.NaN) / 2 ** 20;
};

const timeOf = async address => {
  const times = [];
  for (let count = 0; count < 30; count += 1) {
    const start = performance.now();
    await (await fetch(`${address}/api/games/none`)).text();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[15];
};

const openStream = (port, path, number) =>
  new Promise((resolve, reject) => {
    const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const asked = request({ port, path, host: '127.0.0.1', headers: { 'x-forwarded-for': address } });
    asked.once('error', reject);
    asked.once('response', response => {
      if (response.statusCode !== 200) reject(new Error(`a stream was answered ${response.statusCode}`));
      response.once('data', () => resolve(asked));
      response.on('error', () => asked.destroy());
      response.resume();
    });
    asked.end();
  });

/** Many watch one game that waits for its players. */
const measureStreams = async ({ address, port }, base) => {
  const sides = (await (await fetch(`${address}/s/${BATTLE}/v/1/document.json`)).json()).sides;
  const seats = Object.fromEntries(sides.map(({ id }, index) => [id, { type: index === 0 ? 'me' : 'link' }]));
  const battle = { slug: BATTLE, n: 1 };
  const game = { battle, variant: null, seats, paceDays: null, onTimeout: 'claim' };
  const made = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(game),
  });
  const { id } = await made.json();
  const [before, quick] = [await memoryOf(address), await timeOf(address)];
  const streams = [];
  while (streams.length < STREAMS) {
    const first = streams.length;
    const some = Array.from({ length: Math.min(50, STREAMS - first) }, (_, index) =>
      openStream(port, `/api/games/${id}/stream`, first + index + 1),
    );
    streams.push(...(await Promise.all(some)));
  }
  // Until a heartbeat has gone to everybody.
  await pause(25_000);
  const [after, slow] = [await memoryOf(address), await timeOf(address)];
  console.log(
    `${STREAMS} idle streams on one instance: ${before.toFixed(0)} → ${after.toFixed(0)} MB, ${(((after - before) * 1024) / STREAMS).toFixed(0)} kB each; another request ${quick.toFixed(1)} → ${slow.toFixed(1)} ms`,
  );
  for (const stream of streams) stream.destroy();
};

const prove = async () => {
  const engine = await startPostgres();
  if (!engine) throw new Error('no PostgreSQL here');
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-instances-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const children = [];
  try {
    const instances = [];
    for (const name of ['one', 'two']) {
      const data = join(folder, name);
      mkdirSync(data);
      const instance = await serve({ DATABASE_URL: engine.url, DATA_DIR: data, BASE_URL: base });
      children.push(instance.child);
      instances.push(instance);
    }
    children.push(configure(folder, port, instances));
    while (!(await isReady(base))) await pause(100);
    await measureOrders(base);
    await measureStreams(instances[0], base);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map(child => (child.exitCode === null ? once(child, 'exit') : null)));
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
};

process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await prove());

/**
 * Part of `npm run proof`: 20 clients for 60 seconds on two servers that share one PostgreSQL (ENGINE=sqlite: on one
 * server with its file). Every failure, and everything that is not visible at once on the other server, is printed
 * and ends the proof.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { runClients } from '../tools/clients/load-clients.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { ROOT } from '../tools/run.mjs';
import { startPostgres } from './postgres.mjs';

const CLIENTS = Number(process.env.CLIENTS ?? 20);
const SECONDS = Number(process.env.SECONDS ?? 60);
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');

const answers = async address => {
  try {
    return (await fetch(`${address}/api/drafts/none`)).status === 404;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const serve = async env => {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const child = spawn(process.execPath, [NEXT, 'start', '--port', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', BASE_URL: '', ...env },
  });
  while (child.exitCode === null && !(await answers(address))) await pause(250);
  if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}`);
  return { address, child };
};

const percentile = (values, part) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;

const printResult = ({ done, failures }) => {
  for (const [kind, values] of Object.entries(done))
    console.log(
      `${kind}: ${values.length} requests, median ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms`,
    );
  console.log(`${failures.length} failures`);
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
};

const prove = async () => {
  const isPostgres = process.env.ENGINE !== 'sqlite';
  const engine = isPostgres ? await startPostgres() : null;
  if (isPostgres && !engine) throw new Error('no PostgreSQL here: ENGINE=sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-load-'));
  const servers = [];
  try {
    const env = { DATABASE_URL: engine?.url ?? '', DATA_DIR: folder };
    for (let count = 0; count < (isPostgres ? 2 : 1); count += 1) servers.push(await serve(env));
    const addresses = servers.map(({ address }) => address);
    console.log(
      `${CLIENTS} clients, ${SECONDS} s, ${servers.length} server(s), ${isPostgres ? 'PostgreSQL' : 'SQLite'}`,
    );
    const result = await runClients({ addresses, clients: CLIENTS, seconds: SECONDS });
    printResult(result);
    return result.failures.length === 0 ? 0 : 1;
  } finally {
    for (const { child } of servers) child.kill('SIGTERM');
    await engine?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await prove());

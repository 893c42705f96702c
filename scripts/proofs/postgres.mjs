// A throwaway PostgreSQL for tests. Node's built-ins only: it runs before anything is installed.
//   import { startPostgres } from './postgres.mjs';        const engine = await startPostgres();   // { url, stop } or null
//   node scripts/proofs/postgres.mjs -- npx vitest run lib/store  // the command sees TEST_DATABASE_URL
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { constants as system, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const PROGRAMS = ['initdb', 'postgres', 'pg_isready'];
const ATTEMPTS = 3;
const READY_CHECKS = 300;
const CHECK_EVERY = 100;

/** Starts its own server on 127.0.0.1; null where PostgreSQL neither is nor can be installed. */
export async function startPostgres() {
  const programs = findPrograms() ?? (installPostgres() ? findPrograms() : null);
  if (programs === null) return null;
  const user = unprivilegedUser();
  const folder = makeFolder(user);
  try {
    const password = randomBytes(16).toString('hex');
    initialise(programs, folder, user, password);
    return await startServer(programs, folder, user, password);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder that has all programs: on the path, or where Debian keeps the newest version. */
function findPrograms() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return [...debianFolders(), ...onPath].find(hasPrograms) ?? null;
}

function debianFolders() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return versions.map(version => join(root, version, 'bin'));
}

const hasPrograms = folder => PROGRAMS.every(program => isExecutable(join(folder, program)));

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's package, without the server that it would start automatically. */
function installPostgres() {
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return false;
  process.stderr.write('postgres: installing through apt-get\n');
  const allowServices = forbidServices();
  try {
    return aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', 'postgresql');
  } finally {
    allowServices();
  }
}

function aptGet(...words) {
  const surroundings = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Standard output belongs to the command that we run for our caller.
  return spawnSync('apt-get', words, { env: surroundings, stdio: ['ignore', 2, 2] }).status === 0;
}

/** Debian's own switch against starting services at installation; put back as it was. */
function forbidServices() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => undefined;
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(policy, { force: true });
}

const isRoot = () => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root starts it as another user; anyone else starts it as themselves. */
function unprivilegedUser() {
  if (!isRoot()) return {};
  const found = ['postgres', 'nobody'].map(userNamed).find(user => user !== null);
  if (!found) throw new Error('postgres: no user to run it as');
  return found;
}

function userNamed(name) {
  const [uid, gid] = ['-u', '-g'].map(option => spawnSync('id', [option, name], { encoding: 'utf8' }));
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

/** A folder that the server's user owns and can reach; root's own temporary folder may be closed to others. */
function makeFolder(user) {
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const folder = mkdtempSync(join(parent, 'battlewright-postgres-'));
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
    if (spawnSync('test', ['-w', folder], { ...user, cwd: '/' }).status === 0) return folder;
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Error('postgres: no temporary folder that its user can write');
}

/** A German locale where possible: it shows that nothing depends on the order of plain bytes. */
const LOCALES = [['--locale=C', '--locale-provider=icu', '--icu-locale=de'], ['--locale=C']];

function initialise(programs, folder, user, password) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const options = ['--username=battlewright', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const words = ['-D', join(folder, 'data'), '--encoding=UTF8', '--no-sync', ...options];
  let made;
  for (const locale of LOCALES) {
    made = spawnSync(join(programs, 'initdb'), [...words, ...locale], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    });
    if (made.status === 0) return;
  }
  throw new Error(`postgres: initdb failed\n${made.error ?? made.stderr}`);
}

/** Another program may take the free port before the server does: then the next one is tried. */
async function startServer(programs, folder, user, password) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const server = launch(programs, folder, user, port);
    if (await isReady(programs, port, server)) {
      const url = `postgres://battlewright:${password}@127.0.0.1:${port}/postgres`;
      return { url, stop: stopper(server, folder) };
    }
    await end(server);
    if (attempt === ATTEMPTS) throw new Error(`postgres: did not start\n${server.said}`);
  }
}

function launch(programs, folder, user, port) {
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const words = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap(setting => ['-c', setting]),
  ];
  const child = spawn(join(programs, 'postgres'), words, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const server = { child, said: '', ended: new Promise(resolve => child.once('exit', resolve)) };
  child.stderr.setEncoding('utf8').on('data', text => {
    server.said = (server.said + text).slice(-4000);
  });
  // The server must not keep a caller alive that forgot to stop it.
  child.unref();
  child.stderr.unref();
  return server;
}

const hasEnded = ({ child }) => child.exitCode !== null || child.signalCode !== null;

async function isReady(programs, port, server) {
  const words = ['-q', '-h', '127.0.0.1', '-p', String(port), '-d', 'postgres'];
  for (let check = 0; check < READY_CHECKS && !hasEnded(server); check += 1) {
    if (spawnSync(join(programs, 'pg_isready'), words).status === 0) return !hasEnded(server);
    await pause(CHECK_EVERY);
  }
  return false;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it does not wait for clients that are still connected. */
async function end(server) {
  if (!hasEnded(server)) server.child.kill('SIGINT');
  await server.ended;
}

/** Stops the server once, and also when our process ends without having asked. */
function stopper(server, folder) {
  const atExit = () => {
    if (!hasEnded(server)) server.child.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', atExit);
  return async () => {
    server.child.ref();
    await end(server);
    process.off('exit', atExit);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Runs a command beside a server and returns its exit code; without a server the command still runs. */
async function runBeside([command, ...words]) {
  const engine = await startPostgres();
  if (engine === null) process.stderr.write('postgres: no engine found and none could be installed\n');
  const surroundings = engine ? { ...process.env, TEST_DATABASE_URL: engine.url } : process.env;
  const child = spawn(command, words, { stdio: 'inherit', env: surroundings });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const code = await new Promise(resolve => {
    child.once('error', error => {
      process.stderr.write(`postgres: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (status, signal) => resolve(status ?? 128 + (system.signals[signal] ?? 0)));
  });
  await engine?.stop();
  return code;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const words = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--');
  if (words.length === 0) {
    process.stderr.write('usage: node scripts/proofs/postgres.mjs -- command [words…]\n');
    process.exit(2);
  }
  process.exit(await runBeside(words));
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureChromium } from '../chromium.mjs';
import { freePort } from '../port.mjs';
import { ensureBuilt } from './production-build.mjs';
import { assembleStandalone, STANDALONE } from './standalone.mjs';

/** Each address with the type of what it must answer. */
const ADDRESSES = [
  ['/healthz', 'text/plain'],
  ['/', 'text/html'],
  ['/s/cannae', 'text/html'],
  ['/s/cannae/board.png', 'image/png'],
  ['/s/cannae/board.webp?width=320', 'image/webp'],
  ['/s/cannae/sheet.pdf', 'application/pdf'],
  ['/s/cannae/opengraph-image', 'image/png'],
  ['/rules/lost-battles/4.1', 'text/html'],
];

const CHECKS = 240;
const CHECK_EVERY = 250;

const assertThat = (isTrue, sentence) => {
  if (!isTrue) throw new Error(sentence);
};

const waitUntilReady = async (address, child) => {
  for (let check = 0; check < CHECKS && child.exitCode === null; check += 1) {
    const status = await fetch(`${address}/readyz`).then(
      answer => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await pause(CHECK_EVERY);
  }
  throw new Error('the server did not become ready');
};

const fetchAll = async address => {
  for (const [path, type] of ADDRESSES) {
    const answer = await fetch(`${address}${path}`);
    await answer.arrayBuffer();
    const found = `${answer.status} ${answer.headers.get('content-type')}`;
    assertThat(found.startsWith(`200 ${type}`), `${path} answered ${found}`);
    console.log(`${path}: ${found}`);
  }
};

/** A page with its styles and scripts: the browser logs an error for each that is missing. */
const openInBrowser = async (address, executablePath) => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('console', message => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(`${address}/s/cannae`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Cannae' }).waitFor();
    assertThat(errors.length === 0, `the browser logs: ${errors.join('; ')}`);
    console.log('The battle page in the browser: ok');
  } finally {
    await browser.close();
  }
};

const tryCommandLine = async (folder, env) => {
  const words = [join(folder, 'battlewright.mjs'), 'admin', 'list', '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: tmpdir(), env });
  assertThat(stdout.trim() === '[]', `the command line says ${stdout}`);
  console.log('The command line: ok');
};

/** A copy outside of the project, where no package of the project can stand in for a missing one. */
const testServerIn = async (work, chromium) => {
  const folder = join(work, 'server');
  cpSync(STANDALONE, folder, { recursive: true, verbatimSymlinks: true });
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: join(work, 'data'), DATABASE_URL: '', BASE_URL: '' };
  const env = { ...process.env, ...settings, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [join(folder, 'server.js')], { cwd: work, env, stdio: 'inherit' });
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitUntilReady(address, child);
    await fetchAll(address);
    await openInBrowser(address, chromium);
    await tryCommandLine(folder, env);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    assertThat(code === 0, `the server ended with ${code}`);
    console.log('Asked to stop, the server ended with code 0');
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
  }
};

/** Builds the standalone server where necessary and tries it; resolves to an exit code. */
export const smokeStandalone = async () => {
  const chromium = await ensureChromium();
  const code = chromium ? await ensureBuilt({ isStandalone: true }) : 1;
  if (code !== 0) return code;
  await assembleStandalone();
  const work = mkdtempSync(join(tmpdir(), 'battlewright-standalone-'));
  try {
    await testServerIn(work, chromium);
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};

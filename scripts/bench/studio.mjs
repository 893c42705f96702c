/** `npm run bench:studio`: the studio beside a bare tldraw page of the same build, in a browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../tools/build/production-build.mjs';
import { ensureChromium } from '../tools/chromium.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { freePort } from '../tools/port.mjs';
import { passSignalsOn, ROOT } from '../tools/run.mjs';

const SECONDS_TO_START = 60;

const answers = async origin => {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
};

const waitForServer = async origin => {
  for (let second = 0; second < SECONDS_TO_START; second += 1) {
    if (await answers(origin)) return;
    await new Promise(resolve => setTimeout(resolve, 1_000));
  }
  throw new Error('the server did not start');
};

const withServer = async work => {
  const port = String(await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-bench-'));
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', port], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: '',
      BASE_URL: '',
      BENCH: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await waitForServer(`http://localhost:${port}`);
    await work(`http://localhost:${port}`);
    return 0;
  } finally {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

const bench = async () => {
  const chromium = await ensureChromium();
  if (!chromium) return 1;
  const { measure } = await import('../../bench/studio/run.mjs');
  return withServer(origin => measure(origin, chromium));
};

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await ensureBuilt()) || (await bench());

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { freePort } from './port.mjs';
import { runInstalled } from './run.mjs';

const environment = async (chromium, dataFolder, report) => ({
  CHROMIUM: chromium,
  E2E_PORT: String(await freePort()),
  E2E_DATA_DIR: dataFolder,
  ...(report ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {}),
});

/** The browser tests against a production server with a database of its own; resolves to an exit code. */
export const runBrowserTests = async (args, report) => {
  const chromium = await ensureChromium();
  if (!chromium) return 1;
  const dataFolder = mkdtempSync(join(tmpdir(), 'battlewright-data-'));
  try {
    return await runInstalled('playwright', ['test', ...args], {
      // At any other signal Playwright leaves its server running.
      stopSignal: 'SIGINT',
      env: await environment(chromium, dataFolder, report),
    });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findChromium } from './scripts/tools/find-chromium.mjs';

const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-data-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

// `npm test` and `npm run e2e` set these; the fallbacks serve `npx playwright test`. Workers load this file again and inherit
// the environment, so that all of them use the same port and folder.
process.env.E2E_PORT ??= '3210';
process.env.E2E_DATA_DIR ??= temporaryFolder();

const baseURL = `http://localhost:${process.env.E2E_PORT}`;
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const jsonReport: ReporterDescription[] = reportFile ? [['json', { outputFile: reportFile }]] : [];

/**
 * The address bar of a full Chromium adds two pages to every new window, which cost each test a third of a second of
 * processor time. The browser obeys only the last of these switches, so Playwright's own are repeated here.
 */
const UNUSED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
  ...[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
  ],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  ...['PreconnectToSearch'],
];

export default defineConfig({
  testDir: 'e2e',
  // Two browsers leave about a third of two cores idle; E2E_WORKERS=3 asks for one more.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // Two cores draw thumbnails, run two browsers and serve all at once.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One stall of a shared machine must not refuse a day's work; what needs its second try is named and fixed (decision 2).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...jsonReport],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What a worker answers no test can see or stop; offline.spec.ts is about it.
    serviceWorkers: 'block',
    // Recording costs each test a good part of its time: ask for it when a failure wants to be seen.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${UNUSED_FEATURES.join(',')}`,
        // No name but localhost has an address: a request to the outside fails even where a test would not see it.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: baseURL,
    // A developer's own database and address are none of the tests' business.
    env: {
      ...{ PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR, DATABASE_URL: '', BASE_URL: '' },
      // Unexpected errors are worth seeing, thousands of requests are not.
      ...{ LOG_LEVEL: 'error', OPERATOR_DIR: '', METRICS_TOKEN: '' },
      // An administrator of these tests need not set up a second factor first; one file tests that journey.
      ADMIN_SECOND_FACTOR: 'optional',
      // A test can be many visitors by the header of a proxy.
      TRUSTED_PROXIES: 'loopback',
    },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});

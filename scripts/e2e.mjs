/** `npm run e2e`: the browser tests alone, on a build that is up to date; arguments go to Playwright. */
import { runBrowserTests } from './tools/browser-tests.mjs';
import { ensureBuilt } from './tools/build/production-build.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn } from './tools/run.mjs';

passSignalsOn();
process.exitCode =
  (await ensureInstalled()) || (await ensureBuilt()) || (await runBrowserTests(process.argv.slice(2)));

/** `npm run bench`: speeds as ratios against something beside them in the same run; arguments go to Vitest. */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, runInstalled } from './tools/run.mjs';

passSignalsOn();
process.exitCode =
  (await ensureInstalled()) || (await runInstalled('vitest', ['bench', '--run', ...process.argv.slice(2)]));

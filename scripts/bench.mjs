/**
 * `npm run bench`: speeds as ratios against something beside them in the same run; arguments go to Vitest. `npm run bench engines`: only the
 * engines and the computer player beside those of an older commit (bench/engines/speed.mjs), which a whole run does last.
 */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, run, runInstalled } from './tools/run.mjs';

const [first, ...rest] = process.argv.slice(2);
const compareEngines = parts => run(process.execPath, ['bench/engines/speed.mjs', ...parts]);
const runBenches = async files =>
  (await runInstalled('vitest', ['bench', '--run', ...files])) ||
  (files.length === 0 ? compareEngines([]) : 0);

passSignalsOn();
process.exitCode =
  (await ensureInstalled()) ||
  (await (first === 'engines' ? compareEngines(rest) : runBenches(process.argv.slice(2))));

/** `npm run format`: formats every file and applies the linter's safe fixes. */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, runInstalled } from './tools/run.mjs';

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await runInstalled('biome', ['check', '--write']));

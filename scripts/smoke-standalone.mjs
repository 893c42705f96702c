/** `npm run smoke:standalone`: proves that dist/standalone runs by itself, outside of the project's folder. */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn } from './tools/run.mjs';
import { smokeStandalone } from './tools/smoke-standalone.mjs';

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await smokeStandalone());

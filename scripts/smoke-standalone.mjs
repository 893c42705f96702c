/** `npm run smoke:standalone`: proves that dist/standalone runs alone, outside of the project's folder. */

import { smokeStandalone } from './tools/build/smoke-standalone.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn } from './tools/run.mjs';

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await smokeStandalone());

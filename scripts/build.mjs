/** `npm run build`: a production build, whether or not the sources changed. */

import { build } from './tools/build/production-build.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn } from './tools/run.mjs';

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await build());

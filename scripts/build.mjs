/** `npm run build`: a production build, whether or not the sources changed. */
import { ensureInstalled } from './tools/install.mjs';
import { build } from './tools/production-build.mjs';
import { passSignalsOn } from './tools/run.mjs';

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await build());

/** `npm run build:standalone`: the server as one folder, dist/standalone, that runs by `node server.js` with nothing but Node. */

import { ensureBuilt } from './tools/build/production-build.mjs';
import { assembleStandalone, STANDALONE } from './tools/build/standalone.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn } from './tools/run.mjs';

const build = async () => {
  const code = (await ensureInstalled()) || (await ensureBuilt({ isStandalone: true }));
  if (code !== 0) return code;
  await assembleStandalone();
  console.log(`The standalone server is in ${STANDALONE}`);
  return 0;
};

passSignalsOn();
process.exitCode = await build();

/** `npm run dev`: the site with hot reloading, for work on it. */

import { writeLanguageRegisters } from './tools/build/language-registers.mjs';
import { copyTldrawAssets } from './tools/build/tldraw-assets.mjs';
import { ensureWorkerBundle } from './tools/build/worker-bundle.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, runInstalled } from './tools/run.mjs';

const develop = async () => {
  writeLanguageRegisters();
  copyTldrawAssets();
  await ensureWorkerBundle();
  return runInstalled('next', ['dev', ...process.argv.slice(2)]);
};

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await develop());

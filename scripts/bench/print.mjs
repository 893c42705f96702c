/** `npm run bench:print`: a large set-up sheet beside Chromium's print of the same pages, and the memory of ten prints at once. */
import { bundled } from '../../bench/print/bundle.mjs';
import { ensureChromium } from '../tools/chromium.mjs';
import { ensureInstalled } from '../tools/install.mjs';
import { passSignalsOn, run } from '../tools/run.mjs';

const bench = async () => {
  const chromium = await ensureChromium();
  if (!chromium) return 1;
  const file = await bundled('bench/print/sheet.ts');
  const { measure } = await import('../../bench/print/run.mjs');
  const speed = await measure(file, chromium);
  const memory = await run(process.execPath, ['bench/print/memory.mjs', file]);
  return speed || memory;
};

passSignalsOn();
process.exitCode = (await ensureInstalled()) || (await bench());

import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';
import { run, runInstalled } from './run.mjs';

const SECONDS_TO_DOWNLOAD = 60;

const isRoot = () => process.getuid?.() === 0;

const works = file => file !== null && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

// The libraries are a second call, without a time limit: ending apt-get half-way would leave the system's packages broken.
const downloadByPlaywright = async () => {
  const code = await runInstalled('playwright', ['install', 'chromium'], { seconds: SECONDS_TO_DOWNLOAD });
  if (code === 0 && isRoot()) await runInstalled('playwright', ['install-deps', 'chromium']);
};

const installByApt = async () => {
  if (!isRoot()) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run('apt-get', ['update'], { env });
  if (code === 0) await run('apt-get', ['install', '-y', 'chromium'], { env });
};

/** A Chromium that starts: found, or else installed by the first way that works; null when none does. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (works(found)) return found;
  if (process.env.CHROMIUM) {
    console.error(`CHROMIUM names ${process.env.CHROMIUM}, which does not start.`);
    return null;
  }
  for (const install of [downloadByPlaywright, installByApt]) {
    console.log('No Chromium found: installing one …');
    await install();
    const installed = findChromium();
    if (works(installed)) return installed;
  }
  console.error('No Chromium could be installed. Install one, or set CHROMIUM to its path.');
  return null;
};

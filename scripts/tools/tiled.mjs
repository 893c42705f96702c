import { spawnSync } from 'node:child_process';

const PROGRAM = 'tmxrasterizer';

const isThere = () =>
  spawnSync(PROGRAM, ['--version'], {
    stdio: 'ignore',
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
  }).status === 0;

const isRequired = () => Boolean(process.env.CI) || process.env.REQUIRE_TILED === '1';

const WITHOUT_TILED = `
!! Tiled could not be found or installed: exported maps are not opened in the real program.
!! Install it (Debian: apt-get install tiled).
`;

const installByApt = () => {
  if (process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('No Tiled found: installing it …');
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'tiled'], { stdio: 'ignore', env })
      .status;
  if (install() === 0) return;
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  install();
};

/** Finds Tiled or installs it; false: it is not there, and must be. */
export const ensureTiled = () => {
  if (!isThere()) installByApt();
  if (isThere()) return true;
  console.error(WITHOUT_TILED);
  return !isRequired();
};

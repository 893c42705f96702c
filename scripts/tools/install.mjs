import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, stampAt } from './fingerprint.mjs';
import { ROOT, runNpm } from './run.mjs';

const stamp = stampAt(join(ROOT, 'node_modules/.battlewright-installed'));

const wanted = () => {
  const files = ['package.json', 'package-lock.json'].filter(file => existsSync(join(ROOT, file)));
  return fingerprint(ROOT, files, [process.platform, process.arch, process.versions.modules]);
};

// `npm install` keeps what is installed already; `npm ci` would begin again. Development packages are needed even under
// NODE_ENV=production, since the first start builds the site.
const INSTALL = ['install', '--include=dev', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved'];

/** Installs the packages unless those of this very package-lock.json are there; resolves to an exit code. */
export const ensureInstalled = async () => {
  if (stamp.holds(wanted())) return 0;
  console.log('Installing packages (npm install) …');
  const code = await runNpm(INSTALL);
  if (code === 0) stamp.write(wanted());
  else console.error('The packages could not be installed: see the message of npm above.');
  return code;
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint, stampAt } from '../fingerprint.mjs';
import { ROOT, runInstalled } from '../run.mjs';
import { writeLanguageRegisters } from './language-registers.mjs';
import { copyTldrawAssets } from './tldraw-assets.mjs';
import { ensureWorkerBundle } from './worker-bundle.mjs';

const SOURCE_FOLDERS = ['app', 'components', 'lib', 'content', 'public'];
const TOP_FILE =
  /^(package-lock\.json|package\.json|tsconfig\.json|\.env.*|(next\.config|postcss\.config|instrumentation.*|proxy)\.\w+)$/;

const stamp = stampAt(join(ROOT, '.next/battlewright-built'));
/** The same build, with the parts of a standalone server. */
const standaloneStamp = stampAt(join(ROOT, '.next/battlewright-standalone'));

const isNotBuilt = path => path === 'public/tldraw' || /\.test\.\w+$/.test(path);

/** The files that a production build is made of; tests and tools are none of them. */
export const builtFiles = root => [
  ...filesUnder(root, '', path => path !== '' && !TOP_FILE.test(path)),
  ...SOURCE_FOLDERS.flatMap(folder => filesUnder(root, folder, isNotBuilt)),
];

const publicSettings = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort();

const wanted = () => fingerprint(ROOT, builtFiles(ROOT), [process.versions.modules, publicSettings()]);

/** Builds the site for production; resolves to an exit code. */
export const build = async ({ isStandalone = false } = {}) => {
  writeLanguageRegisters();
  const mark = wanted();
  stamp.remove();
  standaloneStamp.remove();
  copyTldrawAssets();
  await ensureWorkerBundle();
  const env = { NODE_ENV: 'production', STANDALONE: isStandalone ? '1' : '' };
  const code = await runInstalled('next', ['build'], { env });
  // The mark from before the build: a file saved meanwhile must lead to another build.
  if (code === 0) stamp.write(mark);
  if (code === 0 && isStandalone) standaloneStamp.write(mark);
  return code;
};

const isBuilt = isStandalone => {
  const mark = wanted();
  const isThere = existsSync(join(ROOT, '.next/BUILD_ID')) && stamp.holds(mark);
  return isThere && (!isStandalone || standaloneStamp.holds(mark));
};

/** Builds the site unless the sources are those of the last build; resolves to an exit code. */
export const ensureBuilt = async ({ isStandalone = false } = {}) => {
  writeLanguageRegisters();
  copyTldrawAssets();
  await ensureWorkerBundle();
  if (isBuilt(isStandalone)) {
    console.log('The build is up to date.');
    return 0;
  }
  console.log('Building the site: the first time takes a minute …');
  return build({ isStandalone });
};

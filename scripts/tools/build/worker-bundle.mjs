import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint, stampAt } from '../fingerprint.mjs';
import { ROOT } from '../run.mjs';

const ENTRY = join(ROOT, 'app/_worker/worker.ts');
const FILE = join(ROOT, 'dist/worker.mjs');
const SOURCES = ['app/_worker', 'app/embed', 'components', 'lib', 'content'];

/** What decides how a document is checked; another fingerprint means that published versions are checked again. */
const RULES = ['lib/game', 'lib/systems', 'lib/geometry', 'lib/dice', 'lib/documents', 'content/systems'];

const stamp = stampAt(join(ROOT, 'dist/worker-built'));

const isTest = path => /\.test\.\w+$/.test(path);
const filesOf = folders => folders.flatMap(folder => filesUnder(ROOT, folder, isTest));
const isPackage = id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/');

const writeBundle = async () => {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    resolve: { alias: { '@': ROOT } },
    external: isPackage,
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  await bundle.write({ file: FILE, format: 'esm', codeSplitting: false });
  await bundle.close();
};

const writeMarks = () => {
  const bytes = createHash('sha256').update(readFileSync(FILE)).digest('hex');
  const marks = { rules: fingerprint(ROOT, filesOf(RULES)).slice(0, 16), program: bytes.slice(0, 16) };
  writeFileSync(join(ROOT, 'dist/worker.json'), `${JSON.stringify(marks)}\n`);
};

/** Bundles what runs in the server's worker threads, unless the sources are those of the last bundle. */
export const ensureWorkerBundle = async () => {
  const mark = fingerprint(ROOT, filesOf(SOURCES), [process.versions.modules]);
  if (existsSync(FILE) && stamp.holds(mark)) return 0;
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  await writeBundle();
  writeMarks();
  stamp.write(mark);
  return 0;
};

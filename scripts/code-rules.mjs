/** The house rules that no linter knows, over the whole project; part of the lint step. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './tools/fingerprint.mjs';
import { violations } from './tools/lint/code-rules.mjs';
import { ROOT } from './tools/run.mjs';

const FOLDERS = ['app', 'components', 'lib', 'e2e'];

const systemIds = () => {
  const folder = join(ROOT, 'lib/systems');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    existsSync(join(folder, entry.name, 'index.ts')) ? [entry.name] : [],
  );
};

const systems = systemIds();
const files = FOLDERS.flatMap(folder => filesUnder(ROOT, folder)).filter(file => /\.tsx?$/.test(file));
const found = files.flatMap(file =>
  violations(file, readFileSync(join(ROOT, file), 'utf8'), systems).map(
    ({ line, sentence }) => `${file}:${line} ${sentence}`,
  ),
);

for (const line of found) console.error(line);
console.log(`House rules: ${files.length} files, ${found.length} broken.`);
process.exitCode = found.length === 0 ? 0 : 1;

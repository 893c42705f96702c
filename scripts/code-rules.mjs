/** The project's own code rules, which no linter knows, over the whole project; part of the lint step. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './tools/fingerprint.mjs';
import { violations } from './tools/lint/code-rules.mjs';
import { fullFolders } from './tools/lint/full-folders.mjs';
import { contractMembers } from './tools/lint/names.mjs';
import { isPlainComponent } from './tools/lint/plain-components.mjs';
import { EXCEPTIONS } from './tools/lint/unused-export-exceptions.mjs';
import { unusedExports } from './tools/lint/unused-exports.mjs';
import { ROOT } from './tools/run.mjs';

const CHECKED_FOLDERS = ['app', 'components', 'lib', 'e2e'];

/** Code that uses what the checked folders export. */
const USING_FOLDERS = ['scripts', 'bench'];
const USING_FILES = [
  'instrumentation.ts',
  'proxy.ts',
  'next.config.js',
  'playwright.config.ts',
  'vitest.config.ts',
];

const systemIds = () => {
  const folder = join(ROOT, 'lib/systems');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    existsSync(join(folder, entry.name, 'index.ts')) ? [entry.name] : [],
  );
};

const readTexts = files => new Map(files.map(file => [file, readFileSync(join(ROOT, file), 'utf8')]));

const sourcesIn = folders =>
  folders.flatMap(folder => filesUnder(ROOT, folder)).filter(file => /\.(m?ts|tsx|mjs)$/.test(file));

const CONTRACTS = /^lib\/game\/(contract|document)\//;

const membersIn = checked =>
  contractMembers([...checked].flatMap(([file, text]) => (CONTRACTS.test(file) ? [text] : [])));

const listViolations = checked => {
  const systems = systemIds();
  const members = membersIn(checked);
  return [...checked].flatMap(([file, text]) =>
    violations(file, text, systems, members).map(({ line, sentence }) => `${file}:${line} ${sentence}`),
  );
};

const listUnusedExports = texts => {
  const found = unusedExports(texts).filter(({ file }) => !/^(scripts|bench)\//.test(file));
  const ids = found.map(({ file, name }) => `${file}#${name}`);
  const unused = found
    .filter((_, index) => !(ids[index] in EXCEPTIONS))
    .map(({ file, line, name, isTested }) =>
      isTested
        ? `${file}:${line} only tests use '${name}': a rule has one account, call it or delete it`
        : `${file}:${line} nothing uses '${name}': delete it`,
    );
  const stale = Object.keys(EXCEPTIONS).filter(id => !ids.includes(id));
  return [...unused, ...stale.map(id => `${id} is used by now: take it off the list of exceptions`)];
};

const checked = readTexts(sourcesIn(CHECKED_FOLDERS).filter(file => /\.tsx?$/.test(file)));
const using = readTexts([
  ...sourcesIn(USING_FOLDERS),
  ...USING_FILES.filter(file => existsSync(join(ROOT, file))),
]);
const listFullFolders = () =>
  fullFolders([...CHECKED_FOLDERS, ...USING_FOLDERS].flatMap(folder => filesUnder(ROOT, folder))).map(
    ({ folder, count }) => `${folder} holds ${count} files: give some of them a room of their own`,
  );

const listPlainComponents = () =>
  [...checked].flatMap(([file, text]) =>
    isPlainComponent(file, text)
      ? [`${file} has no JSX, hook or DOM: components hold React only, plain code lives in lib`]
      : [],
  );

const found = [
  ...listViolations(checked),
  ...listUnusedExports(new Map([...checked, ...using])),
  ...listFullFolders(),
  ...listPlainComponents(),
];

for (const line of found) console.error(line);
console.log(`Code rules: ${checked.size} files, ${found.length} broken.`);
process.exitCode = found.length === 0 ? 0 : 1;

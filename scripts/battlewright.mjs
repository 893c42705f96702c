#!/usr/bin/env node
/** `npx battlewright …`: the command line. Its TypeScript is bundled at the first use and again when a source has changed. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder, fingerprint } from './tools/fingerprint.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { ROOT } from './tools/run.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/battlewright-cli');
const SOURCES = ['lib', 'content', 'components/words', 'scripts/cli'];

const isPackage = id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/');

const bundle = async file => {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: join(ROOT, 'scripts/cli/main.ts'),
    platform: 'node',
    resolve: { alias: { '@': ROOT } },
    external: isPackage,
    logLevel: 'silent',
  });
  for (const old of existsSync(FOLDER) ? readdirSync(FOLDER) : []) rmSync(join(FOLDER, old));
  mkdirSync(FOLDER, { recursive: true });
  await made.write({ file, format: 'esm', codeSplitting: false });
  await made.close();
};

const installed = await ensureInstalled();
if (installed !== 0) process.exit(installed);
const sources = SOURCES.flatMap(folder => filesUnder(ROOT, folder, path => /\.test\.\w+$/.test(path)));
const file = join(FOLDER, `${fingerprint(ROOT, sources, [process.versions.modules])}.mjs`);
if (!existsSync(file)) await bundle(file);
const { main } = await import(pathToFileURL(file).href);
process.exitCode = await main(process.argv.slice(2));

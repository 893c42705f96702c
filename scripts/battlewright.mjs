#!/usr/bin/env node
/** `npx battlewright …`: the command line. Its TypeScript is bundled at the first use and again when a source has changed. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleCli, isPackage } from './tools/build/bundle-cli.mjs';
import { filesUnder, fingerprint } from './tools/fingerprint.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { ROOT } from './tools/run.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/battlewright-cli');
const SOURCES = ['lib', 'content', 'components/words', 'scripts/cli'];

const bundle = async file => {
  for (const old of existsSync(FOLDER) ? readdirSync(FOLDER) : []) rmSync(join(FOLDER, old));
  mkdirSync(FOLDER, { recursive: true });
  await bundleCli(file, isPackage);
};

// Where the texts of the books are, whatever folder the command is called from.
process.env.BATTLEWRIGHT_ROOT ??= ROOT;
const installed = await ensureInstalled();
if (installed !== 0) process.exit(installed);
const sources = SOURCES.flatMap(folder => filesUnder(ROOT, folder, path => /\.test\.\w+$/.test(path)));
const file = join(FOLDER, `${fingerprint(ROOT, sources, [process.versions.modules])}.mjs`);
if (!existsSync(file)) await bundle(file);
const { main } = await import(pathToFileURL(file).href);
process.exitCode = await main(process.argv.slice(2));

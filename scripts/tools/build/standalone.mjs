import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';
import { bundleCli } from './bundle-cli.mjs';

/** Where the standalone server lies; it may be copied anywhere. */
export const STANDALONE = join(ROOT, 'dist/standalone');

/** Native, or reading files beside themselves: these stay packages. As in `serverExternalPackages` of next.config.js. */
const PACKAGES = /^(piscina|libsql|@resvg\/resvg-js|pdfkit|pg|pino|prom-client)(\/|$)/;

const isExternal = id => id.startsWith('node:') || PACKAGES.test(id);

/**
 * Programs beside the site, each copied to the same place in the standalone folder if it is there. The packages they
 * import are traced and copied too; files that they read by a path must be named in `outputFileTracingIncludes` of
 * next.config.js.
 */
const PROGRAMS = ['dist/worker.mjs'];

const SERVER = `// Starts the standalone server: node server.js. Settings: docs/operating.md.
import { resolve } from 'node:path';

// Next changes to this folder; paths are meant from where the command was called.
process.env.DATA_DIR = resolve(process.env.DATA_DIR || 'data');
if (process.env.OPERATOR_DIR) process.env.OPERATOR_DIR = resolve(process.env.OPERATOR_DIR);
process.env.NODE_ENV = 'production';
// Our own code stops the server (app/_server/operations/shutdown.ts).
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
process.env.NEXT_TELEMETRY_DISABLED = '1';
// Docker puts the container's name into HOSTNAME, which Next would take for the address to listen on.
process.env.HOSTNAME = process.env.HOST || '0.0.0.0';
process.env.KEEP_ALIVE_TIMEOUT ||= '75000';
await import('./next-server.js');
`;

const COMMAND_LINE = `#!/usr/bin/env node
// The command line: node battlewright.mjs …
import { main } from './cli.mjs';

process.exitCode = await main(process.argv.slice(2));
`;

const copy = path => {
  mkdirSync(dirname(join(STANDALONE, path)), { recursive: true });
  cpSync(join(ROOT, path), join(STANDALONE, path), { recursive: true, verbatimSymlinks: true });
};

/** Copies a program and every file of every package that it imports. */
const copyTraced = async programs => {
  const { default: nft } = await import('next/dist/compiled/@vercel/nft/index.js');
  const { fileList } = await nft.nodeFileTrace(programs, { base: ROOT, processCwd: ROOT });
  for (const file of fileList) if (!existsSync(join(STANDALONE, file))) copy(file);
};

/** Puts the standalone server together from the build: everything it needs, and nothing that only builds it. */
export const assembleStandalone = async () => {
  rmSync(STANDALONE, { recursive: true, force: true });
  cpSync(join(ROOT, '.next/standalone'), STANDALONE, { recursive: true, verbatimSymlinks: true });
  // Data is never part of the program, whatever Next may have traced.
  rmSync(join(STANDALONE, 'data'), { recursive: true, force: true });
  const files = ['.next/static', 'public', 'content', 'deploy', 'docs/operating.md', 'LICENSE', 'NOTICE.md'];
  for (const path of [...files, 'dist/worker.json']) copy(path);
  renameSync(join(STANDALONE, 'server.js'), join(STANDALONE, 'next-server.js'));
  writeFileSync(join(STANDALONE, 'server.js'), SERVER);
  await bundleCli(join(STANDALONE, 'cli.mjs'), isExternal);
  writeFileSync(join(STANDALONE, 'battlewright.mjs'), COMMAND_LINE, { mode: 0o755 });
  await copyTraced(PROGRAMS.filter(program => existsSync(join(ROOT, program))));
};

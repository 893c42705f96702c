/** `npm run worker`: plays the server's runs of many games on this machine, through the PostgreSQL of DATABASE_URL. */
import { ensureWorkerBundle } from './tools/build/worker-bundle.mjs';
import { ensureInstalled } from './tools/install.mjs';

const installed = await ensureInstalled();
if (installed !== 0) process.exit(installed);
await ensureWorkerBundle();
process.argv.splice(2, 0, 'worker');
await import('./battlewright.mjs');

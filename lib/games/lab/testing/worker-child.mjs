import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const file = fileURLToPath(new URL('./worker-child.ts', import.meta.url));
const options = { root, configFile: false, logLevel: 'error', resolve: { alias: { '@': root } } };
const { module } = await runnerImport(file, options);
const [url, run] = process.argv.slice(2);
await module.workOn(url, run);
process.exit(0);

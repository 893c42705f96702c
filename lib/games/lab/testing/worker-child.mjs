import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const file = fileURLToPath(new URL('./worker-child.ts', import.meta.url));
// Not `runnerImport`: it closes after the first import, and each rule book is imported when its first chunk comes.
const loader = await createServer({
  ...{ root, configFile: false, logLevel: 'error', resolve: { alias: { '@': root } } },
  ...{ appType: 'custom', server: { middlewareMode: true, hmr: false, watch: null, ws: false } },
  optimizeDeps: { noDiscovery: true },
});
const module = await loader.ssrLoadModule(file);
const [url, run] = process.argv.slice(2);
await module.workOn(url, run);
process.exit(0);

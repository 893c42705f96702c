import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { mutantPlugin, probePlugin } from './scripts/tools/mutation/vite-plugin.mjs';

/** A single broken rule, as scripts/mutate.mjs gives it. */
const mutant = process.env.MUTANT;

/** Many unbroken places: which test file reaches which is noted, as scripts/mutate.mjs asks. */
const probes = process.env.PROBES;

const mutationPlugins = () => {
  if (mutant) return [mutantPlugin(import.meta.dirname, JSON.parse(mutant))];
  return probes ? [probePlugin(import.meta.dirname, JSON.parse(probes))] : [];
};

/** Folders of pure functions: their tests share what was loaded, which halves the time. The others keep processes, databases or settings. */
const PURE = 'catalogue,dice,documents,drawing,editor,exchange,game,games,geometry,print,systems,words';

const EVERY_TEST = ['{lib,components,app,content}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'];
const PURE_TESTS = [`lib/{${PURE}}/**/*.test.{ts,tsx}`];

const SETUP = probes ? ['scripts/tools/mutation/record-reach.mjs'] : [];
/** Made-up examples are mostly of pure functions; loading their library for every other test file would cost more than it gives. */
const FIXED_EXAMPLES = 'scripts/tools/fixed-examples.mjs';

export default defineConfig({
  plugins: mutationPlugins(),
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('.', import.meta.url)) }] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE_TESTS,
          isolate: Boolean(probes),
          setupFiles: [...SETUP, FIXED_EXAMPLES],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: EVERY_TEST,
          exclude: [...configDefaults.exclude, ...PURE_TESTS],
          setupFiles: SETUP,
        },
      },
    ],
    environment: 'node',
    // Two cores are what the continuous integration has; of its own accord the runner leaves one of them idle.
    maxWorkers: 2,
    // Steady on two busy cores; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mutantPlugin } from './scripts/tools/mutation/vite-plugin.mjs';

/** A single broken rule, as scripts/mutate.mjs gives it. */
const mutant = process.env.MUTANT;

export default defineConfig({
  plugins: mutant ? [mutantPlugin(import.meta.dirname, JSON.parse(mutant))] : [],
  resolve: { alias: [{ find: /^@\//, replacement: fileURLToPath(new URL('.', import.meta.url)) }] },
  test: {
    include: ['{lib,components,app,content}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
    environment: 'node',
    // Two cores are what the continuous integration has; of its own accord the runner leaves one of them idle.
    maxWorkers: 2,
    // Steady on two busy cores; no test measures time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

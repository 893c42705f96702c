import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './browser-tests.mjs';
import { ensureBuilt } from './build/production-build.mjs';
import { smokeStandalone } from './build/smoke-standalone.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runInstalled } from './run.mjs';
import { addTallies, tallyOfFile, verdict } from './tally.mjs';
import { runUnitTests } from './unit-tests.mjs';

// `typegen` first: a fresh clone has no next-env.d.ts, and without it TypeScript does not know style sheets and images.
const checkTypes = async () =>
  (await runInstalled('next', ['typegen'])) || (await runInstalled('tsc', ['--noEmit', '--project', '.']));

const lint = async () =>
  (await runInstalled('biome', [
    'ci',
    '--error-on-warnings',
    `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
  ])) || (await run(process.execPath, ['scripts/code-rules.mjs']));

/** The quick part: what to run before each commit. */
export const QUICK_STEPS = [
  { title: 'Packages', work: ensureInstalled },
  { title: 'Types', work: checkTypes },
  { title: 'Lint, format and code rules', work: lint },
  { title: 'Unit tests and content', work: report => runUnitTests(report) },
];

/** Everything, as the continuous integration runs it. */
export const ALL_STEPS = [
  ...QUICK_STEPS,
  { title: 'Production build', work: () => ensureBuilt({ isStandalone: true }) },
  { title: 'Standalone server', work: smokeStandalone },
  { title: 'Browser tests', work: report => runBrowserTests([], report) },
];

const secondsSince = start => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const codeOf = async work => {
  try {
    return await work();
  } catch (error) {
    console.error(error);
    return 1;
  }
};

const runStep = async ({ title, work }, number, count, report) => {
  const start = performance.now();
  console.log(`\n── ${number}/${count} ${title} ──`);
  const code = await codeOf(() => work(report));
  console.log(`── ${title}: ${code === 0 ? 'ok' : `FAILED (exit code ${code})`}, ${secondsSince(start)}`);
  return code;
};

const runUntilFailure = async (steps, reportOf) => {
  for (const [index, step] of steps.entries()) {
    const code = await runStep(step, index + 1, steps.length, reportOf(index));
    if (code !== 0) return code;
  }
  return 0;
};

const printVerdict = (tally, code, start) => {
  console.log(`\nTotal: ${secondsSince(start)}.`);
  if (tally.skipped > 0) console.log(`NOT RUN: ${tally.skipped} tests were skipped, see above.`);
  if (tally.unsteady > 0)
    console.log(`UNSTEADY: ${tally.unsteady} browser tests passed only at their second try: fix them.`);
  console.log(verdict(tally, code === 0));
};

/** Runs steps in order, stops at the first that fails, prints the count of tests, and resolves to the exit code. */
export const runSteps = async steps => {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'battlewright-reports-'));
  const reportOf = index => join(folder, `${index}.json`);
  try {
    const code = await runUntilFailure(steps, reportOf);
    printVerdict(addTallies(steps.map((_, index) => tallyOfFile(reportOf(index)))), code, start);
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** `npm run proof`: the long proofs at their full numbers; the figures are kept in docs/proof.md. */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, run, runInstalled } from './tools/run.mjs';

passSignalsOn();
process.env.BATTLES ??= '10000';
process.env.CONTESTS ??= '100';
process.env.KILLS ??= '100';

/** Kills of a writing process on both engines, then many clients on two servers that share one PostgreSQL. */
const killsAndLoad = async () =>
  (await run(process.execPath, [
    'scripts/postgres.mjs',
    '--',
    'npx',
    'vitest',
    'run',
    'lib/store/contract.test.ts',
    '-t',
    'killed',
  ])) ||
  (await run(process.execPath, ['scripts/load.mjs'])) ||
  run(process.execPath, ['scripts/hostile.mjs']);

process.exitCode =
  (await ensureInstalled()) ||
  (await runInstalled('vitest', [
    'run',
    'lib/systems/lost-battles/play/play.test.ts',
    'lib/systems/prussias-glory/play/play.test.ts',
    'lib/systems/in-death-ground/play/play.test.ts',
    'lib/systems/pocket-battles/play/play.test.ts',
    'lib/systems/perikles/play/play.test.ts',
    'lib/systems/prussias-glory/play/shipped-battles.test.ts',
    ...process.argv.slice(2),
  ])) ||
  (await run(process.execPath, ['scripts/contests.mjs'])) ||
  (await killsAndLoad());

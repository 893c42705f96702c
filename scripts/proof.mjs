/** `npm run proof`: the long proofs at their full numbers; the figures are kept in docs/proof.md. */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, run, runInstalled } from './tools/run.mjs';

process.env.BATTLES ??= '10000';
process.env.MATCHES ??= '100';
process.env.KILLS ??= '100';
process.env.MUTANTS ??= '10';

const runScript = (...words) => run(process.execPath, words);

/** Random games to their end, with every offer checked. */
const playRandomGames = () =>
  runInstalled('vitest', [
    'run',
    'lib/systems/lost-battles/play/play.test.ts',
    'lib/systems/prussias-glory/play/play.test.ts',
    'lib/systems/in-death-ground/play/play.test.ts',
    'lib/systems/pocket-battles/play/play.test.ts',
    'lib/systems/perikles/play/play.test.ts',
    'lib/systems/prussias-glory/play/shipped-battles.test.ts',
    ...process.argv.slice(2),
  ]);

/** Every shipped battle as a VASSAL module, read as that program reads it. */
const makeEveryModule = () => {
  process.env.EXCHANGE = 'all';
  return runInstalled('vitest', ['run', 'lib/exchange/vassal/module.test.ts']);
};

/** Rules that are broken on purpose, one at a time, on three seeds. */
const breakRules = () => runScript('scripts/mutate.mjs', '--count', process.env.MUTANTS, '--seed', '1,2,3');

/** A writing process that is killed again and again, on both engines. */
const killWriters = () =>
  runScript(
    'scripts/proofs/postgres.mjs',
    '--',
    'npx',
    'vitest',
    'run',
    'lib/store/contract.test.ts',
    '-t',
    'killed',
  );

passSignalsOn();
process.exitCode =
  (await ensureInstalled()) ||
  (await playRandomGames()) ||
  (await makeEveryModule()) ||
  (await runScript('scripts/proofs/computer-matches.mjs')) ||
  (await breakRules()) ||
  (await killWriters()) ||
  (await runScript('scripts/proofs/load.mjs')) ||
  (await runScript('scripts/bench/hostile.mjs'));

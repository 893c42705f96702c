/** `npm run proof`: the long proofs at their full numbers; the figures are kept in docs/proof.md. */
import { ensureInstalled } from './tools/install.mjs';
import { passSignalsOn, runInstalled } from './tools/run.mjs';

passSignalsOn();
process.env.BATTLES ??= '10000';
process.exitCode =
  (await ensureInstalled()) ||
  (await runInstalled('vitest', [
    'run',
    'lib/systems/lost-battles/play.test.ts',
    'lib/systems/prussias-glory/play.test.ts',
    'lib/systems/prussias-glory/shipped-battles.test.ts',
    ...process.argv.slice(2),
  ]));

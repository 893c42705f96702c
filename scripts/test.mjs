/** `npm test`: everything, from a fresh clone; the continuous integration runs this and nothing else. */
import { passSignalsOn } from './tools/run.mjs';
import { ALL_STEPS, runSteps } from './tools/steps.mjs';

passSignalsOn();
process.exitCode = await runSteps(ALL_STEPS);

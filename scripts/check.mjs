/** `npm run check`: types, lint, format, unit tests and content; the quick part of `npm test`. */
import { passSignalsOn } from './tools/run.mjs';
import { QUICK_STEPS, runSteps } from './tools/steps.mjs';

passSignalsOn();
process.exitCode = await runSteps(QUICK_STEPS);

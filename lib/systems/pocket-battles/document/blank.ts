import { createScenarioHead } from '@/lib/game/document/blank-scenario';
import type { Scenario } from './scenario';

/** An open field and two empty armies of sixty points; the names are the author's to change. */
export const blank = (): Scenario => ({
  ...createScenarioHead('pocket-battles', { year: -300 }),
  board: { scenery: [] },
  forces: [
    { side: 'first', units: [] },
    { side: 'second', units: [] },
  ],
  deployment: { kind: 'free' },
  options: { points: 60 },
  variants: [],
});

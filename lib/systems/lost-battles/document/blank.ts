import { createScenarioHead } from '@/lib/game/document/blank-scenario';
import type { Scenario } from './scenario';

const OPEN_GROUND = '.....';

/** Twenty open tiles and two empty armies; the names are the author's to change. */
export const blank = (): Scenario => ({
  ...createScenarioHead('lost-battles', { year: -300 }),
  board: {
    terrain: [OPEN_GROUND, OPEN_GROUND, OPEN_GROUND, OPEN_GROUND],
    legend: { '.': [] },
    north: 0,
    keyZones: [
      { side: 'first', tile: 'C2' },
      { side: 'second', tile: 'C3' },
    ],
    camps: [],
    labels: [],
  },
  forces: [
    { side: 'first', units: [], generals: [] },
    { side: 'second', units: [], generals: [] },
  ],
  deployment: { kind: 'historical', groups: [] },
  options: { attackLimit: 4, weather: 'none', scale: 4 },
  variants: [],
});

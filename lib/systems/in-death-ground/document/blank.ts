import { createScenarioHead } from '@/lib/game/document/blank-scenario';
import type { Scenario } from './scenario';

/** An open pasture and two empty armies. */
export const blank = (): Scenario => ({
  ...createScenarioHead('in-death-ground', { year: -300 }),
  kind: 'open-battle',
  attacker: 'first',
  board: { width: 72, height: 48, home: 'pasture', north: 0, pieces: [], labels: [] },
  weather: { zone: 'mediterranean', season: 'summer', now: 'clear' },
  forces: [
    {
      side: 'first',
      edge: 'bottom',
      list: 'classical-greeks',
      year: null,
      states: ['other'],
      points: 450,
      general: null,
      units: [],
    },
    {
      side: 'second',
      edge: 'top',
      list: 'achaemenid-persians',
      year: null,
      points: 450,
      general: null,
      units: [],
    },
  ],
  variants: [],
});

import type { Scenario } from './scenario';

/** An open pasture and two empty armies. */
export const blank = (): Scenario => ({
  $schema: '/schemas/scenario/in-death-ground/1.json',
  format: 'scenario',
  version: 1,
  system: 'in-death-ground',
  title: '…',
  summary: '',
  date: { year: -300 },
  place: { name: '' },
  tags: [],
  sources: [],
  provenance: [],
  sides: [
    { id: 'first', name: 'A', colour: '#8E2A20', style: 'solid' },
    { id: 'second', name: 'B', colour: '#1F4F5C', style: 'outline' },
  ],
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

import type { Scenario } from './scenario';

const OPEN_GROUND = '.....';

/** Twenty open tiles and two empty armies; the names are the author's to change. */
export const blank = (): Scenario => ({
  $schema: '/schemas/scenario/lost-battles/1.json',
  format: 'scenario',
  version: 1,
  system: 'lost-battles',
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

import type { Scenario } from './scenario';

/** An open field and two empty armies of sixty points; the names are the author's to change. */
export const blank = (): Scenario => ({
  $schema: '/schemas/scenario/pocket-battles/1.json',
  format: 'scenario',
  version: 1,
  system: 'pocket-battles',
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
  board: { scenery: [] },
  forces: [
    { side: 'first', units: [] },
    { side: 'second', units: [] },
  ],
  deployment: { kind: 'free' },
  options: { points: 60 },
  variants: [],
});

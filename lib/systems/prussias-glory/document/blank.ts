import { createScenarioHead } from '@/lib/game/document/blank-scenario';
import type { Force } from './forces-schema';
import type { Scenario } from './scenario';

const COLUMNS = 24;
const ROWS = 18;

const emptyForce = (side: string, doctrine: Force['doctrine'], nation: Force['nation']): Force => ({
  side,
  doctrine,
  nation,
  morale: { start: 20, top: 24 },
  activation: { first: 1, later: 1 },
  groups: [
    { id: `${side}-infantry`, name: 'Infantry', kind: 'infantry', rating: 4 },
    { id: `${side}-cavalry`, name: 'Cavalry', kind: 'cavalry', rating: 4 },
  ],
  wings: [],
  artillery: [],
});

/** The letters that the ground of a new map is written in. */
export const USUAL_LEGEND: Scenario['board']['legend'] = {
  '.': [],
  w: ['woods'],
  t: ['town'],
  m: ['marsh'],
  p: ['pond'],
  l: ['lake'],
  b: ['marsh', 'pond'],
};

/** Open ground and two empty armies; the names are the author's to change. */
export const blank = (): Scenario => ({
  ...createScenarioHead('prussias-glory', {
    year: 1757,
    sides: [
      { id: 'first', name: 'A', colour: '#24486E', style: 'solid' },
      { id: 'second', name: 'B', colour: '#8A6A2F', style: 'outline' },
    ],
  }),
  board: {
    columns: COLUMNS,
    rows: ROWS,
    north: 0,
    terrain: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)),
    legend: USUAL_LEGEND,
    hexsides: { slopes: [], streams: [], rivers: [], bridges: [], entrenchments: [] },
    towns: [],
    labels: [],
    setUpAreas: [],
    entryZones: [],
    friendlyEdges: [
      { side: 'first', edges: ['south'] },
      { side: 'second', edges: ['north'] },
    ],
  },
  forces: [emptyForce('first', 'prussian', 'prussian'), emptyForce('second', 'coalition', 'austrian')],
  deployment: { stacks: [], limits: [] },
  options: { kind: 'battle', turns: ['1200', '1300', '1400', '1500', '1600'] },
  traits: [],
  variants: [],
});

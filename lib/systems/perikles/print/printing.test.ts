import { expect, test } from 'vitest';
import opening from '@/content/scenarios/perikles/perikles-431.json';
import { countersOf } from '../data';
import { scenarioSchema } from '../document/scenario';
import { POWERS } from '../vocabulary';
import { printing } from './printing';

test('[1.2] the counters are all that lies in the box, and one marker for the round', () => {
  const scenario = scenarioSchema.parse(opening);
  const players = scenario.sides.length;
  const all = [...printing.counters(scenario), ...printing.markers(scenario)];
  const counted = all.reduce((sum, { count }) => sum + count, 0);
  const tiles = 21 + 36 + 8 + 4 + 15;
  const round = 1;
  const military = printing
    .counters(scenario)
    .filter(({ name }) => /^[a-z]+ \d+$/.test(name))
    .reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(military + tiles + round + players * (30 + 9));
  expect(military).toBe(POWERS.flatMap(countersOf).length);
});

test('[8.3] the player aid shows the tracks of this battle, also those that its designer wrote', () => {
  const scenario = scenarioSchema.parse(opening);
  const cities = scenario.cities.map(entry =>
    entry.city === 'corinth' ? { ...entry, track: [11, 8, 2] } : entry,
  );
  const shown = printing.playerAid({ ...scenario, cities }).flatMap(({ rows }) => rows.map(row => row[1]));
  expect(shown).toContain('11 · 8 · 2');
});

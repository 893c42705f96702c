import { describe, expect, test } from 'vitest';
import opening from '@/content/scenarios/perikles/perikles-413.json';
import { type Check, runChecks } from '@/lib/game/check/check';
import { listPrintedValues } from '../data';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { firstMarkers, lossesInBox, markersInBox, specialOnce, tooEarly } from './set-up';

const base = scenarioSchema.parse(opening);
const [first, second] = base.players;
const [city] = base.cities;
if (!first || !second || !city) throw new Error('an opening has players and cities');

const countFindings = (check: Check<Scenario>, changes: Partial<Scenario>): number =>
  runChecks([check], { ...base, ...changes }).length;

type Influence = (typeof base.players)[number]['influence'];

describe('what lies in the box', () => {
  const withMarkers = (...counts: readonly number[]): Partial<Scenario> => {
    const influence = counts.map(count => ({ at: 'athens', count })) as unknown as Influence;
    return { players: [{ ...first, influence }] };
  };

  test('[1.2] thirty markers are all that a player has', () => {
    expect(countFindings(markersInBox, withMarkers(20, 10))).toBe(0);
    expect(countFindings(markersInBox, withMarkers(20, 11))).toBe(1);
  });

  test('[1.2] no more counters are lost than are printed', () => {
    const printed = listPrintedValues(city.city, 'infantry');
    const [value = 1] = printed;
    const count = printed.filter(other => other === value).length;
    const withLosses = (lost: number): Partial<Scenario> => ({
      cities: [{ ...city, losses: { ...city.losses, infantry: Array.from({ length: lost }, () => value) } }],
    });
    expect(countFindings(lossesInBox, withLosses(count))).toBe(0);
    expect(countFindings(lossesInBox, withLosses(count + 1))).toBe(1);
  });

  test('[2.3] one special tile is not given to two players', () => {
    const withSpecials = (one: string | undefined, other: string | undefined): Partial<Scenario> => ({
      players: [
        { ...first, special: one as typeof first.special },
        { ...second, special: other as typeof second.special },
      ],
    });
    expect(countFindings(specialOnce, withSpecials('plague', 'perikles'))).toBe(0);
    expect(countFindings(specialOnce, withSpecials('plague', 'plague'))).toBe(1);
    expect(countFindings(specialOnce, withSpecials(undefined, undefined))).toBe(0);
  });
});

describe('the beginning of a game', () => {
  const begin = (how: Scenario['options']['begin']): Partial<Scenario> => ({
    options: { ...base.options, begin: how },
  });
  const laid = (count: number, more: readonly object[] = []): Partial<Scenario> => {
    const influence = [{ at: 'athens', count }, ...more] as unknown as Influence;
    return { ...begin('markers'), players: [{ ...first, influence }] };
  };

  test('[2.2] before the free markers each player has twelve on the board', () => {
    expect([11, 12, 13].map(count => countFindings(firstMarkers, laid(count)))).toEqual([1, 0, 1]);
    expect(countFindings(firstMarkers, laid(12, [{ count: 3 }]))).toBe(0);
    expect(countFindings(firstMarkers, { ...laid(5), ...begin('battles') })).toBe(0);
  });

  test('[3.1] leaders and troops stand on the board only when it begins with the battles', () => {
    const led: Partial<Scenario> = {
      cities: [{ ...city, leader: first.side }],
      players: [{ ...first, troops: [] }],
    };
    expect(countFindings(tooEarly, { ...led, ...begin('markers') })).toBe(1);
    expect(countFindings(tooEarly, { ...led, ...begin('battles') })).toBe(0);
    const unled: Partial<Scenario> = { cities: [{ ...city, leader: undefined }], players: led.players };
    expect(countFindings(tooEarly, { ...unled, ...begin('markers') } as Partial<Scenario>)).toBe(0);
  });
});

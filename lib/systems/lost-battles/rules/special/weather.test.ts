import { describe, expect, test } from 'vitest';
import { computeOdds } from '@/lib/dice/odds';
import { fieldWith, general, unit } from '../../testing/field-builder';
import { commandsFor } from '../commands/commands';
import { type FlipSituation, flipBans, listBarredTiles } from '../generals/turn-flip';
import { INITIAL_FORTUNE, mayReroll, resolveReroll } from './fortune';
import {
  commandsInWeather,
  doesHalveCommandRolls,
  findFirstMover,
  isWeatherRollDue,
  resolveWeather,
  weatherRoll,
} from './weather';

describe('9 Special rules', () => {
  test.each([
    ['[9.4] LB-G47 Hydaspes: a 5 under clouds', 'cloudy', 5, 'no-change', 'cloudy'],
    ['[9.4] LB-G49 Magnesia: a 3 in the rain', 'raining', 3, 'no-change', 'raining'],
    ['[9.4] a 6 under clouds', 'cloudy', 6, 'rain-begins', 'raining'],
    ['[9.4] a 6 in the rain', 'raining', 6, 'rain-ends', 'cloudy'],
    ['[9.4] a 4 in the dust', 'dry-and-dusty', 4, 'order-reversed', 'dry-and-dusty'],
    ['[9.4] a 3 in the dust', 'dry-and-dusty', 3, 'no-change', 'dry-and-dusty'],
    ['[9.4] fair weather', 'none', 6, 'no-change', 'none'],
  ] as const)('%s', (_, weather, face, outcome, after) => {
    expect(weatherRoll.outcome(weather, [face])).toBe(outcome);
    expect(resolveWeather(weather, outcome)).toBe(after);
  });

  test('[9.4] the odds of dust are even, those of a change one in six', () => {
    expect(computeOdds(weatherRoll, 'dry-and-dusty').ways).toEqual({ 'no-change': 3n, 'order-reversed': 3n });
    expect(computeOdds(weatherRoll, 'cloudy').ways).toEqual({ 'no-change': 5n, 'rain-begins': 1n });
  });

  test('[9.4] no throw in round 1 nor in fair weather', () => {
    expect(isWeatherRollDue('cloudy', 1)).toBe(false);
    expect(isWeatherRollDue('cloudy', 2)).toBe(true);
    expect(isWeatherRollDue('none', 2)).toBe(false);
  });

  test('[9.4] dust reverses the order until it reverses it again (ruling A8)', () => {
    expect(findFirstMover(0, 'order-reversed')).toBe(1);
    expect(findFirstMover(1, 'order-reversed')).toBe(0);
    expect(findFirstMover(1, 'no-change')).toBe(1);
  });

  test('[9.4] LB-G54 LB-G60 rain and dust halve command rolls, rounded up; clouds do not', () => {
    expect(commandsInWeather('raining', 5)).toBe(3);
    expect([3, 4].map(roll => commandsInWeather('raining', roll))).toEqual([2, 2]);
    expect(commandsInWeather('cloudy', 5)).toBe(5);
    expect(doesHalveCommandRolls('dry-and-dusty')).toBe(true);
  });

  test('[4.1] LB-G48 Magnesia: 71 is seven commands', () => {
    expect(commandsFor(71)).toBe(7);
  });

  test('[9.5] LB-G52 the first throw is disputed by either side, and the favour goes to the other', () => {
    expect([mayReroll(INITIAL_FORTUNE, 0, false), mayReroll(INITIAL_FORTUNE, 1, false)]).toEqual([
      true,
      true,
    ]);
    const after = resolveReroll(0);
    expect(after).toEqual({ favour: 1 });
    expect([mayReroll(after, 0, false), mayReroll(after, 1, false)]).toEqual([false, true]);
    expect(mayReroll(after, 1, true)).toBe(false);
    expect(resolveReroll(1)).toEqual({ favour: 0 });
  });
});

describe('8.7 Brilliant generals', () => {
  const alexander = general('alexander', 'brilliant', 'leader', { guard: 'guard' });
  const question: FlipSituation = { side: 0, round: 4, weather: 'cloudy', hasFlipped: false, nearMissed: [] };
  const guard = unit('guard', 'veteran', 'heavy-cavalry');

  test.each([
    ['[8.7] LB-G47 Hydaspes: Alexander may, before the weather', alexander, {}, []],
    ['[8.7] not in round 1', alexander, { round: 1 }, ['deployment-round']],
    ['[8.7] not twice', alexander, { hasFlipped: true }, ['already-flipped']],
    ['[8.7] not in dust', alexander, { weather: 'dry-and-dusty' }, ['dust']],
    ['[8.7] not after a near miss', alexander, { nearMissed: ['alexander'] }, ['near-miss']],
    ['[8.7] not once he has gone', { ...alexander, at: 'killed' }, {}, ['general-gone']],
    ['[8.7] undeployed he may (ruling A17)', { ...alexander, at: 'undeployed' }, {}, []],
    ['[8.7] an inspired general may not', { ...alexander, class: 'inspired' }, {}, ['no-brilliant-general']],
    ['[8.7] nor the other side', alexander, { side: 1 }, ['no-brilliant-general']],
  ] as const)('%s', (_, one, more, bans) => {
    expect(flipBans(fieldWith({ units: [guard], generals: [one] }), { ...question, ...more })).toEqual(bans);
  });

  test('[8.7] Zama: two brilliant generals at the start, even if one has gone', () => {
    const hannibal = general('hannibal', 'brilliant', 'commander', { side: 1, at: 'withdrawn' });
    const field = fieldWith({ units: [guard], generals: [alexander, hannibal] });
    expect(flipBans(field, question)).toEqual(['both-brilliant']);
  });

  test('[8.7] [9.4] with two turns running no tile attacks twice', () => {
    expect(listBarredTiles({ side: 0, attackedFrom: ['C2'] }, 0)).toEqual(['C2']);
    expect(listBarredTiles({ side: 1, attackedFrom: ['C2'] }, 0)).toEqual([]);
    expect(listBarredTiles(null, 0)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { computeOdds } from '@/lib/dice/odds';
import { commandRoll, computeRolledCommands, isRollDue } from './command-roll';

const fair = { round: 2, weather: 'none', steady: false } as const;
const FACES = [1, 2, 3, 4, 5, 6];

describe('3.2 The command roll', () => {
  test('[3.2] LB-G04 comes after the payment that leaves one command, before what it paid for', () => {
    let commands = 6;
    const due = [2, 2, 1].map(cost => {
      commands -= cost;
      return isRollDue(commands, false);
    });
    expect(due).toEqual([false, false, true]);
    expect(commands + computeRolledCommands(fair, 4)).toBe(5);
  });

  test('[4.1] comes at once for an army of little value, and once in a turn', () => {
    expect([isRollDue(0, false), isRollDue(1, false), isRollDue(2, false), isRollDue(0, true)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['[4.1] is read as it falls', fair, [1, 2, 3, 4, 5, 6]],
    ['[11.3] LB-G61 LB-G63 is three or four in round 1', { ...fair, round: 1 }, [3, 3, 3, 4, 4, 4]],
    ['[9.4] LB-G54 is halved upwards in rain', { ...fair, weather: 'raining' }, [1, 1, 2, 2, 3, 3]],
    ['[9.4] and in dust', { ...fair, weather: 'dry-and-dusty' }, [1, 1, 2, 2, 3, 3]],
    ['[9.4] a cloudy sky does nothing', { ...fair, weather: 'cloudy' }, [1, 2, 3, 4, 5, 6]],
    [
      '[11.3] LB-G60 is always two in the rain of round 1',
      { ...fair, round: 1, weather: 'raining' },
      [2, 2, 2, 2, 2, 2],
    ],
    ['[9.5] may be steadied by agreement', { ...fair, steady: true }, [3, 2, 3, 4, 5, 4]],
  ] as const)('%s', (_, situation, expected) =>
    expect(FACES.map(face => computeRolledCommands(situation, face))).toEqual(expected),
  );

  test('[9.4] LB-G54 Magnesia: three, less two, and a five in the rain, leaves four', () =>
    expect(3 - 2 + computeRolledCommands({ ...fair, weather: 'raining' }, 5)).toBe(4));

  test('[4.1] its odds are those of the die', () =>
    expect(computeOdds(commandRoll, { ...fair, round: 1 })).toEqual({ total: 6n, ways: { 3: 3n, 4: 3n } }));
});

import { describe, expect, test } from 'vitest';
import { computeOdds } from '@/lib/dice/odds';
import { roll, seedRng } from '@/lib/dice/rng';
import type { Troop } from '../document/troop';
import type { FieldUnit } from '../play/field';
import { blow, diceOf, hitsOf, shareOf, shot } from '../rules/engagement';
import { fighter, makeBattle, shooter, type UnitSetup, withTraits } from '../testing/battle-setup';
import { previews, readAuthoredField } from './previews';

const field = (troops: readonly Troop[], first: readonly UnitSetup[], second: readonly UnitSetup[]) =>
  readAuthoredField(makeBattle({ troops, first, second }));

const pair = (own: Troop, enemy: Troop): readonly [FieldUnit, FieldUnit] => {
  const [striker, target] = field([own, enemy], [['u', [own.id], 'A2']], [['v', [enemy.id], 'A4']]);
  if (!striker || !target) throw new Error('two units were asked for');
  return [striker, target];
};

describe('6.7 Hits', () => {
  test('[6.7] PB-G05 one die, two faces that match', () => expect(hitsOf([3, 3, 4, 4, 5], [4])).toBe(2));
  test('[6.7] PB-G06 a 4 and a 5 are three hits', () => expect(hitsOf([3, 3, 4, 4, 5], [4, 5])).toBe(3));

  test.each([
    ['PB-G11 an attack: two dice', [], [], 'attack', 2],
    ['PB-G11 continuing: one', [], [], 'continue', 1],
    ['PB-G11 striking back: one', [], [], 'strike-back', 1],
    ['a Steady target takes the extra die away', [], ['steady'], 'attack', 1],
    ['Fury adds one, also in defence', ['fury'], [], 'strike-back', 2],
    ['Fury attacks with three', ['fury'], [], 'attack', 3],
  ] as const)('[6.7] [6.16] %s', (_, own, enemy, role, dice) => {
    const [striker, target] = pair(
      withTraits(fighter('a', [3]), ...own),
      withTraits(fighter('b', [4]), ...enemy),
    );
    expect(diceOf({ striker, target, role, withoutCharge: false })).toBe(dice);
    expect(diceOf({ striker: { ...striker, inspired: true }, target, role, withoutCharge: false })).toBe(
      dice + 1,
    );
  });

  test('[6.7] a scenario may take the extra die away', () => {
    const [striker, target] = pair(fighter('a', [3]), fighter('b', [4]));
    expect(diceOf({ striker, target, role: 'attack', withoutCharge: true })).toBe(1);
  });
});

describe('exact odds', () => {
  test('[6.7] two dice against 3 and 4: 16 of 36 miss, 20 destroy a troop of one wound', () => {
    const [striker, target] = pair(fighter('a', [3, 4]), fighter('b', [1]));
    expect(computeOdds(blow, { striker, target, role: 'attack', withoutCharge: false })).toEqual({
      total: 36n,
      ways: { '0': 16n, destroyed: 20n },
    });
  });

  test('[6.12] one die; [6.13] three hits on two units are two each', () => {
    const [shooting, target] = pair(shooter('a', [2, 2, 2]), fighter('b', [1], { woundPoints: 3 }));
    expect(computeOdds(shot, { shooter: shooting, target, shared: 2 }).ways).toEqual({ '0': 5n, '2': 1n });
    expect([shareOf(3, 2), shareOf(0, 2), shareOf(4, 3)]).toEqual([2, 0, 2]);
  });

  test('agree with 20,000 seeded throws within four standard errors', () => {
    const [striker, target] = pair(
      withTraits(fighter('a', [2, 2, 5]), 'fury'),
      fighter('b', [1], { woundPoints: 3 }),
    );
    const situation = { striker, target, role: 'attack', withoutCharge: false } as const;
    const odds = computeOdds(blow, situation);
    const seen: Record<string, number> = {};
    const count = 20_000;
    let rng = seedRng(11);
    for (let index = 0; index < count; index += 1) {
      const rolled = roll(rng, blow.dice(situation));
      rng = rolled.rng;
      const outcome = blow.outcome(situation, rolled.faces);
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }
    for (const [outcome, ways] of Object.entries(odds.ways)) {
      const chance = Number(ways) / Number(odds.total);
      const error = Math.sqrt((chance * (1 - chance)) / count);
      expect(Math.abs((seen[outcome] ?? 0) / count - chance)).toBeLessThan(4 * error);
    }
  });
});

describe('what a unit can do where it stands', () => {
  const troops = [fighter('f', [3]), shooter('s', [4])];
  const ids = (first: readonly UnitSetup[], second: readonly UnitSetup[]) =>
    previews(makeBattle({ troops, first, second }), 'u-1').map(({ id }) => id);

  test('[6.2] units in the front of the sector', () =>
    expect(
      ids(
        [['u', ['f'], 'A2']],
        [
          ['v', ['f'], 'A4'],
          ['w', ['s'], 'A5'],
        ],
      ),
    ).toEqual(['attack-v', 'reply-v']));
  test('[6.5] past an empty front: the rear', () =>
    expect(ids([['u', ['f'], 'A2']], [['v', ['s'], 'A5']])).toEqual(['attack-v']));
  test('[6.6] nobody in the sector: the flank, any zone of the adjacent sector', () =>
    expect(
      ids(
        [['u', ['f'], 'A2']],
        [
          ['v', ['s'], 'B5'],
          ['w', ['s'], 'B4'],
          ['x', ['s'], 'C4'],
        ],
      ),
    ).toEqual(['attack-w', 'attack-v']));
  test('[6.14] shooting past an empty front', () =>
    expect(ids([['u', ['s'], 'A2']], [['v', ['s'], 'A5']])).toEqual(['shot-v']));
  test('[6.15] shooting across reaches no rear', () =>
    expect(
      ids(
        [['u', ['s'], 'B2']],
        [
          ['v', ['s'], 'A5'],
          ['w', ['s'], 'C4'],
        ],
      ),
    ).toEqual(['shot-w']));
  test('[6.2] from the rear nobody attacks or shoots', () =>
    expect(ids([['u', ['f', 's'], 'A1']], [['v', ['s'], 'A4']])).toEqual([]));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiceRule, exactOdds, oddsToJson } from './odds';
import { roll, seedRng } from './rng';

const sumOfTwo: DiceRule<null, string> = {
  dice: () => ({ count: 2, sides: 6 }),
  outcome: (_, [one = 0, other = 0]) => String(one + other),
};

describe('the seeded generator', () => {
  test('same seed, same throws; its state survives JSON', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const first = roll(seedRng(seed), { count: 5, sides: 6 });
        const again = roll(JSON.parse(JSON.stringify(seedRng(seed))), { count: 5, sides: 6 });
        expect(again).toEqual(first);
      }),
    );
  });

  test('a throw leaves the old state alone and every face is on the die', () => {
    const rng = seedRng(1);
    const kept = [...rng];
    const { faces } = roll(rng, { count: 200, sides: 6 });
    expect(rng).toEqual(kept);
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});

describe('exact odds', () => {
  test('two dice: six ways out of thirty-six for seven, and all ways together are the total', () => {
    const odds = exactOdds(sumOfTwo, null);
    expect(odds.ways['7']).toBe(6n);
    expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total);
  });

  test('agree with 100,000 seeded throws within four standard errors (seed 7)', () => {
    const odds = exactOdds(sumOfTwo, null);
    const count = 100_000;
    let rng = seedRng(7);
    const seen: Record<string, number> = {};
    for (let index = 0; index < count; index += 1) {
      const thrown = roll(rng, sumOfTwo.dice(null));
      rng = thrown.rng;
      const outcome = sumOfTwo.outcome(null, thrown.faces);
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }
    for (const [outcome, ways] of Object.entries(odds.ways)) {
      const chance = Number(ways) / Number(odds.total);
      const error = Math.sqrt((chance * (1 - chance)) / count);
      expect(Math.abs((seen[outcome] ?? 0) / count - chance)).toBeLessThan(4 * error);
    }
  });

  test('in JSON are reduced decimal strings', () => {
    const even: DiceRule<null, string> = {
      dice: () => ({ count: 1, sides: 6 }),
      outcome: (_, [face = 0]) => (face % 2 ? 'odd' : 'even'),
    };
    expect(oddsToJson(exactOdds(even, null))).toEqual({ total: '2', ways: { odd: '1', even: '1' } });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeOdds, type DiceRule } from './odds';
import { roll, type Seed, seedRng } from './rng';

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

/** How far the counts of pairs of faces are from equal; 35 degrees of freedom. */
const unevenness = (pairs: readonly (readonly number[])[]): number => {
  const seen = new Map<string, number>();
  for (const pair of pairs) seen.set(pair.join(), (seen.get(pair.join()) ?? 0) + 1);
  const expected = pairs.length / 36;
  return [1, 2, 3, 4, 5, 6]
    .flatMap(one => [1, 2, 3, 4, 5, 6].map(other => seen.get(`${one},${other}`) ?? 0))
    .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('dice of small and consecutive seeds', () => {
  /** Chance passes this once in 50,000 times. */
  const LIMIT = 80;
  const SEEDS = Array.from({ length: 36_000 }, (_, seed) => seed);
  const firstFaces = (seed: Seed, count: number): readonly number[] =>
    roll(seedRng(seed), { count, sides: 6 }).faces;

  test.each([
    ['from 0 on', (index: number) => index],
    ['from a million on', (index: number) => 1_000_000 + index],
    ['from 2^27 on', (index: number) => 2 ** 27 + index],
    ['a thousand apart', (index: number) => index * 1000],
    ['below 0', (index: number) => -index],
  ])('%s: the first two dice show all pairs equally often', (_, seedAt) => {
    expect(unevenness(SEEDS.map(index => firstFaces(seedAt(index), 2)))).toBeLessThan(LIMIT);
  });

  test('the second pair, and the first die of two neighbours, are as even', () => {
    expect(unevenness(SEEDS.map(seed => firstFaces(seed, 4).slice(2)))).toBeLessThan(LIMIT);
    const first = SEEDS.map(seed => firstFaces(seed, 1)[0] ?? 0);
    expect(unevenness(first.slice(1).map((face, index) => [first[index] ?? 0, face]))).toBeLessThan(LIMIT);
  });

  test('the seeding of old games still gives its old dice, of which half the pairs are missing', () => {
    const old = SEEDS.map(seed => firstFaces({ seed, generator: 1 }, 2));
    expect(new Set(old.map(String)).size).toBe(18);
    expect(old[7]).toEqual([1, 1]);
  });
});

describe('exact odds', () => {
  test('two dice: six ways out of thirty-six for seven, and all ways together are the total', () => {
    const odds = computeOdds(sumOfTwo, null);
    expect(odds.ways['7']).toBe(6n);
    expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total);
  });

  test('agree with 100,000 seeded throws within four standard errors (seed 7)', () => {
    const odds = computeOdds(sumOfTwo, null);
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
});

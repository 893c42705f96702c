import { describe, expect, test } from 'vitest';
import { computeChances, joinShares, listShares } from './odds-shares';

const LOSSES: Readonly<Record<string, { own: number; enemy: number }>> = {
  nothing: { own: 0, enemy: 0 },
  hit: { own: 0, enemy: 1 },
  rout: { own: 0, enemy: 3 },
  hurt: { own: 1, enemy: 0 },
  both: { own: 2, enemy: 1 },
};
const losses = (id: string) => LOSSES[id] ?? { own: 0, enemy: 0 };

describe('the shares of a throw', () => {
  test('stand in order: nothing, own loss rising, the enemy’s rising', () => {
    const shares = listShares(
      { total: 36n, ways: { rout: 4n, both: 2n, nothing: 10n, hit: 16n, hurt: 4n } },
      losses,
    );
    expect(shares.map(({ id, tone }) => [id, tone])).toEqual([
      ['nothing', 'nothing'],
      ['hurt', 'own'],
      ['both', 'own-worse'],
      ['hit', 'enemy'],
      ['rout', 'enemy-worse'],
    ]);
  });

  test.each([
    [{ nothing: 1n, hit: 1n, rout: 1n }, 3n],
    [{ nothing: 1n, hit: 35n }, 36n],
    [{ nothing: 1n, hit: 1n, rout: 1n, hurt: 1n, both: 3n }, 7n],
    [{ nothing: 1n, hit: 1295n }, 1296n],
  ])('%o in whole percent is 100 together', (ways, total) => {
    const shares = listShares({ total, ways }, losses);
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    for (const { percent, share } of shares) expect(Math.abs(percent - share * 100)).toBeLessThan(1);
  });

  test('what cannot happen has no share, and the only least loss is not called worse', () => {
    const shares = listShares({ total: 6n, ways: { nothing: 0n, rout: 6n } }, losses);
    expect(shares).toEqual([{ id: 'rout', losses: losses('rout'), share: 1, percent: 100, tone: 'enemy' }]);
  });

  test('neighbours of one tone are one stretch of the bar', () => {
    const alike = listShares({ total: 4n, ways: { a: 1n, b: 1n, hit: 2n } }, losses);
    expect(joinShares(alike).map(({ tone, percent }) => [tone, percent])).toEqual([
      ['nothing', 50],
      ['enemy', 50],
    ]);
  });
});

test('how likely each side suffers is told in whole percent; both may in one throw', () => {
  const ways = { rout: 4n, both: 2n, nothing: 10n, hit: 16n, hurt: 4n };
  expect(computeChances({ total: 36n, ways }, losses)).toEqual({ enemy: 61, own: 17 });
});

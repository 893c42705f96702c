import { describe, expect, test } from 'vitest';
import { judgeShare, rateByBradleyTerry } from './match-statistics';

describe('ratings of players', () => {
  test('three points of four are 191 points of chess apart', () => {
    // With the two made-up games 301 of 402 points: 400 · log10(301 / 101).
    const ratings = rateByBradleyTerry([{ one: 'steady', other: 'learner', points: 300, games: 400 }]);
    expect(ratings.get('learner')).toBe(0);
    expect(ratings.get('steady')).toBeCloseTo(400 * Math.log10(301 / 101), 6);
  });

  test('who has never met is compared by way of others', () => {
    const ratings = rateByBradleyTerry([
      { one: 'strong', other: 'steady', points: 7500, games: 10_000 },
      { one: 'steady', other: 'learner', points: 7500, games: 10_000 },
    ]);
    expect(ratings.get('strong')).toBeCloseTo(2 * 400 * Math.log10(3), 0);
  });

  test('whoever has won every game has a rating all the same', () => {
    const ratings = rateByBradleyTerry([{ one: 'steady', other: 'random', points: 10, games: 10 }]);
    expect(ratings.get('steady')).toBeCloseTo(400 * Math.log10(11), 6);
  });
});

describe('the sequential test', () => {
  const test75 = { tooSmall: 0.6, enough: 0.8, error: 0.05 };

  test('stays open while the games have decided nothing', () => {
    expect(judgeShare({ points: 0, games: 0 }, test75)).toBe('open');
    expect(judgeShare({ points: 14, games: 20 }, test75)).toBe('open');
  });

  test('ends early where one is far better or no better', () => {
    // Each win counts ln(4/3), each loss ln(1/2); the bounds are ± ln 19.
    expect(judgeShare({ points: 10, games: 10 }, test75)).toBe('open');
    expect(judgeShare({ points: 11, games: 11 }, test75)).toBe('enough');
    expect(judgeShare({ points: 0, games: 5 }, test75)).toBe('too-small');
  });
});

import { describe, expect, test } from 'vitest';
import { describeStrength, listOfferedLevels, parseLevels } from './measured-levels';

const measured = (won: number, games: number) =>
  parseLevels([
    { level: 'learner' },
    { level: 'steady', won: 16, games: 20 },
    { level: 'strong', won, games },
  ]);

describe('the levels of a book', () => {
  test('a level is offered once it has beaten the one below in about three games of four', () => {
    expect(listOfferedLevels(measured(15, 20))).toEqual(['learner', 'steady', 'strong']);
    expect(listOfferedLevels(measured(12, 20))).toEqual(['learner', 'steady']);
  });

  test('a few games decide nothing', () => {
    expect(listOfferedLevels(measured(3, 3))).toEqual(['learner', 'steady']);
    expect(describeStrength(measured(3, 3), 'strong')).toBeNull();
  });

  test('tells in how many games of ten it beats the one below', () => {
    expect(describeStrength(measured(15, 20), 'steady')).toEqual({ below: 'learner', tenths: 8 });
    expect(describeStrength(measured(15, 20), 'learner')).toBeNull();
  });
});

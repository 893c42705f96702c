import { describe, expect, test } from 'vitest';
import { parseStartChoice, toPlayers } from './start-choice';

const TWO = [
  { id: 'rome', name: 'Rome' },
  { id: 'carthage', name: 'Carthage' },
];
const FIVE = ['a', 'b', 'c', 'd', 'e'].map(id => ({ id, name: id }));

const fresh = {
  seat: 'rome',
  drawsLots: false,
  level: 'learner',
  friends: [],
  isByLink: false,
  paceDays: null,
  onTimeout: 'computer',
  options: {},
} as const;
const computer = { type: 'computer', level: 'learner' };
const person = { type: 'person' };

describe('how a battle is begun', () => {
  test('at first as the first side against the computer', () =>
    expect(parseStartChoice('', TWO)).toEqual({ ...fresh, level: 'steady' }));

  test('is remembered', () =>
    expect(parseStartChoice(JSON.stringify({ ...fresh, seat: 'carthage' }), TWO)).toEqual({
      ...fresh,
      seat: 'carthage',
    }));

  test('what no longer fits is forgotten', () => {
    const other = JSON.stringify({ ...fresh, seat: 'persia', friends: ['persia'] });
    expect(parseStartChoice(other, TWO)).toEqual(fresh);
    expect(parseStartChoice('{"seat":', TWO)).toEqual({ ...fresh, level: 'steady' });
  });

  test('the computer takes every seat that nobody else has', () => {
    expect(toPlayers(fresh, TWO, 0)).toEqual({ rome: person, carthage: computer });
    expect(toPlayers({ ...fresh, seat: 'c', friends: ['a'] }, FIVE, 0)).toEqual({
      ...{ a: person, b: computer, c: person, d: computer, e: computer },
    });
  });

  test('a drawn seat is one of all, and a friend stays a friend whoever gets which side', () => {
    expect(toPlayers({ ...fresh, drawsLots: true }, TWO, 0.99)).toEqual({ rome: computer, carthage: person });
    expect(toPlayers({ ...fresh, drawsLots: true, friends: ['carthage'] }, TWO, 0.99)).toEqual({
      ...{ rome: person, carthage: person },
    });
  });
});

import { expect, test } from 'vitest';
import { matchTypedOrder } from './typed-order';

const CHOICES = [
  'Attack with 2 Equites',
  'Attack with Legate',
  'End the turn',
  'Move Légate: rear (A1)',
  'Attack',
];

test.each([
  ['2', [1]],
  ['end', [2]],
  ['att equ', [0]],
  ['legate attack', [1]],
  ['attack', [4]],
  ['move legate', [3]],
  ['with', [0, 1]],
  ['fly', []],
  ['', []],
])('"%s" means %j', (typed, meant) => expect(matchTypedOrder(typed, CHOICES)).toEqual(meant));

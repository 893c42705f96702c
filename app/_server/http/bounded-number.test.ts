import { expect, test } from 'vitest';
import { parseBoundedNumber } from './bounded-number';

test.each([
  ['800', 800],
  ['800.6', 801],
  ['1', 200],
  ['99999', 3000],
  ['wide', 1600],
  [null, 1600],
])('%s is %i', (text, expected) =>
  expect(parseBoundedNumber(text, { least: 200, usual: 1600, most: 3000 })).toBe(expected),
);

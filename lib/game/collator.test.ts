import { expect, test } from 'vitest';
import { collatorOf, compareCodes } from './collator';

test('words are in the order of the reader, with umlauts beside their vowels', () =>
  expect(['Zama', 'Österreich', 'Ostia', 'ägypten', 'Alesia'].toSorted(collatorOf('de').compare)).toEqual([
    'ägypten',
    'Alesia',
    'Österreich',
    'Ostia',
    'Zama',
  ]));

test('numbers count as numbers', () =>
  expect(['10.2', '9.10', '9.2'].toSorted(compareCodes)).toEqual(['9.2', '9.10', '10.2']));

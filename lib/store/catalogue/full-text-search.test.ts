import { expect, test } from 'vitest';
import { toIndexedWords } from './full-text-search';

test.each([
  ['Höchstädt', ['hochstadt', 'hoechstaedt']],
  ['Ho\u0308chsta\u0308dt', ['hochstadt', 'hoechstaedt']],
  ['Große Straße', ['grosse', 'strasse']],
])('%s is found by both of its spellings', (text, words) =>
  expect(toIndexedWords([text]).split(' ')).toEqual(expect.arrayContaining(words)),
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeForSearch, splitSearchWords } from './normalize-for-search';

fc.configureGlobal({ seed: 20_261_118 });

describe('fold', () => {
  test.each([
    ['Höchstädt', 'hochstadt'],
    ['Ho\u0308chsta\u0308dt', 'hochstadt'],
    ['GROẞE Straße', 'grosse strasse'],
    ['Ægospotami', 'aegospotami'],
    ['Œuvre, Łódź, Øresund, Đà', 'oeuvre, lodz, oresund, da'],
    ['İstanbul ve Iğdır', 'istanbul ve igdir'],
    ['Λεωνίδας ΛΕΩΝΙΔΑΣ', 'λεωνιδασ λεωνιδασ'],
    ['ﬁve ℡ Ⅳ', 'five tel iv'],
  ])('%s becomes %s', (text, expected) => expect(normalizeForSearch(text)).toBe(expected));

  test('folding a folded text changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        text => normalizeForSearch(normalizeForSearch(text)) === normalizeForSearch(text),
      ),
    );
  });
});

describe('folded words', () => {
  test('are letters and digits, in their order', () => {
    expect(splitSearchWords('  “Prinz-Eugen” (1704): a/b & 3rd!')).toEqual([
      'prinz',
      'eugen',
      '1704',
      'a',
      'b',
      '3rd',
    ]);
  });

  test('of no letters are none', () => expect(splitSearchWords('"*()- 😀 \u0000')).toEqual([]));
});

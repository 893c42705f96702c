import { describe, expect, test } from 'vitest';
import { defineRulebook } from '@/lib/game/contract/rulebook';
import { findMentions } from './rule-mentions';

const book = defineRulebook('book', {
  '5': { title: 'Movement' },
  '5.5': { title: 'Stacking' },
  '10': { title: 'Victory' },
  '10.2': { title: 'Points' },
});

const named = (words: string) => findMentions(words, book).flatMap(({ section }) => section ?? []);

describe('sections named in a text', () => {
  test.each([
    ['See 5.5 and 10.2.', ['5.5', '10.2']],
    ['(5.5; chapter 10)', ['5.5', '10']],
    ['5 units and 10 men', []],
    ['9.9 is not in the book', []],
    ['15.5, 5.55 and 1,5.5 are other numbers', []],
  ])('%s', (words, expected) => expect(named(words)).toEqual(expected));

  test('nothing of the text is lost', () => {
    const words = 'Before 5.5, between, 10.2 and after.';
    expect(
      findMentions(words, book)
        .map(part => part.words)
        .join(''),
    ).toBe(words);
  });
});

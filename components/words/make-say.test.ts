import { describe, expect, test } from 'vitest';
import type { SentenceValue } from '@/lib/game/contract/sentence';
import { makeSay } from './make-say';

const messages = {
  facing: { up: 'nach oben', 'up-left': 'nach links oben' },
  chosen: '{facingId, select, up_left {schräg} other {gerade}} ({facing})',
  list: '{names}',
};

const sayList = (locale: string, names: SentenceValue): string =>
  makeSay(messages, locale)({ code: 'list', values: { names } });

describe('say', () => {
  test('lets a message choose by the id of an inner sentence', () => {
    const say = makeSay(messages, 'de', error => {
      throw error;
    });
    expect(say({ code: 'chosen', values: { facing: { code: 'facing.up-left' } } })).toBe(
      'schräg (nach links oben)',
    );
    expect(say({ code: 'chosen', values: { facing: { code: 'facing.up' } } })).toBe('gerade (nach oben)');
  });

  test('keeps an id that is given', () => {
    const values = { facing: { code: 'facing.up' }, facingId: 'up_left' };
    expect(makeSay(messages, 'de')({ code: 'chosen', values })).toBe('schräg (nach oben)');
  });

  test.each([
    ['en', 'and', 'Rome, 2, and up'],
    ['de', 'and', 'Rome, 2 und up'],
    ['en', 'or', 'Rome, 2, or up'],
    ['de', 'or', 'Rome, 2 oder up'],
    ['en', 'plain', 'Rome, 2, up'],
    ['de', 'plain', 'Rome, 2, up'],
  ] as const)('in %s joins a list with "%s" as %s', (locale, type, expected) => {
    const say = makeSay({ ...messages, up: 'up' }, locale);
    const names = { items: ['Rome', 2, { code: 'up' }], type };
    expect(say({ code: 'list', values: { names } })).toBe(expected);
  });

  test('joins sentences that come without a type with "and"', () => {
    const up = { code: 'facing.up' };
    expect(sayList('de', [up, up])).toBe('nach oben und nach oben');
  });
});

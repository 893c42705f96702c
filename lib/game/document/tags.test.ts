import { expect, test } from 'vitest';
import { formatTags, parseTags } from './tags';

test('tags between commas lose their blanks, repetitions and empty places', () =>
  expect(parseTags(' Punic , river crossing,, Punic,')).toEqual(['Punic', 'river crossing']));

test('tags read again are the same', () =>
  expect(parseTags(formatTags(['Punic', 'river crossing']))).toEqual(['Punic', 'river crossing']));

test('of too many or too long tags the first and the beginnings stay', () => {
  const tags = parseTags(Array.from({ length: 30 }, (_, at) => `${at} ${'x'.repeat(60)}`).join());
  expect(tags).toHaveLength(20);
  expect(tags.every(tag => tag.length <= 40)).toBe(true);
});

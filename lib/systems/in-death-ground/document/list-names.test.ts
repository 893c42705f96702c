import { expect, test } from 'vitest';
import { findList, isShipped } from '../data';

test('an army in German is built from the German names of a list of the book', () => {
  const names = (language?: string) =>
    findList('carthaginians', [], language)?.entries.map(({ label }) => label);
  expect(names('de')).toContain('Karthagische Edle');
  expect(names()).toContain('Carthaginian nobles');
  expect(names('de')).toHaveLength(names('en')?.length ?? 0);
});

test('a list of the book is one in every language', () => {
  for (const language of ['en', 'de', 'fr']) {
    const list = findList('vikings', [], language);
    expect(list && isShipped(list)).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { memoizeRecent } from './lru-memo';

test('the result that was used least recently is the first to go', () => {
  const made: string[] = [];
  const memo = memoizeRecent(
    2,
    (key: string) => key,
    key => {
      made.push(key);
      return key.toUpperCase();
    },
  );
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(memo)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

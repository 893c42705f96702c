import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listDifferences } from './differences';

describe('where two documents differ', () => {
  test.each([
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: ['b'], before: 2, after: 3 }]],
    ['a field that came', { a: 1 }, { a: 1, b: 2 }, [{ path: ['b'], before: undefined, after: 2 }]],
    ['an item put in', [1, 2, 3], [1, 9, 2, 3], [{ path: [1], before: undefined, after: 9 }]],
    ['an item taken out', [1, 2, 3], [1, 3], [{ path: [1], before: 2, after: undefined }]],
    ['deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [{ path: ['a', 0, 'b'], before: 1, after: 2 }]],
  ])('%s', (_, before, after, expected) => expect(listDifferences(before, after)).toEqual(expected));

  test('none exactly when they are the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        expect(listDifferences(left, right).length === 0).toBe(
          JSON.stringify(left) === JSON.stringify(right),
        );
        expect(listDifferences(left, structuredClone(left))).toEqual([]);
      }),
    );
  });
});

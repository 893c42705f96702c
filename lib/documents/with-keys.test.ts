import { expect, test } from 'vitest';
import { withKeys } from './with-keys';

test('items that are called alike have keys of their own', () => {
  expect(withKeys(['limit', 'points', 'limit'], name => name).map(({ key }) => key)).toEqual([
    'limit 0',
    'points 0',
    'limit 1',
  ]);
});

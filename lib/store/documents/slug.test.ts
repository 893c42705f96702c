import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFreeSlug, isSlug, toSlug } from './slug';

fc.configureGlobal({ seed: 20_261_118 });

describe('slug', () => {
  test.each([
    ['Cannae', 'cannae'],
    ['  Höchstädt – 13. August 1704! ', 'hochstadt-13-august-1704'],
    ['Frederick’s Gamble', 'fredericks-gamble'],
    ['Μάχη', 'scenario'],
    ['', 'scenario'],
    ['../../etc/passwd', 'etc-passwd'],
    ['x'.repeat(80), 'x'.repeat(60)],
    [`${'long '.repeat(20)}end`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
  ])('of %j is %s', (title, expected) => expect(toSlug(title, 'scenario')).toBe(expected));

  test('of any title is a slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), title =>
        isSlug(toSlug(title, 'army-list')),
      ),
    );
  });

  test.each(['Cannae', 'a b', '-a', 'a-', 'a--b', 'a/b', 'ä', '', 'a\n', 'a'.repeat(500)])(
    '%j is none',
    text => expect(isSlug(text)).toBe(false),
  );

  test('the first free number from 2 on makes it unique', () => {
    expect(findFreeSlug('zama', new Set())).toBe('zama');
    expect(findFreeSlug('zama', new Set(['zama-2']))).toBe('zama');
    expect(findFreeSlug('zama', new Set(['zama', 'zama-3']))).toBe('zama-2');
    expect(findFreeSlug('zama', new Set(['zama', 'zama-2', 'zama-3']))).toBe('zama-4');
  });
});

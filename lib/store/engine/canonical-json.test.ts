import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashContent, toCanonicalJson } from './canonical-json';

fc.configureGlobal({ seed: 20_261_118 });

describe('canonical JSON', () => {
  test('orders the keys of objects and leaves lists alone', () => {
    expect(toCanonicalJson({ b: [3, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[3,{"c":null,"d":1}]}');
  });

  test('holds the same value', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        const value = JSON.parse(text);
        expect(JSON.parse(toCanonicalJson(value))).toEqual(value);
      }),
    );
  });

  test('gives different documents different hashes', () => {
    expect(hashContent({ a: [1, 2] })).not.toBe(hashContent({ a: [2, 1] }));
    expect(hashContent({ a: 1, b: 2 })).toBe(hashContent({ b: 2, a: 1 }));
  });
});

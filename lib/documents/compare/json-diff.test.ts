import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffJson } from './json-diff';
import { applyJsonPatch } from './json-patch';

const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);

/** Keys that JSON Patch of ours refuses on purpose. */
const hasProto = (value: unknown): boolean => JSON.stringify(value).includes('__proto__');

describe('the difference of two documents', () => {
  test('applied to the one gives the other, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        fc.pre(!hasProto([before, after]));
        const wrapped = [{ it: before }, { it: after }] as const;
        expect(applyJsonPatch(wrapped[0], diffJson(...wrapped))).toEqual({
          type: 'patched',
          document: wrapped[1],
        });
      }),
      { seed: 216, numRuns: 500 },
    );
  });

  test('is nothing between a document and its like', () => {
    fc.assert(
      fc.property(json, value => {
        expect(diffJson(value, structuredClone(value))).toEqual([]);
      }),
      { seed: 331, numRuns: 200 },
    );
  });

  test('names the smallest part that differs', () => {
    const before = {
      title: 'A',
      units: [
        { id: 'x', count: 1 },
        { id: 'y', count: 2 },
      ],
    };
    const after = {
      title: 'A',
      units: [
        { id: 'x', count: 1 },
        { id: 'y', count: 3 },
      ],
      notes: 'n',
    };
    expect(diffJson(before, after)).toEqual([
      { op: 'replace', path: '/units/1/count', value: 3 },
      { op: 'add', path: '/notes', value: 'n' },
    ]);
  });

  test('an entry taken out of the middle of a list is one removal', () => {
    expect(diffJson({ list: ['a', 'b', 'c'] }, { list: ['a', 'c'] })).toEqual([
      { op: 'remove', path: '/list/1' },
    ]);
  });

  test('a list that differs throughout is replaced as a whole', () => {
    const [before, after] = [0, 1].map(add => Array.from({ length: 300 }, (_, at) => at + add * 1000));
    expect(diffJson({ list: before }, { list: after })).toEqual([
      { op: 'replace', path: '/list', value: after },
    ]);
  });
});

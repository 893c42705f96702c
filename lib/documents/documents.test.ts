import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange, applyChanges, InvalidChange } from './change';
import { applyJsonPatch } from './compare/json-patch';
import { formatDocument } from './format';
import { canRedo, canUndo, commit, openHistory, redo, undo } from './history';
import { findExistingPath, fromPointer, startsWithPath, toPointer, valueAt } from './json-path';
import { findOversize, MAX_VALUES } from './oversize';

const document = { title: 'A', units: [{ at: 'B2' }, { at: 'C2' }], options: { limit: 4 } };

describe('a change at a path', () => {
  test('replaces, adds and removes in records and lists', () => {
    expect(applyChange(document, { op: 'replace', path: ['units', 1, 'at'], value: 'D2' }).units[1]).toEqual({
      at: 'D2',
    });
    expect(applyChange(document, { op: 'add', path: ['units', '-'], value: 1 }).units).toHaveLength(3);
    expect(applyChange(document, { op: 'add', path: ['units', 0], value: 1 }).units[0]).toBe(1);
    expect(applyChange(document, { op: 'remove', path: ['units', 0] }).units).toEqual([{ at: 'C2' }]);
    expect(applyChange(document, { op: 'remove', path: ['options', 'limit'] }).options).toEqual({});
    expect(applyChange(document, { op: 'replace', path: [], value: 7 })).toBe(7);
  });

  test('shares what it does not touch and leaves the old document alone', () => {
    const before = structuredClone(document);
    const after = applyChange(document, { op: 'replace', path: ['units', 0, 'at'], value: 'A1' });
    expect(after.options).toBe(document.options);
    expect(after.units[1]).toBe(document.units[1]);
    expect(document).toEqual(before);
  });

  test.each([
    [['units', 5, 'at']],
    [['units', 'x']],
    [['title', 'x']],
    [['nothing', 'there']],
    [['__proto__', 'polluted']],
  ])('does not fit at %j', path => {
    expect(() => applyChange(document, { op: 'replace', path, value: 1 })).toThrow(InvalidChange);
  });
});

describe('a JSON Patch', () => {
  test('that fits gives the patched document', () => {
    const patch = [{ op: 'replace' as const, path: '/options/limit', value: 5 }];
    expect(applyJsonPatch(document, patch)).toEqual({
      type: 'patched',
      document: { ...document, options: { limit: 5 } },
    });
  });

  test('leaves the document and its own values alone, however often it touches them', () => {
    const added = { at: 'A1' };
    const patch = [
      { op: 'add' as const, path: '/units/-', value: added },
      { op: 'replace' as const, path: '/units/2/at', value: 'A2' },
      { op: 'remove' as const, path: '/units/0' },
      { op: 'remove' as const, path: '/options/limit' },
    ];
    const before = structuredClone(document);
    expect(applyJsonPatch(document, patch)).toEqual({
      type: 'patched',
      document: { title: 'A', units: [{ at: 'C2' }, { at: 'A2' }], options: {} },
    });
    expect(document).toEqual(before);
    expect(added).toEqual({ at: 'A1' });
  });

  test('copies a list once, not once for each of its operations', () => {
    let copied = 0;
    const list = new Proxy([1, 2, 3, 4, 5], {
      get: (target, key, receiver) => {
        copied += key === Symbol.iterator ? 1 : 0;
        return Reflect.get(target, key, receiver);
      },
    });
    const patch = Array.from({ length: 4 }, () => ({ op: 'remove' as const, path: '/list/0' }));
    expect(applyJsonPatch({ list }, patch)).toEqual({ type: 'patched', document: { list: [5] } });
    expect(copied).toBe(1);
  });

  test('that does not fit says where', () => {
    expect(applyJsonPatch(document, [{ op: 'remove', path: '/options/none' }])).toEqual({
      type: 'unfit',
      at: '/options/none',
    });
  });
});

describe('a path', () => {
  test('and its pointer are the same', () => {
    const key = fc.oneof(
      fc.string().filter(text => !/^\d+$/.test(text)),
      fc.nat(),
    );
    fc.assert(
      fc.property(fc.array(key), path => {
        expect(fromPointer(toPointer(path))).toEqual(path);
      }),
    );
  });

  test('ends where the document ends', () => {
    expect(findExistingPath(document, ['units', 1, 'facing', 'x'])).toEqual(['units', 1]);
    expect(findExistingPath(document, ['units', 1, 'at'])).toEqual(['units', 1, 'at']);
    expect(startsWithPath(['units', 1, 'at'], ['units', 1])).toBe(true);
    expect(startsWithPath(['units'], ['units', 1])).toBe(false);
  });

  test('does not see what an object inherits', () => expect(valueAt({}, ['constructor'])).toBeUndefined());
});

describe('one history', () => {
  const name = { code: 'studio.history.any' };
  const rename = (value: string) => [{ op: 'replace' as const, path: ['title'], value }];

  test('undoes and redoes every step, and a new step forgets what was undone', () => {
    const opened = openHistory(document, name);
    const twice = commit(commit(opened, name, rename('B')), name, rename('C'));
    const back = undo(undo(twice));
    expect(back.present.document).toBe(document);
    expect(canUndo(back)).toBe(false);
    expect(redo(redo(back)).present).toEqual(twice.present);
    expect(canRedo(commit(back, name, rename('D')))).toBe(false);
  });

  test('n changes and n undos are identity', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), titles => {
        const opened = openHistory(document, name);
        const changed = titles.reduce((history, title) => commit(history, name, rename(title)), opened);
        const undone = titles.reduce(history => undo(history), changed);
        expect(undone.present.document).toEqual(document);
      }),
    );
  });

  test('at its ends it stays as it is', () => {
    const opened = openHistory(document, name);
    expect(undo(opened)).toBe(opened);
    expect(redo(opened)).toBe(opened);
    expect(commit(opened, name, [])).toBe(opened);
  });
});

describe('the document on disk', () => {
  test('reads back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        expect(JSON.parse(formatDocument(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('keeps short things on one line', () => {
    expect(formatDocument({ a: [1, 2], b: { c: 'x' } })).toBe('{\n  "a": [1, 2],\n  "b": { "c": "x" }\n}\n');
  });

  test('a deep document costs no more than a flat one of the same length', () => {
    const nest = (levels: number): unknown =>
      Array.from({ length: levels }).reduce<unknown>(inner => [inner], 'long '.repeat(200_000));
    const secondsFor = (document: unknown): number => {
      const before = process.cpuUsage();
      formatDocument(document);
      return process.cpuUsage(before).user / 1_000_000;
    };
    secondsFor(nest(1));
    expect(secondsFor(nest(98))).toBeLessThan(10 * secondsFor(nest(1)) + 0.1);
  });

  test('many changes in a row are one document', () => {
    expect(
      applyChanges(
        [1, 2, 3],
        [
          { op: 'remove', path: [0] },
          { op: 'remove', path: [0] },
        ],
      ),
    ).toEqual([3]);
  });
});

describe('the size of a document', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

  test('is right for anything of ours, and told when there are too many values or levels', () => {
    expect(findOversize(document)).toBeNull();
    expect(findOversize({ list: Array(MAX_VALUES - 2).fill(0) })).toBeNull();
    expect(findOversize({ list: Array(MAX_VALUES).fill(0) })?.reason).toBe('too-many-values');
    expect(findOversize(nested(100))).toBeNull();
    expect(findOversize(nested(101))?.reason).toBe('too-deep');
  });

  test('no depth exhausts the stack', () => {
    let deep: unknown = 0;
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    expect(findOversize(deep)?.reason).toBe('too-deep');
  });
});

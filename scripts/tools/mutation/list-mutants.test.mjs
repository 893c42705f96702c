import { describe, expect, test } from 'vitest';
import { applyMutant, applyProbes, listMutants } from './list-mutants.mjs';

const mutated = source => listMutants('rule.ts', source).map(mutant => applyMutant(source, mutant));

describe('mutants', () => {
  test.each([
    ['a bound', 'const f = (a, b) => a >= b;', ['const f = (a, b) => a > b;']],
    ['a condition', 'const f = (a, b) => a && b;', ['const f = (a, b) => a || b;']],
    ['a sign', 'const f = (a, b) => a - b;', ['const f = (a, b) => a + b;']],
    ['a number', 'const MOST = 3;', ['const MOST = 4;']],
    ['a flag', 'const isOn = true;', ['const isOn = false;']],
    ['a negation', 'const f = a => !a;', ['const f = a => a;']],
    ['a choice', 'const f = a => (a ? b : c);', ['const f = a => (!(a) ? b : c);']],
    [
      'an exception',
      'function f(a) { if (a) return b; return c; }',
      ['function f(a) { if (Boolean(0)) return b; return c; }'],
    ],
  ])('%s', (_, source, expected) => expect(mutated(source)).toEqual(expected));

  test.each([
    ['a type', 'type Three = 3;'],
    ['the place in a list', 'const first = list[0];'],
    ['joined texts', "const name = 'a' + b;"],
    ['an import', "import { a } from './b';"],
  ])('%s stays', (_, source) => expect(mutated(source)).toEqual([]));

  test('each says its line and what stood there', () => {
    expect(listMutants('rule.ts', 'const a = b;\nconst c = a > b;')).toMatchObject([
      { line: 2, was: '>', text: '>=' },
    ]);
  });
});

describe('probes', () => {
  const probed = source =>
    applyProbes(
      source,
      listMutants('rule.ts', source)
        .map((mutant, index) => ({ ...mutant, index }))
        .filter(({ around }) => around),
    );
  const reached = source => {
    globalThis.reachedMutants = new Set();
    try {
      return [new Function(probed(source))(), [...globalThis.reachedMutants].toSorted((a, b) => a - b)];
    } finally {
      delete globalThis.reachedMutants;
    }
  };

  test.each([
    ['a branch that is taken', 'const a = 2; return a > 1 ? a + 3 : a - 4;', [5, [0, 1, 2, 3, 4, 5]]],
    ['an exception', 'if (1 > 2) return 7; return 8;', [8, [0, 1, 2, 3, 5]]],
    ['a condition that is cut short', 'const off = false; return off && !off;', [false, [0, 1]]],
    ['a name of a property', 'return { 3: true };', [{ 3: true }, [1]]],
  ])('the rule stays as it is, and says what ran: %s', (_, source, expected) =>
    expect(reached(source)).toEqual(expected),
  );
});

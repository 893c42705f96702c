import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { valueAt } from '@/lib/documents/json-path';
import { countAllFindings, isError } from '../contract/finding';
import type { DocumentKind } from '../document/document-kind';
import { composeScenarioBase } from '../document/scenario-base';
import type { Check } from './check';
import { checkDocument } from './check-document';
import { MAX_COUNTED, MAX_FINDINGS } from './limit-findings';

const schema = z.strictObject({
  format: z.literal('army'),
  version: z.literal(2),
  name: z.string().max(5),
  men: z.array(z.number()),
  variants: z.array(z.any()).optional(),
});

type Army = z.infer<typeof schema>;

const EMPTY_VARIANT = { id: 'v', title: 'V', patch: [] };

/** A small kind of document of an imaginary game: in version 1 its soldiers were one number. */
const kind: DocumentKind<Army> = {
  format: 'army',
  system: 'imaginary',
  version: 2,
  schema,
  migrations: [{ from: 1, migrate: ({ men, ...rest }) => ({ ...rest, version: 2, men: [men] }) }],
  checks: [
    {
      code: 'imaginary/many',
      severity: 'error',
      *find({ men }) {
        for (const [index, count] of men.entries())
          if (count > 10) yield { path: ['men', index], values: { count } };
      },
    },
    {
      code: 'imaginary/few',
      severity: 'warning',
      *find({ name }) {
        if (name === 'few') yield { path: ['name'], values: {} };
      },
    },
  ],
  facts: () => [],
  roster: () => [],
  catalogue: ({ name }) => ({
    title: name,
    summary: '',
    place: '',
    sides: [],
    year: null,
    tags: [],
    size: 0,
    isReconstructed: false,
    words: [],
  }),
  blank: () => ({ format: 'army', version: 2, name: '', men: [] }),
};

const codes = (json: unknown) => checkDocument(kind, json).findings.map(({ code, path }) => [code, path]);

describe('checkDocument', () => {
  test('an old document opens in its newest shape', () => {
    expect(checkDocument(kind, { format: 'army', version: 1, name: 'a', men: 3 })).toEqual({
      document: { format: 'army', version: 2, name: 'a', men: [3] },
      findings: [],
      unlisted: { errors: 0, warnings: 0 },
    });
  });

  test.each([
    ['no object', [], [['document/not-an-object', []]]],
    ['nothing', null, [['document/not-an-object', []]]],
    ['a version from the future', { version: 9 }, [['document/unknown-version', ['version']]]],
    [
      'a version that cannot be a text',
      { version: { toString: [] } },
      [['document/unknown-version', ['version']]],
    ],
    ['no version', {}, [['document/unknown-version', []]]],
    [
      'a wrong type and a stray field',
      { format: 'army', version: 2, name: 1, men: [], stray: 1 },
      [
        ['document/shape-invalid-type', ['name']],
        ['document/shape-unrecognized-keys', []],
      ],
    ],
    ['a missing field', { format: 'army', version: 2, men: [] }, [['document/shape-invalid-type', []]]],
    [
      'too long a name',
      { format: 'army', version: 2, name: 'abcdef', men: [] },
      [['document/shape-too-big', ['name']]],
    ],
    [
      'a broken rule',
      { format: 'army', version: 2, name: '', men: [1, 11] },
      [['imaginary/many', ['men', 1]]],
    ],
  ])('%s gives findings with paths', (_, json, expected) => expect(codes(json)).toEqual(expected));

  test('a variant is checked too, and what the base has already is not said twice', () => {
    const variant = { id: 'v', title: 'V', patch: [{ op: 'add', path: '/men/-', value: 12 }] };
    const unfit = { id: 'w', title: 'W', patch: [{ op: 'remove', path: '/nothing' }] };
    const json = { format: 'army', version: 2, name: '', men: [11], variants: [variant, unfit] };
    expect(
      checkDocument(kind, json).findings.map(({ code, path, variant }) => [code, path, variant]),
    ).toEqual([
      ['imaginary/many', ['men', 0], undefined],
      ['imaginary/many', ['variants', 0], 'v'],
      ['document/unfit-patch', ['variants', 1], 'w'],
    ]);
  });

  test('beyond the most that are listed findings are counted only, and the warnings give way first', () => {
    const json = { format: 'army', version: 2, name: 'few', men: Array(MAX_FINDINGS + 7).fill(11) };
    const { findings, unlisted } = checkDocument(kind, json);
    expect(findings).toHaveLength(MAX_FINDINGS);
    expect(findings.every(isError)).toBe(true);
    expect(unlisted).toEqual({ errors: 7, warnings: 1 });
    expect(countAllFindings({ findings, unlisted })).toEqual({ errors: MAX_FINDINGS + 7, warnings: 1 });
  });

  test('a check that would find millions of faults is stopped', () => {
    let asked = 0;
    const endless: Check<Army> = {
      code: 'imaginary/endless',
      severity: 'error',
      *find() {
        for (;;) {
          asked += 1;
          yield { path: ['men'], values: { asked } };
        }
      },
    };
    const json = { format: 'army', version: 2, name: '', men: [], variants: Array(20).fill(EMPTY_VARIANT) };
    const { findings, unlisted } = checkDocument({ ...kind, checks: [endless] }, json);
    expect(countAllFindings({ findings, unlisted }).errors).toBe(MAX_COUNTED);
    expect(asked).toBeLessThanOrEqual(21 * MAX_COUNTED);
  });

  test('a malformed document with thousands of faults lists some and counts the others', () => {
    const json = { format: 'army', version: 2, name: '', men: Array(3000).fill('x') };
    const { findings, unlisted } = checkDocument(kind, json);
    expect(findings).toHaveLength(MAX_FINDINGS);
    expect(unlisted).toEqual({ errors: 3000 - MAX_FINDINGS, warnings: 0 });
  });

  test('what a finding quotes from the document is short', () => {
    const long = 'x'.repeat(60_000);
    const wordy: Check<Army> = {
      code: 'imaginary/wordy',
      severity: 'warning',
      *find({ name }) {
        yield { path: [], values: { name: long + name, inner: { code: 'a', values: { long } } } };
      },
    };
    const strays = { ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${long}${at}`, 1])) };
    const judged = [
      checkDocument({ ...kind, checks: [wordy] }, { format: 'army', version: 2, name: '', men: [] }),
      checkDocument(kind, { format: 'army', version: 2, name: '', men: [], ...strays }),
      checkDocument(kind, { format: 'army', version: 2, name: '', men: { [long]: 1 } }),
    ];
    for (const { findings } of judged) expect(JSON.stringify(findings).length).toBeLessThan(10_000);
  });

  test('never throws, and every finding points at something that is there', () => {
    fc.assert(
      fc.property(fc.jsonValue(), json => {
        for (const { path } of checkDocument(kind, json).findings)
          if (path.length > 0) expect(valueAt(json, path)).not.toBeUndefined();
      }),
    );
  });
});

describe('what every scenario has', () => {
  test('there is no year 0', () => {
    const { date } = composeScenarioBase('imaginary', 1).shape;
    expect(date.safeParse({ year: 0 }).success).toBe(false);
    expect(date.safeParse({ year: -216 }).success).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { asServed } from './as-served';

const { checkDocument, prussiasGlory } = await asServed<typeof import('./check')>('bench/check.ts');

const text = readFileSync('content/scenarios/prussias-glory/leuthen.json', 'utf8');
const { scenario: kind } = prussiasGlory.documents;
const ROUNDS = { warmupTime: 0, warmupIterations: 200, time: 0, iterations: 400 };

describe('a full check of Leuthen, beside what reading it costs anyway (goal: under 5 times)', () => {
  bench(
    'JSON.parse and zod parse of the same text',
    () => {
      kind.schema.parse(JSON.parse(text));
    },
    ROUNDS,
  );
  bench(
    'JSON.parse and the full check',
    () => {
      checkDocument(kind, JSON.parse(text));
    },
    ROUNDS,
  );
});

import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { makeLargeBattle } from './large-battle';
import { loadBundled } from './load-bundled';

const { checkDocument, prussiasGlory } = await loadBundled<typeof import('./check')>('bench/check.ts');
const { scenario: kind } = prussiasGlory.documents;

const checkBesideReading = (title: string, text: string, rounds: number): void => {
  const often = { warmupTime: 0, warmupIterations: rounds / 2, time: 0, iterations: rounds };
  describe(`a full check of ${title}, beside what reading it costs anyway (goal: under 5 times)`, () => {
    bench(
      'JSON.parse and zod parse of the same text',
      () => {
        kind.schema.parse(JSON.parse(text));
      },
      often,
    );
    // Each round reads a fresh document, so that nothing is remembered from the round before.
    bench(
      'JSON.parse and the full check',
      () => {
        checkDocument(kind, JSON.parse(text));
      },
      often,
    );
  });
};

checkBesideReading('120 units', makeLargeBattle(1), 400);
checkBesideReading('4 times as many units and hexes', makeLargeBattle(2), 200);
checkBesideReading('16 times as many units and hexes', makeLargeBattle(4), 60);
checkBesideReading(
  'Leuthen with its variant',
  readFileSync('content/scenarios/prussias-glory/leuthen.json', 'utf8'),
  400,
);

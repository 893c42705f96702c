import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { loadBundled } from './load-bundled';

const { armyKind, checkDocument, inDeathGround, obstacleBetween, standsIn } =
  await loadBundled<typeof import('./check')>('bench/check.ts');

const ROUNDS = { warmupTime: 0, warmupIterations: 30, time: 0, iterations: 100 };

const army = readFileSync('content/armies/in-death-ground/carthaginians-450.json', 'utf8');

describe('a full check of an army, beside what reading it costs anyway', () => {
  bench(
    'JSON.parse and zod parse of the same text',
    () => {
      armyKind.schema.parse(JSON.parse(army));
    },
    ROUNDS,
  );
  bench(
    'JSON.parse and the full check against its list',
    () => {
      checkDocument(armyKind, JSON.parse(army));
    },
    ROUNDS,
  );
});

const text = readFileSync('content/scenarios/in-death-ground/plataea-479.json', 'utf8');
const { scenario: kind } = inDeathGround.documents;

describe('a full check of a battle on the table, beside what reading it costs anyway', () => {
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

/** Twelve pieces: those of the battle twice over. */
const read = kind.schema.parse(JSON.parse(text));
const scenario = {
  ...read,
  board: { ...read.board, pieces: [...read.board.pieces, ...read.board.pieces].slice(0, 12) },
};
const elements = standsIn(scenario)
  .flatMap(({ side, blocks }) => blocks.map(({ centre }) => ({ side, centre })))
  .filter((_, index) => index % 2 === 0);
const [own, enemy] = [elements.slice(0, 30), elements.slice(-30)];

describe('sight of thirty elements of each side against each other, over twelve pieces', () => {
  bench(
    'every pair of them',
    () => {
      for (const { centre: from } of own)
        for (const { centre: to } of enemy) obstacleBetween(scenario, from, to);
    },
    { ...ROUNDS, warmupIterations: 3, iterations: 20 },
  );
});

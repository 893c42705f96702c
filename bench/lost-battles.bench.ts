import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { roll, seedRng } from '@/lib/dice/rng';
import { loadBundled } from './load-bundled';

const { checkDocument, lostBattles } = await loadBundled<typeof import('./check')>('bench/check.ts');

const text = readFileSync('content/scenarios/lost-battles/issus.json', 'utf8');
const { scenario: kind } = lostBattles.documents;

/** As many rounds for each, and the engine warm before: a clock on a busy machine would give the slower one fewer and colder rounds. */
const ROUNDS = { warmupTime: 0, warmupIterations: 1000, time: 0, iterations: 1500 };

describe('a full check of a scenario of 40 units, beside what reading it costs anyway (goal: under 5 times with its plan replayed)', () => {
  bench(
    'JSON.parse and zod parse of the same text',
    () => {
      kind.schema.parse(JSON.parse(text));
    },
    ROUNDS,
  );
  bench(
    'JSON.parse and the full check, without the plan',
    () => {
      const { deployment, ...scenario } = JSON.parse(text);
      const { plan: _plan, ...drawn } = deployment;
      checkDocument(kind, { ...scenario, deployment: drawn });
    },
    ROUNDS,
  );
  // Each round reads a fresh document, so that nothing is remembered from the round before.
  bench(
    'JSON.parse and the full check, with its plan replayed',
    () => {
      checkDocument(kind, JSON.parse(text));
    },
    ROUNDS,
  );
});

const { document: battle } = checkDocument(kind, JSON.parse(text));

/** Every decision is taken by a die of the seed's generator. */
const playRandomBattle = (seed: number): void => {
  const { play } = lostBattles;
  if (!play || !battle) throw new Error('nothing to play');
  let state = play.start(battle, seed);
  let rng = seedRng(seed);
  for (;;) {
    const [seat] = play.awaits(state);
    if (seat === undefined) return;
    const offers = play.actions(state, seat);
    const thrown = roll(rng, { count: 1, sides: offers.length });
    rng = thrown.rng;
    const action = offers[(thrown.faces[0] ?? 1) - 1];
    if (!action) throw new Error('no offer');
    state = play.apply(state, action).state;
  }
};

describe('whole random battles', () => {
  let seed = 0;
  bench(
    'one battle of Issus from set-up to result',
    () => {
      seed += 1;
      playRandomBattle(seed);
    },
    { iterations: 20 },
  );
});

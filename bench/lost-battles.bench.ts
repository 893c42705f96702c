import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { roll, seedRng } from '@/lib/dice/rng';
import { checkDocument } from '@/lib/game/check-document';
import { lostBattles } from '@/lib/systems/lost-battles';

const text = readFileSync('content/scenarios/lost-battles/issus.json', 'utf8');
const { scenario: kind } = lostBattles.documents;

describe('a full check of a scenario of 40 units, beside what reading it costs anyway (goal: under 5 times)', () => {
  bench('JSON.parse and zod parse of the same text', () => {
    kind.schema.parse(JSON.parse(text));
  });
  bench('JSON.parse and the full check, without the plan', () => {
    const { deployment, ...scenario } = JSON.parse(text);
    const { plan: _plan, ...drawn } = deployment;
    checkDocument(kind, { ...scenario, deployment: drawn });
  });
  bench('JSON.parse and the full check, with its plan replayed', () => {
    checkDocument(kind, JSON.parse(text));
  });
});

const { document: battle } = checkDocument(kind, JSON.parse(text));

/** Every decision is taken by a die of the seed's generator. */
const randomBattle = (seed: number): void => {
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
      randomBattle(seed);
    },
    { iterations: 20 },
  );
});

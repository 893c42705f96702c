import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShippedScenarios } from '@/content/testing/shipped-scenarios';
import { scenarioSchema } from '../document/scenario';
import { anyBattle, chooseEagerly, type Decision, playOut, seedRandom } from '../testing/random-play';
import { play } from './';
import type { Action } from './actions';

/** The full number is played by the long proof: `BATTLES=10000 npx vitest run lib/systems/lost-battles/play/play.test.ts`. */
const BATTLES = Number(process.env.BATTLES ?? 25);
const MAX_CHOICES = 300;
const PATIENCE = 60_000 + BATTLES * 1_000;

const shipped = readShippedScenarios('lost-battles', scenarioSchema);

const seeds = fc.integer({ min: 0, max: 1_000_000 });

const checkDecision = ({ state, actions }: Decision): void => {
  expect(actions.length).toBeLessThanOrEqual(MAX_CHOICES);
  for (const action of actions) {
    const found = play.objections(state, action);
    if (found.length > 0) throw new Error(`${JSON.stringify(action)}: ${found.map(({ code }) => code)}`);
  }
};

describe('any battle', () => {
  test(
    'runs to its end: every offered choice meets no objection and applies, none is a trap',
    () => {
      fc.assert(
        fc.property(seeds, seeds, (battle, seed) => {
          const chance = seedRandom(seed);
          const isEager = seed % 4 > 0;
          const choose = (actions: readonly Action[]) =>
            isEager ? chooseEagerly(chance, actions) : chance.pick(actions);
          const end = playOut(anyBattle(battle), seed, choose, checkDecision);
          expect(play.result(end)).not.toBeNull();
          expect(end.round).toBeLessThanOrEqual(10);
        }),
        { numRuns: BATTLES, endOnFailure: true },
      );
    },
    PATIENCE,
  );
});

describe.each(shipped)('the shipped $file', ({ scenario }) => {
  test(
    'can be played to its end',
    () => {
      const chance = seedRandom(1);
      const end = playOut(scenario, 1, actions => chooseEagerly(chance, actions));
      const result = play.result(end);
      expect(Object.keys(result?.scores ?? {})).toEqual(scenario.sides.map(({ id }) => id));
    },
    PATIENCE,
  );

  test('begins as it is drawn', () => {
    const state = play.start(scenario, 1);
    const drawn = play.position(state, 'all');
    expect(drawn.pieces.length).toBeGreaterThan(0);
    for (const { generals, units } of scenario.deployment.groups)
      for (const id of [...units, ...generals])
        expect(drawn.pieces.find(piece => piece.id === id)?.space).not.toBeNull();
  });
});

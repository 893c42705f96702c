import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShippedScenarios } from '@/content/testing/shipped-scenarios';
import { scenarioSchema } from '../document/scenario';
import { anyBattle, chooseEagerly, playOut, seedRandom } from '../testing/random-play';
import { play } from './';

/**
 * The full number is played by the long proof, `npm run proof`; a battle of this game is ten times as long as an
 * ancient one.
 */
const BATTLES = Math.min(1_000, Number(process.env.BATTLES ?? 12));
const PATIENCE = 120_000 + BATTLES * 5_000;

const shipped = readShippedScenarios('prussias-glory', scenarioSchema);

const seeds = fc.integer({ min: 0, max: 1_000_000 });

describe('any battle', () => {
  test(
    'runs to its end: offered choices meet no objection and apply, none is a trap',
    () => {
      fc.assert(
        fc.property(seeds, seeds, (battle, seed) => {
          const chance = seedRandom(seed);
          const end = playOut(
            anyBattle(battle),
            seed,
            actions => (seed % 4 > 0 ? chooseEagerly(chance, actions) : chance.pick(actions)),
            ({ state, actions, action }) => {
              for (const offer of [action, chance.pick(actions)])
                expect(play.objections(state, offer), JSON.stringify(offer)).toEqual([]);
            },
          );
          expect(play.result(end)).not.toBeNull();
        }),
        { numRuns: BATTLES, endOnFailure: true },
      );
    },
    PATIENCE,
  );

  test('no unit is in two hexes, and no hex holds both sides once a combat is over', () => {
    const chance = seedRandom(5);
    playOut(
      anyBattle(77),
      5,
      actions => chooseEagerly(chance, actions),
      ({ state }) => {
        const ids = Object.values(state.field.stacks).flat();
        expect(new Set(ids).size).toBe(ids.length);
        if (state.melees.length > 0) return;
        for (const stack of Object.values(state.field.stacks))
          expect(new Set(stack.map(id => id[0])).size, JSON.stringify(stack)).toBe(1);
      },
    );
  });
});

test.each(shipped)('the shipped $file begins as it is drawn', ({ scenario }) => {
  const drawn = play.position(play.start(scenario, 1), 'all');
  for (const { pieces, hex } of scenario.deployment.stacks)
    for (const id of pieces) {
      const space = drawn.pieces.find(piece => piece.id === id)?.space;
      if (!scenario.traits.some(({ trait }) => trait === 'compulsory-march')) expect(space).toBe(hex);
    }
});

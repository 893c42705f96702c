import { describe, expect, test } from 'vitest';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import { scenarioSchema } from '../document/scenario';
import { chooseEagerly, playOut, seedRandom } from '../testing/random-play';
import { play } from './';

/** The long proof, `npm run proof`, plays 75 of each: 525 in all. */
const ROUNDS = Math.min(75, Number(process.env.BATTLES ?? 1));
const PATIENCE = 120_000 + ROUNDS * 60_000;
const MOST_CHOICES = 300;

const BATTLES = [
  'rossbach-battle',
  'leuthen-battle',
  'zorndorf-battle',
  'torgau-battle',
  'kolin',
  'hohenfriedberg',
  'kunersdorf',
];

describe.each(BATTLES)('the battle scenario of %s', name => {
  const scenario = readShippedScenario('prussias-glory', name, scenarioSchema);

  test(
    `comes to its end ${ROUNDS} times: what is offered meets no objection, and nobody has more than ${MOST_CHOICES} choices`,
    () => {
      let [decisions, most] = [0, 0];
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const chance = seedRandom(seed);
        const end = playOut(
          scenario,
          seed,
          actions => (seed % 4 > 0 ? chooseEagerly(chance, actions) : chance.pick(actions)),
          ({ state, actions, action }) => {
            decisions += 1;
            most = Math.max(most, actions.length);
            expect(play.objections(state, action), JSON.stringify(action)).toEqual([]);
          },
        );
        expect(Object.keys(play.result(end)?.scores ?? {})).toEqual(scenario.sides.map(({ id }) => id));
      }
      expect(most).toBeLessThanOrEqual(MOST_CHOICES);
      if (ROUNDS > 1)
        console.info(`${name}: ${ROUNDS} battles, ${decisions} decisions, at most ${most} choices`);
    },
    PATIENCE,
  );
});

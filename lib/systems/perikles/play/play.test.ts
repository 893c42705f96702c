import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readShippedScenarios } from '@/content/testing/shipped-scenarios';
import { parseVariant } from '@/lib/game/check/check-document';
import { countLines } from '@/lib/game/testing/replay';
import { perikles } from '..';
import { countersOf } from '../data';
import { scenarioSchema } from '../document/scenario';
import { commands } from '../rules/relations';
import { anyGame, chooseEagerly, type Decision, playOut, seedRandom } from '../testing/random-play';
import { POWERS, SPECIALS } from '../vocabulary';
import { play } from './';
import { stockOf, theatreOf } from './game';
import type { State } from './state';

/** The full number is played by the long proof: `BATTLES=10000 npx vitest run lib/systems/perikles/play/play.test.ts`. */
const GAMES = Number(process.env.BATTLES ?? 10);
const MAX_CHOICES = 300;
const TIMEOUT = 60_000 + GAMES * 1000;

const shipped = readShippedScenarios('perikles', scenarioSchema);

/** Each opening, and the same for fewer players. */
const openings = shipped.flatMap(({ file, scenario }) => [
  { file, scenario },
  ...scenario.variants.flatMap(variant => {
    const read = parseVariant(perikles.documents.scenario, scenario, variant).document;
    return read ? [{ file: `${file}, ${variant.id}`, scenario: read }] : [];
  }),
]);

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** [1.2] Every counter is somewhere, and nobody has more than thirty markers. */
const checkComponents = (state: State): void => {
  const all = [...state.homes, ...state.troops, ...state.dead, ...state.resting];
  expect(all).toHaveLength(POWERS.flatMap(countersOf).length);
  for (const { id } of state.scenario.sides) {
    expect(stockOf(state, id)).toBeGreaterThanOrEqual(0);
    expect(stockOf(state, id)).toBeLessThanOrEqual(30);
  }
  const tiles = [...state.shown, ...state.deck, ...Object.values(state.tiles).flat()];
  expect(new Set(tiles).size).toBe(tiles.length);
};

const checkDecision = ({ state, actions }: Decision): void => {
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.length).toBeLessThanOrEqual(MAX_CHOICES);
  for (const action of actions) {
    const found = play.objections(state, action);
    if (found.length > 0) throw new Error(`${JSON.stringify(action)}: ${found.map(({ code }) => code)}`);
  }
  checkComponents(state);
};

describe('any game', () => {
  test(
    '[1.2] [3.1] runs to its end: every offered choice meets no objection and applies, counters and markers are kept',
    () => {
      fc.assert(
        fc.property(seeds, seeds, (game, seed) => {
          const chance = seedRandom(seed);
          const end = playOut(anyGame(game), seed, actions => chooseEagerly(chance, actions), checkDecision);
          expect(play.result(end)?.ranking.flat()).toHaveLength(end.scenario.sides.length);
        }),
        { numRuns: GAMES, endOnFailure: true },
      );
    },
    TIMEOUT,
  );
});

/** The values of others' covered counters changed against those that they still hold, and their special tiles dealt round. */
const recovered = (state: State, seat: string): State => {
  const theatre = theatreOf(state);
  const homes = [...state.homes];
  const troops = state.troops.map(troop => {
    if (troop.side === seat || state.battle?.place === troop.place) return troop;
    const index = homes.findIndex(
      home =>
        home.city === troop.city &&
        home.arm === troop.arm &&
        home.value !== troop.value &&
        !commands(theatre, seat, home.city),
    );
    const home = homes[index];
    if (!home) return troop;
    homes[index] = { ...home, value: troop.value };
    return { ...troop, value: home.value };
  });
  return { ...state, homes, troops, specials: dealtRound(state, seat), deck: state.deck.toReversed() };
};

/** Others have special tiles that they have not. */
const dealtRound = ({ specials, played }: State, seat: string): State['specials'] => {
  const unseen = SPECIALS.filter(
    special => special !== specials[seat] && !played.includes(special),
  ).reverse();
  return Object.fromEntries(
    Object.entries(specials).map(([side, own]) => [
      side,
      side === seat || own === null ? own : (unseen.shift() ?? own),
    ]),
  );
};

const withoutDice = (state: State): State => ({ ...state, rng: [] });

describe('what is hidden', () => {
  test(
    '[2.3] [6.4] states that differ only in covered counters and special tiles look the same to every other player, and are imagined alike',
    () => {
      let compared = 0;
      fc.assert(
        fc.property(seeds, seed => {
          const chance = seedRandom(seed);
          playOut(
            anyGame(seed),
            seed,
            actions => chooseEagerly(chance, actions),
            ({ state }) => {
              if (state.troops.length === 0 || chance.below(6) > 0) return;
              for (const { id: seat } of state.scenario.sides) {
                const other = recovered(state, seat);
                if (JSON.stringify(other.troops) !== JSON.stringify(state.troops)) compared += 1;
                expect(play.position(other, seat)).toEqual(play.position(state, seat));
                expect(play.worth(other, seat)).toBeCloseTo(play.worth(state, seat), 9);
                expect(play.actions(other, seat)).toEqual(play.actions(state, seat));
                expect(play.refusals?.(other, seat, [])).toEqual(play.refusals?.(state, seat, []));
                for (const action of play.actions(state, seat))
                  expect(play.about?.(other, action)).toEqual(play.about?.(state, action));
                expect(withoutDice(play.imagine(other, seat, 5))).toEqual(
                  withoutDice(play.imagine(state, seat, 5)),
                );
              }
            },
          );
        }),
        { numRuns: 4 },
      );
      expect(compared).toBeGreaterThan(20);
    },
    TIMEOUT,
  );

  test('[6.4] a counter in hand is named to others without its value', () => {
    const take = {
      type: 'take',
      by: 'first',
      city: 'athens',
      arm: 'infantry',
      value: 3,
      names: {
        counter: { code: 'words.perikles.city.athens' },
        covered: { code: 'words.perikles.arm.infantry' },
      },
    } as const;
    expect(say(play.describe(take, 'first'))).toBe('Take Athens');
    expect(say(play.describe(take, 'second'))).toBe('Take infantry');
  });
});

describe.each(openings)('the shipped $file', ({ scenario }) => {
  test(
    'can be played to its end',
    () => {
      const chance = seedRandom(1);
      const end = playOut(scenario, 1, actions => chooseEagerly(chance, actions));
      expect(Object.keys(play.result(end)?.scores ?? {})).toEqual(scenario.sides.map(({ id }) => id));
    },
    TIMEOUT,
  );

  test('begins as it is drawn', () => {
    const state = play.start(scenario, 1);
    expect(play.awaits(state)).toEqual([scenario.startPlayer]);
    const isDrawnUp = scenario.options.begin === 'battles';
    expect(play.position(state, 'all').pieces).toHaveLength(
      scenario.players.flatMap(({ influence, troops }) => [...influence, ...(isDrawnUp ? troops : [])])
        .length,
    );
  });
});

describe('a seed', () => {
  // Games are kept as a seed and choices: a change in the order of the dice breaks them.
  test(
    'is the same game for ever',
    () => {
      const ends = [1, 2, 3].map(seed => {
        const chance = seedRandom(seed);
        const end = playOut(anyGame(seed), seed, actions => chooseEagerly(chance, actions));
        return `${Object.values(play.result(end)?.scores ?? {})} ${end.rng}`;
      });
      expect(ends).toEqual([
        '51,45,39,36,59 1313244673,1208402790,-2064666467,-765794106',
        '26,30,37,21 1581103134,1163692319,1169764250,-658369431',
        '34,29,19,22,17 -1174328549,905619258,-765673884,1397599149',
      ]);
    },
    TIMEOUT,
  );
});

describe('line counts', () => {
  // Ten tiles; then five plain ones, three candidates × 30, an assassin × 30 and a brown one × 6, each followed by the next player's
  // ten, or since all are asked for their special tile (K23) by two answers and then the ten: counted by hand.
  test('[4.1] of the opening of 431 BC, the influence tiles fixed', () => {
    const opening = shipped.find(({ file }) => file.includes('431'));
    if (!opening) throw new Error('not shipped');
    const tiles = [
      'athens-1',
      'sparta-4',
      'corinth-5',
      'any-1',
      'thebes-1',
      'argos-1',
      'megara-1',
      'athens-4',
      'sparta-1',
      'argos-3',
    ];
    const players = opening.scenario.players.map((player, index) => ({
      ...player,
      special: (['brasidas', 'phormio', 'persian-fleet', 'slave-revolt', 'thessalian-allies'] as const)[
        index
      ],
    }));
    const scenario = { ...opening.scenario, tiles, players } as typeof opening.scenario;
    const first = play.start(scenario, { seed: 7, generator: 1 });
    expect([1, 2, 3].map(depth => countLines(play, first, depth))).toEqual([10, 176, 2240]);
    const state = play.start(scenario, 7);
    expect([1, 2, 3].map(depth => countLines(play, state, depth))).toEqual([10, 136, 352]);
  });
});

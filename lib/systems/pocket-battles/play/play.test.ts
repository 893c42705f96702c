import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readShippedScenarios } from '@/content/testing/shipped-scenarios';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { scenarioSchema } from '../document/scenario';
import { mayFormUnit, tokensFor } from '../rules/army';
import { SIDES } from '../rules/segments';
import { anyBattle, chooseEagerly, type Decision, playOut, seedRandom } from '../testing/random-play';
import { play } from './';
import { woundsOn } from './field';
import type { State } from './state';

/** The full number is played by the long proof: `BATTLES=10000 npx vitest run lib/systems/pocket-battles/play/play.test.ts`. */
const BATTLES = Number(process.env.BATTLES ?? 40);
const MAX_CHOICES = 300;
const TIMEOUT = 60_000 + BATTLES * 500;

const shipped = readShippedScenarios('pocket-battles', scenarioSchema);

const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** [2.2] Every token is somewhere: none is lost, none is made. */
const tokensOf = ({ tokens, field }: State, side: 0 | 1): number => {
  const { unspent, spent, aside } = tokens[side];
  const own = field.filter(unit => unit.side === side);
  return own.reduce((sum, unit) => sum + unit.orders + woundsOn(unit), unspent + spent + aside);
};

const checkDecision = ({ state, actions }: Decision): void => {
  expect(actions.length).toBeLessThanOrEqual(MAX_CHOICES);
  for (const action of actions) {
    const found = play.objections(state, action);
    if (found.length > 0) throw new Error(`${JSON.stringify(action)}: ${found.map(({ code }) => code)}`);
  }
  for (const side of SIDES) expect(tokensOf(state, side)).toBe(tokensFor(state.scenario.options.points));
  for (const { fight, at } of state.field)
    if (fight !== null) {
      const sides = new Set(state.field.filter(unit => unit.fight === fight).map(unit => unit.side));
      expect(at.slice(1)).toBe('3');
      if (state.agenda[0]?.type === 'turn') expect(sides.size).toBe(2);
    }
};

describe('any battle', () => {
  test(
    '[2.2] runs to its end: every offered choice meets no objection and applies, tokens are kept, none is a trap',
    () => {
      fc.assert(
        fc.property(seeds, seeds, (battle, seed) => {
          const chance = seedRandom(seed);
          const end = playOut(
            anyBattle(battle),
            seed,
            actions => chooseEagerly(chance, actions),
            checkDecision,
          );
          expect(play.result(end)).not.toBeNull();
        }),
        { numRuns: BATTLES, endOnFailure: true },
      );
    },
    TIMEOUT,
  );
});

/** The other side's covered stacks, reshuffled below their top tiles. */
const reshuffleStacks = (state: State, seat: string): State => ({
  ...state,
  field: state.field.map(unit => {
    const [top, ...below] = unit.troops;
    const isOther = state.scenario.sides[unit.side]?.id !== seat;
    return isOther && top ? { ...unit, troops: [top, ...below.map(() => ({ ...top, id: 'hidden' }))] } : unit;
  }),
});

describe('what is hidden', () => {
  test('[4.2] [4.3] states that differ only under the top tiles look the same to the enemy while they place', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const chance = seedRandom(seed);
        playOut(
          anyBattle(seed),
          seed,
          actions => chooseEagerly(chance, actions),
          ({ state }) => {
            if (state.round > 0) return;
            for (const seat of ['first', 'second']) {
              const other = reshuffleStacks(state, seat);
              expect(play.position(other, seat)).toEqual(play.position(state, seat));
              expect(play.worth(other, seat)).toBe(play.worth(state, seat));
              const tops = state.field.flatMap(({ troops }) => troops.slice(0, 1).map(({ id }) => id));
              for (const id of tops)
                expect(play.refusals?.(other, seat, [id])).toEqual(play.refusals?.(state, seat, [id]));
              if (play.awaits(state).includes(seat))
                expect(play.actions(other, seat)).toEqual(play.actions(state, seat));
            }
          },
        );
      }),
      { numRuns: 5 },
    );
  });
});

/** The other side's covered tiles handed round among its stacks, the tops where they are. */
const handedRound = (state: State, seat: string): State => {
  const isOther = (side: number): boolean => state.scenario.sides[side]?.id !== seat;
  const below = state.field.filter(({ side }) => isOther(side)).flatMap(({ troops }) => troops.slice(1));
  const tiles = below.map(({ troop }) => troop).reverse();
  return {
    ...state,
    field: state.field.map(unit =>
      isOther(unit.side)
        ? {
            ...unit,
            troops: unit.troops.map((slot, place) =>
              place === 0 ? slot : { ...slot, troop: tiles.shift() ?? slot.troop },
            ),
          }
        : unit,
    ),
  };
};

describe('what is imagined', () => {
  const scenario = { ...anyBattle(5), deployment: { kind: 'free' as const } };
  const rules = play as unknown as AnyPlayRules;

  test('[4.3] the machine places its units by what it sees: the top tiles of the enemy', () => {
    let differing = 0;
    const chance = seedRandom(2);
    playOut(
      scenario,
      2,
      actions => chooseEagerly(chance, actions),
      ({ state }) => {
        const [seat = ''] = play.awaits(state);
        if (state.round > 0) return;
        const other = handedRound(state, seat);
        if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
        for (const seed of [1, 2])
          expect(play.imagine(other, seat, seed)).toEqual(play.imagine(state, seat, seed));
        expect(createComputerPlayer('steady')(rules, other, seat, 3)).toEqual(
          createComputerPlayer('steady')(rules, state, seat, 3),
        );
      },
    );
    expect(differing).toBeGreaterThan(1);
  }, 60_000);

  test('[4.2] imagined stacks keep their size, their top and their formation', () => {
    const clastidium = shipped.find(({ file }) => file.includes('clastidium'))?.scenario ?? scenario;
    const state = play.start(clastidium, 2);
    for (const seed of [1, 2, 3, 4]) {
      const { field } = play.imagine(state, clastidium.sides[0]?.id ?? '', seed);
      expect(field.map(({ troops }) => [troops.length, troops[0]?.id])).toEqual(
        state.field.map(({ troops }) => [troops.length, troops[0]?.id]),
      );
      for (const { troops } of field) expect(mayFormUnit(troops.map(({ troop }) => troop))).toBe(true);
    }
  });

  test('[4.3] once all is revealed nothing is imagined', () => {
    const state = { ...play.start(scenario, 2), round: 1 };
    const there = { ...state, field: state.field.map(unit => ({ ...unit, at: 'A2' as const })) };
    expect(play.imagine(there, 'first', 1)).toBe(there);
  });
});

describe('a seed', () => {
  // Games are kept as a seed and choices: a change in the order of the dice breaks them.
  test(
    'is the same game for ever',
    () => {
      const ends = [1, 2, 3].map(seed => {
        const chance = seedRandom(seed);
        const end = playOut(anyBattle(seed), seed, actions => chooseEagerly(chance, actions));
        return `${Object.values(play.result(end)?.scores ?? {})} ${end.rng}`;
      });
      expect(ends).toEqual([
        '53,39 -1090657650,103432999,480372467,448429632',
        '0,25 -2033359070,-2014334236,1385855031,-127354054',
        '53,45 1919802481,1219837030,-483294463,-898253773',
      ]);
    },
    TIMEOUT,
  );
});

describe.each(shipped)('the shipped $file', ({ scenario }) => {
  test(
    'can be played to its end, placed freely and as drawn',
    () => {
      for (const kind of ['free', 'drawn'] as const) {
        const chance = seedRandom(1);
        const end = playOut({ ...scenario, deployment: { kind } }, 1, actions =>
          chooseEagerly(chance, actions),
        );
        expect(Object.keys(play.result(end)?.scores ?? {})).toEqual(scenario.sides.map(({ id }) => id));
      }
    },
    TIMEOUT,
  );

  test('begins as it is drawn, or with nobody on the field', () => {
    const drawn = play.position(play.start({ ...scenario, deployment: { kind: 'drawn' } }, 1), 'all');
    const placed = scenario.forces.flatMap(({ units }) => units.filter(({ at }) => at !== undefined));
    expect(drawn.pieces.filter(({ space }) => space !== null)).toHaveLength(
      placed.reduce((sum, { troops }) => sum + troops.length, 0),
    );
    const free = play.position(play.start(scenario, 1), 'all');
    expect(free.pieces.every(({ space }) => space === null)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import ezhou from '@/content/scenarios/in-death-ground/ezhou-1259.json';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import { createComputerPlayer, randomPlayer } from '@/lib/game/computer/match-runner';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import {
  type Scenario as TableScenario,
  scenarioSchema as tableSchema,
} from '@/lib/systems/in-death-ground/document/scenario';
import { play as inDeathGround } from '@/lib/systems/in-death-ground/play';
import type { State as TableState } from '@/lib/systems/in-death-ground/play/state';
import { play as lostBattles } from '@/lib/systems/lost-battles/play';
import * as lostBattlesTesting from '@/lib/systems/lost-battles/testing/random-play';
import { play as perikles } from '@/lib/systems/perikles/play';
import type { State as HellasState } from '@/lib/systems/perikles/play/state';
import * as periklesTesting from '@/lib/systems/perikles/testing/random-play';
import { play as pocketBattles } from '@/lib/systems/pocket-battles/play';
import type { State as PocketState } from '@/lib/systems/pocket-battles/play/state';
import * as pocketBattlesTesting from '@/lib/systems/pocket-battles/testing/random-play';
import { play as prussiasGlory } from '@/lib/systems/prussias-glory/play';
import * as prussiasGloryTesting from '@/lib/systems/prussias-glory/testing/random-play';
import type { Stratagem } from '../../in-death-ground/vocabulary';

/** A battle whose armies are set up in play, the first side with a trick that works or does not. */
const setUpInPlay = (json: unknown, stratagem: Stratagem): TableScenario => {
  const scenario = tableSchema.parse(json);
  return {
    ...scenario,
    kind: 'open-battle',
    freeSetUp: true,
    forces: scenario.forces.map((force, index) => ({
      ...force,
      ...(index === 0 ? { stake: 40, stratagem } : {}),
      units: force.units.map(({ place: _place, hidden: _hidden, late: _late, ...unit }) => unit),
    })),
  };
};

interface ImagineCase {
  readonly name: string;
  readonly play: unknown;
  readonly scenario: unknown;
  readonly steps: number;
  /** What is hidden in it at some moment; absent: nothing ever. */
  readonly hides?: (state: unknown) => boolean;
}

const imagineCase = <State>(
  name: string,
  play: unknown,
  scenario: unknown,
  steps: number,
  hides?: (state: State) => boolean,
): ImagineCase => ({
  name,
  play,
  scenario,
  steps,
  ...(hides ? { hides: hides as (state: unknown) => boolean } : {}),
});

const withFreeDeployment = (seed: number): unknown => ({
  ...pocketBattlesTesting.anyBattle(seed),
  deployment: { kind: 'free' },
});

const CASES: readonly ImagineCase[] = [
  imagineCase('Lost Battles', lostBattles, lostBattlesTesting.anyBattle(3), 60),
  imagineCase('Prussia’s Glory', prussiasGlory, prussiasGloryTesting.anyBattle(3), 40),
  imagineCase<PocketState>('Pocket Battles', pocketBattles, withFreeDeployment(5), 40, ({ round, field }) =>
    field.some(({ at, troops }) => round === 0 && at !== 'waiting' && troops.length > 1),
  ),
  imagineCase<HellasState>(
    'Perikles',
    perikles,
    periklesTesting.anyGame(3),
    260,
    ({ troops }) => troops.length > 3,
  ),
  imagineCase<HellasState>(
    'Perikles again',
    perikles,
    periklesTesting.anyGame(8),
    260,
    ({ troops }) => troops.length > 3,
  ),
  imagineCase<TableState>(
    'In Death Ground, ambush',
    inDeathGround,
    tableSchema.parse(teutoburg),
    60,
    ({ units }) => units.some(({ presence }) => presence === 'hidden'),
  ),
  imagineCase<TableState>(
    'In Death Ground, shams',
    inDeathGround,
    setUpInPlay(maldon, 'dummies'),
    90,
    ({ units }) => units.some(({ isDummy, presence }) => isDummy && presence === 'table'),
  ),
  imagineCase<TableState>(
    'In Death Ground, concealment',
    inDeathGround,
    setUpInPlay(maldon, 'concealment'),
    90,
    ({ units }) => units.some(({ reserve }) => reserve.length > 0),
  ),
  imagineCase<TableState>('In Death Ground, oxen', inDeathGround, tableSchema.parse(ezhou), 70, ({ units }) =>
    units.some(({ wick }) => wick !== null),
  ),
];

/** Some moments of a game between players who take anything. */
const playMoments = (rules: AnyPlayRules, scenario: ScenarioBase, steps: number): readonly unknown[] => {
  let state = rules.start(scenario, 11);
  const moments: unknown[] = [];
  for (let count = 0; count < steps; count += 1) {
    const [seat] = rules.awaits(state);
    const action = seat === undefined ? null : randomPlayer(rules, state, seat, count + 1);
    if (!action) break;
    moments.push(state);
    state = rules.apply(state, action).state;
  }
  return moments;
};

/** All that a seat can see and read of a moment. */
const viewOf = (rules: AnyPlayRules, state: unknown, seat: string): unknown => {
  const position = rules.position(state, seat);
  const actions = rules.actions(state, seat);
  return {
    position,
    actions,
    awaits: rules.awaits(state),
    stage: rules.stage(state),
    words: actions.map(action => rules.describe(action, seat, state)),
    objections: actions.map(action => rules.objections(state, action)),
    figures: position.pieces.map(({ id }) => rules.stats?.(state, id, seat) ?? []),
    points: rules.scoreBreakdown?.(state, seat, seat) ?? [],
    worth: rules.worth(state, seat).toFixed(6),
  };
};

const withoutDice = (state: unknown): unknown => {
  const { rng: _rng, ...rest } = state as { rng: unknown };
  return rest;
};

describe.each(CASES)('$name: what is imagined', ({ play, scenario, steps, hides }) => {
  const rules = play as AnyPlayRules;
  const moments = playMoments(rules, scenario as ScenarioBase, steps);
  const deciderOf = (state: unknown): string => rules.awaits(state)[0] ?? '';

  test('looks to him who decides as the truth does: the same position, choices, words and worth', () => {
    for (const [index, state] of moments.entries()) {
      if (index % 3 !== 0) continue;
      const seat = deciderOf(state);
      expect(viewOf(rules, rules.imagine(state, seat, index), seat)).toEqual(viewOf(rules, state, seat));
    }
  });

  test('depends on nothing that is hidden from him, nor on the dice to come', () => {
    for (const [index, state] of moments.entries()) {
      if (index % 3 !== 1) continue;
      const seat = deciderOf(state);
      const other = rules.reseed(rules.imagine(state, seat, 1000 + index), 5);
      expect(withoutDice(rules.imagine(other, seat, 7))).toEqual(withoutDice(rules.imagine(state, seat, 7)));
    }
  });

  test(hides ? 'is another state where something is hidden' : 'is the state itself', () => {
    const isOther = (state: unknown): boolean =>
      JSON.stringify(rules.imagine(state, deciderOf(state), 3)) !== JSON.stringify(state);
    if (hides) expect(moments.some(state => hides(state) && isOther(state))).toBe(true);
    else expect(moments.every(state => rules.imagine(state, deciderOf(state), 3) === state)).toBe(true);
  });

  test('the computer player chooses the same whatever is hidden from it', () => {
    for (const [index, state] of moments.entries()) {
      if (index % 11 !== 5) continue;
      const seat = deciderOf(state);
      const other = rules.reseed(rules.imagine(state, seat, 2000 + index), 9);
      expect(createComputerPlayer('steady')(rules, other, seat, index)).toEqual(
        createComputerPlayer('steady')(rules, state, seat, index),
      );
    }
  }, 120_000);
});

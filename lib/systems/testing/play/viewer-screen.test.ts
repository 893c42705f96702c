import { describe, expect, test } from 'vitest';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { scenarioSchema as tableSchema } from '@/lib/systems/in-death-ground/document/scenario';
import { play as inDeathGround } from '@/lib/systems/in-death-ground/play';
import { play as perikles } from '@/lib/systems/perikles/play';
import * as periklesTesting from '@/lib/systems/perikles/testing/random-play';
import { play as pocketBattles } from '@/lib/systems/pocket-battles/play';
import * as pocketBattlesTesting from '@/lib/systems/pocket-battles/testing/random-play';

interface SecretCase {
  readonly name: string;
  readonly play: unknown;
  readonly scenario: unknown;
  readonly steps: number;
}

/** Every book that has secrets, where it has them. */
const CASES: readonly SecretCase[] = [
  {
    name: 'Pocket Battles, set-up',
    play: pocketBattles,
    scenario: { ...pocketBattlesTesting.anyBattle(5), deployment: { kind: 'free' } },
    steps: 40,
  },
  { name: 'Perikles', play: perikles, scenario: periklesTesting.anyGame(3), steps: 160 },
  { name: 'In Death Ground, ambush', play: inDeathGround, scenario: tableSchema.parse(teutoburg), steps: 40 },
];

const momentsOf = ({ play, scenario, steps }: SecretCase): readonly unknown[] => {
  const rules = play as AnyPlayRules;
  const states = [rules.start(scenario as ScenarioBase, 7)];
  for (let count = 0; count < steps; count += 1) {
    const state = states.at(-1);
    const [seat] = rules.awaits(state);
    const action = seat === undefined ? null : randomPlayer(rules, state, seat, count + 1);
    if (!action) break;
    states.push(rules.apply(state, action).state);
  }
  return states.filter((_, index) => index % 4 === 0);
};

/** Everything that the page shows a viewer about every seat and piece, whoever decides at that moment. */
const tellScreen = (rules: AnyPlayRules, state: unknown, seats: readonly string[], viewer: string) => {
  const position = rules.position(state, viewer);
  const ids = [...seats, ...position.pieces.map(({ id }) => id)];
  return {
    position,
    resources: seats.map(seat => rules.resources(state, seat, viewer)),
    standings: rules.standings(state, viewer),
    progress: rules.progress(state),
    stage: rules.stage(state),
    legend: rules.legend(state, viewer),
    scores: seats.map(seat => rules.scoreBreakdown?.(state, seat, viewer)),
    stats: ids.map(id => rules.stats?.(state, id, viewer)),
    tracks: ids.map(id => rules.tracks(state, id, viewer)),
  };
};

/** The same moment with what the viewer cannot see drawn again; for a spectator, what every seat hides. */
const withSecretsAnew = (rules: AnyPlayRules, state: unknown, seats: readonly string[], viewer: string) => {
  const seeds = [1, 2, 3];
  return seeds.map(seed =>
    viewer === ''
      ? seats.reduce((now, seat) => rules.imagine(now, seat, seed), state)
      : rules.imagine(state, viewer, seed),
  );
};

describe.each(CASES)('what the page of a game tells of secrets: $name', game => {
  const rules = game.play as AnyPlayRules;
  const seats = (game.scenario as ScenarioBase).sides.map(({ id }) => id);

  test('whoever decides, a viewer and a watcher read of every seat and piece only what they may see', () => {
    for (const state of momentsOf(game))
      for (const viewer of [...seats, '']) {
        const [one, ...others] = withSecretsAnew(rules, state, seats, viewer).map(each =>
          tellScreen(rules, each, seats, viewer),
        );
        for (const other of others) expect(other).toEqual(one);
      }
  });
});

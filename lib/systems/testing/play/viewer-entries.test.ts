import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { openTable, playStep, type Table } from '@/lib/game/remote/referee';
import { viewersOf, viewState } from '@/lib/game/remote/viewer-entries';
import { entryFor } from '@/lib/game/remote/viewer-entry';
import { readPlayable } from '@/lib/games/playable-scenario';
import { scenarioSchema as tableSchema } from '@/lib/systems/in-death-ground/document/scenario';
import { play as inDeathGround } from '@/lib/systems/in-death-ground/play';
import { play as perikles } from '@/lib/systems/perikles/play';
import * as periklesTesting from '@/lib/systems/perikles/testing/random-play';
import { play as pocketBattles } from '@/lib/systems/pocket-battles/play';
import * as pocketBattlesTesting from '@/lib/systems/pocket-battles/testing/random-play';

interface ToldCase {
  readonly name: string;
  readonly play: unknown;
  readonly scenario: unknown;
  readonly steps: number;
}

/** Every book that has secrets, where it has them. */
const CASES: readonly ToldCase[] = [
  {
    name: 'Pocket Battles, set-up',
    play: pocketBattles,
    scenario: { ...pocketBattlesTesting.anyBattle(5), deployment: { kind: 'free' } },
    steps: 60,
  },
  { name: 'Perikles', play: perikles, scenario: periklesTesting.anyGame(3), steps: 240 },
  { name: 'In Death Ground, ambush', play: inDeathGround, scenario: tableSchema.parse(teutoburg), steps: 40 },
];

const diceOf = (count: number) => [count + 1, 7, 8, 9];

const openGame = ({ play, scenario }: ToldCase): Table => {
  const rules = play as AnyPlayRules;
  const sides = (scenario as ScenarioBase).sides.map(({ id }) => id);
  return openTable({ rules, seats: sides }, scenario as ScenarioBase, diceOf(0)).table;
};

/** The moments of a game between players who take anything. */
const playTables = (game: ToldCase): readonly Table[] => {
  let table = openGame(game);
  const tables = [table];
  for (let count = 0; count < game.steps; count += 1) {
    const [seat] = table.rules.awaits(table.state);
    const action = seat === undefined ? null : randomPlayer(table.rules, table.state, seat, count + 1);
    if (!action) break;
    table = playStep(table, action, diceOf(count)).table;
    tables.push(table);
  }
  return tables;
};

const textOf = (table: Table, state: unknown, viewer: string): string =>
  JSON.stringify(viewState(table, state, viewer));

/** The same moment with everything drawn again that a viewer cannot see, and other dice to come. */
const withOtherSecrets = ({ rules, seats, state }: Table, viewer: string, seed: number): unknown => {
  const hidden = viewer === '' ? [seats[seed % seats.length] ?? ''] : [viewer];
  return rules.reseed(
    hidden.reduce((now, seat) => rules.imagine(now, seat, 1000 + seed), state),
    500 + seed,
  );
};

/** A few of the choices of a seat, spread over all. */
const someActions = ({ rules, state }: Table, seat: string): readonly ActionBase[] => {
  const actions = rules.actions(state, seat);
  const stride = Math.max(1, Math.floor(actions.length / 12));
  return actions.filter((_, index) => index % stride === 0);
};

describe.each(CASES)('$name by link', game => {
  const tables = playTables(game);

  test('games that differ only in what a viewer cannot see send them equal bytes', () => {
    let compared = 0;
    for (const [index, table] of tables.entries())
      for (const viewer of viewersOf(table).slice(index % 2)) {
        const other = withOtherSecrets(table, viewer, index);
        expect(textOf(table, other, viewer)).toBe(textOf(table, table.state, viewer));
        if (JSON.stringify(other) !== JSON.stringify(table.rules.reseed(table.state, 500 + index)))
          compared += 1;
      }
    expect(compared).toBeGreaterThan(10);
  });

  test('choices of one kind that leave a viewer the same board are told to them in the same words', () => {
    for (const table of tables.filter((_, index) => index % 3 === 0)) {
      const [seat = ''] = table.rules.awaits(table.state);
      const played = someActions(table, seat).map(action => playStep(table, action, diceOf(0)));
      for (const viewer of viewersOf(table).filter(other => other !== seat)) {
        const words = new Map<string, string>();
        for (const { table: next, step } of played) {
          const board = `${step.action.type} ${textOf(next, next.state, viewer)}`;
          const told = JSON.stringify(entryFor(step.byViewer, viewer));
          expect(told).toBe(words.get(board) ?? told);
          words.set(board, told);
        }
      }
    }
  });

  test('neither the dice to come nor the raw choices of others are in what is sent', () => {
    for (const table of tables.slice(1)) {
      const { rng } = table.state as { rng: unknown };
      for (const viewer of viewersOf(table))
        expect(textOf(table, table.state, viewer)).not.toContain(JSON.stringify(rng));
    }
  });
});

test.each(['lost-battles/cannae', 'prussias-glory/rossbach-battle'])(
  '%s hides nothing: every viewer is sent the same',
  async file => {
    const document: unknown = JSON.parse(readFileSync(`content/scenarios/${file}.json`, 'utf8'));
    const playable = await readPlayable(document, null);
    if (!playable) throw new Error('it cannot be played');
    const { rules, scenario } = playable;
    for (const table of playTables({ name: file, play: rules, scenario, steps: 30 }))
      expect(new Set(viewersOf(table).map(viewer => textOf(table, table.state, viewer))).size).toBe(1);
  },
);

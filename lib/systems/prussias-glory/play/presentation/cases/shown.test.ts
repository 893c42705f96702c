import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { type Scenario, scenarioSchema } from '../../../document/scenario';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { offers, run, stateOf } from '../../../testing/scripted-play';
import { play } from '../..';
import type { Action, Event } from '../../actions';
import type { State } from '../../state';

const shipped = (name: string): Scenario =>
  scenarioSchema.parse(JSON.parse(readFileSync(`content/scenarios/prussias-glory/${name}.json`, 'utf8')));

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['3-3-4', '2-2-4'],
  ...more,
});

describe('what a side has to do', () => {
  const aimOf = (change: (scenario: Scenario) => Scenario): string =>
    play.brief(change(shipped('leuthen-battle')), 'prussia').aim.code;
  const ownLevels = ({ victoryLevels = [] }: Scenario) =>
    victoryLevels.filter(({ side }) => side === 'prussia');

  test('[22.1] with levels of victory the aim names the least and the most, with one level that one', () => {
    const { defaultVictory: _, ...battle } = shipped('leuthen-battle');
    const [first] = ownLevels(battle);
    if (!first) throw new Error('no level of victory');
    const code = (victoryLevels: Scenario['victoryLevels']): string =>
      play.brief({ ...battle, victoryLevels }, 'prussia').aim.code.replace('words.prussias-glory.brief.', '');
    const two = [first, { ...first }];
    expect([code([]), code([first]), code(two)]).toEqual(['aim', 'aim-one', 'aim-two']);
  });

  test('[22.1] who wins unless the other side does has to hold', () => {
    const held = aimOf(scenario => ({
      ...scenario,
      defaultVictory: { ...scenario.defaultVictory, side: 'prussia', level: 'marginal' },
    }));
    expect(held).toBe('words.prussias-glory.brief.aim-hold');
  });
});

test.each([
  ['activated', 0, 1],
  ['inactive', 0, 0],
  ['effective', 0, 1],
  ['degraded', 0, 0],
  ['charge-all', 0, 2],
  ['charge-some', 0, 1],
  ['charge-none', 0, 0],
])('an outcome that costs nobody steps is shown by what is won: %s', (id, own, enemy) =>
  expect(play.losses(id)).toEqual({ own, enemy }),
);

describe('the log', () => {
  const lineOf = (state: State, action: Action, events: readonly Event[]) =>
    play.summary([{ state, action, events }], 'all');
  const pass: Action = { by: 'first', type: 'pass' };

  test.each([['rallied'], ['not-rallied']])(
    '[17] a single unit that tries to rally has its line: %s',
    type => {
      const state = run(stateOf([foot('a', '1010')]), { task: 'move' }).state;
      const line = lineOf(state, pass, [{ type, values: {} } as unknown as Event]);
      expect(line?.text.code).toBe('words.prussias-glory.log.rallied');
    },
  );

  test('[6.1.1, 13.1] a line says what was paid, and only where something was', () => {
    const rossbach = { ...play.start(shipped('leuthen'), 1), player: 1 as const };
    const asleep = run(rossbach, { task: 'activation' }).state;
    const stacked = run(stateOf([foot('a', '1010'), foot('b', '1010')]), { task: 'move' }).state;
    const costOf = (state: State, action: Action): string | undefined => {
      const line = lineOf(state, action, play.apply(state, action).events);
      expect(line && say(line.text)).not.toBe('');
      return line?.cost && say(line.cost);
    };
    expect(costOf(asleep, { by: 'austria', type: 'activate' })).toBe('2 points of army morale');
    expect(costOf(stacked, { by: 'first', type: 'raise', piece: 'b' })).toBe(undefined);
  });
});

describe('orders', () => {
  test('[15.3, 9.2] a stack of four goes with all its units, its leader before the last', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const bare = stateOf([
      ...ids.map(id => foot(id, '1010', { codes: ['3-3-4'] })),
      foot('e', '2020', { side: 1 }),
    ]);
    const leaders = { ...bare.field.leaders, 'first-infantry-leader': hexIn(bare, '1010') };
    const state = run({ ...bare, field: { ...bare.field, leaders } }, { task: 'move' }).state;
    const group = play.groupOf(state, 'first', 'a');
    const order = play
      .orders(state, 'first', group)
      .find(({ about }) => about.targets.some(target => 'id' in target && target.id === '1011'));
    expect(order?.about.subjects).toEqual(['d', 'c', 'b', 'first-infantry-leader', 'a']);
  });

  test.each([
    ['one fast defender', ['f'], 'words.prussias-glory.throw.may-fall-back'],
    ['two fast defenders', ['f', 'g'], 'words.prussias-glory.throw.may-fall-back'],
    ['none', ['h'], undefined],
  ])('[19.2] the odds of an attack note that the defender may fall back: %s', (_, defenders, note) => {
    const fast = (id: string): TestUnit =>
      foot(id, '1011', {
        side: 1,
        ...(id === 'h' ? { codes: ['8-6-3'] } : { arm: 'cavalry', codes: ['3-3-8', '2-2-8'] }),
      });
    const state = run(stateOf([foot('a', '1010'), ...defenders.map(fast)]), { task: 'combat' }).state;
    const attack = offers(state).find(({ type }) => type === 'attack');
    const order = attack && {
      about: play.about(state, attack),
      actions: [attack] as const,
      label: play.describe(attack, 'all'),
    };
    const preview = order && play.nextThrow(state, order);
    expect(preview?.note?.code).toBe(note);
  });
});

import { describe, expect, test } from 'vitest';
import { changeUnit } from '../../testing/field';
import { siegeScenario, unitOf } from '../../testing/siege';
import { battle, hoplites, placed } from '../../testing/table';
import { play } from '..';
import type { State } from '../state';
import { describeMoveDice } from './move-dice';
import { progress, resources, standings } from './progress';

const guard = { id: 'guard', entry: 'ionians', variant: 'armoured', elements: 4, place: placed(60, 8, 180) };

const stakeOf = (state: State, side: 0 | 1) => {
  const { stake } = standings(state)[side] ?? {};
  return stake ? [stake.code.replace('words.in-death-ground.stake.', ''), stake.values ?? {}] : null;
};

describe('what decides beside losses', () => {
  test('[8.2] two thirds of a column must march through, rounded up', () => {
    const base = battle(
      'ambush',
      [],
      [hoplites('one', undefined, 8), hoplites('two', undefined, 6)],
      [guard],
    );
    const start = play.start({ ...base, attacker: 'first' }, 1);
    expect(stakeOf(start, 0)).toEqual(['column', { through: 0, needed: 10 }]);
    const { elements } = unitOf(start, 'one');
    const through = changeUnit(start, 'one', { presence: 'through', elements: elements.slice(0, 7) });
    expect([stakeOf(through, 0), stakeOf(through, 1)]).toEqual([
      ['column', { through: 7, needed: 10 }],
      null,
    ]);
  });

  test('[8.6] a besieger must hold the place', () => {
    const state = play.start(siegeScenario([['a', placed(30, 40), 4]], [{ id: 'guard', x: 60, y: 3 }]), 1);
    expect([stakeOf({ ...state, held: 1 }, 0)?.[1], stakeOf(state, 1)]).toEqual([
      { held: 1, turns: 3 },
      null,
    ]);
  });

  test('[8.5] raider and raided are told different things, [8.3] in an open battle nobody anything', () => {
    const scenario = { ...battle('raid', [], [hoplites('one', placed(30, 40))], [guard]), attacker: 'first' };
    const raid = play.start(scenario, 1);
    expect([stakeOf(raid, 0)?.[0], stakeOf(raid, 1)?.[0]]).toEqual(['raider', 'raided']);
    const open = play.start({ ...scenario, kind: 'open-battle' }, 1);
    expect([stakeOf(open, 0), stakeOf(open, 1)]).toEqual([null, null]);
  });
});

describe('what is left to do', () => {
  const field = play.start(
    battle('open-battle', [], [hoplites('one', placed(20, 40)), hoplites('two', placed(50, 40))], [guard]),
    1,
  );
  const moving: State = { ...field, round: 1, agenda: [{ type: 'move', side: 0 }, ...field.agenda] };

  test('[11.1] the phase of the turn, and the turn, which is at least the first', () => {
    expect([progress(moving).phase, progress(moving).now]).toEqual([2, 1]);
    expect(progress({ ...moving, round: 0 }).now).toBe(1);
  });

  test('[12.1] how many have moved of how many, to their own side alone in its movement', () => {
    const moved = (state: State) =>
      resources(state, 'first', 'first').flatMap(({ code, values }) =>
        code.endsWith('.moved') ? [values] : [],
      );
    const [before] = moved(moving);
    const all = Number(before?.all);
    const { turn } = unitOf(moving, 'one');
    const after = changeUnit(moving, 'one', { turn: { ...turn, isDone: true } });
    expect([before, moved(after)]).toEqual([{ moved: 0, all }, [{ moved: 1, all }]]);
    expect(all).toBeGreaterThanOrEqual(2);
    expect(
      resources({ ...moving, agenda: [{ type: 'shoot', side: 0, aims: {} }] }, 'first', 'first'),
    ).toEqual([]);
  });

  test('[16.2] the dice with which a general can still encourage, to their own side', () => {
    const state: State = { ...moving, agenda: [{ type: 'encourage', side: 0, dice: 2 }] };
    const dice = (seat: string) =>
      resources(state, seat, seat).map(({ code, values }) => [code.split('.').at(-1), values]);
    expect([dice('first'), dice('second')]).toEqual([[['rally-dice', { dice: 2 }]], []]);
  });

  test('[8.3] how many are still to be set up', () => {
    const one = changeUnit(moving, 'two', { presence: 'waiting' });
    const state: State = { ...one, agenda: [{ type: 'set-up', side: 0 }] };
    expect(resources(state, 'first', 'first').map(({ values }) => values)).toEqual([{ count: 1 }]);
  });
});

test('[12.1] the dice of a move are said for either ground; who has nobody left has none', () => {
  const state = play.start(battle('open-battle', [], [hoplites('one', placed(20, 40))], [guard]), 1);
  const unit = unitOf(state, 'one');
  const said = describeMoveDice(unit);
  expect(said.code.split('.').at(-1)).toBe('move-dice');
  expect(Object.keys(said.values ?? {})).toEqual(['good', 'difficult']);
  expect(
    describeMoveDice({ ...unit, elements: [] })
      .code.split('.')
      .at(-1),
  ).toBe('no-dice');
});

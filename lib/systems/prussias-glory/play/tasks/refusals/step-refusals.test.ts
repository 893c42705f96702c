import { describe, expect, test } from 'vitest';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { run, stateOf } from '../../../testing/scripted-play';
import { listTaskObjections } from '../../sequence';
import type { State } from '../../state';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3', '5-4-3', '3-3-3'],
  ...more,
});

const codes = (state: State, action: Parameters<typeof listTaskObjections>[1]): readonly string[] =>
  listTaskObjections(state, action).map(({ code }) => code.replace('prussias-glory/', ''));

describe('7 Why a piece cannot go to a hex next', () => {
  const start = stateOf([
    foot('a', '1010'),
    foot('d', '1013', { side: 1 }),
    { id: 'b', hex: '2012', codes: ['8-6-3'], side: 1, traits: ['light-baggage'] },
    { id: 'c', codes: ['8-6-3'] },
  ]);
  const step = (to: string, piece = 'a', steps = 0, hex = '1010'): readonly string[] => {
    const moved = { ...start.field, stacks: { ...start.field.stacks } };
    const state: State =
      hex === '1010'
        ? start
        : {
            ...start,
            field: {
              ...moved,
              stacks: { ...moved.stacks, [hexIn(start, '1010')]: [], [hexIn(start, hex)]: ['a'] },
            },
          };
    return codes(
      { ...state, agenda: [{ task: 'moving', piece, spent: 0, steps }] },
      { by: 'first', type: 'step', to },
    );
  };

  test.each([
    ['[15.3] a hex that is not on the map', step('9999'), ['not-on-the-map']],
    ['[15.3] a piece that is not on the map', step('1011', 'c'), ['not-on-the-map']],
    ['[7] a hex two away', step('1012'), ['not-next-to']],
    ['[7] the hex where it stands', step('1010'), ['not-next-to']],
    ['[7.2] one that has come into an enemy zone stops', step('1011', 'a', 1, '1012'), ['must-stop']],
    ['[7.1] a hex of the enemy', step('1013', 'a', 0, '1012'), ['enemy-in-hex']],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected));
});

test('[3.3] a full hex has no room for a unit that cannot go on, but for a leader', () => {
  const full = stateOf([foot('a', '1010'), ...['b', 'c', 'd'].map(id => foot(id, '1011'))]);
  const leader = 'first-infantry-leader';
  const leaders = { ...full.field.leaders, [leader]: hexIn(full, '1010') };
  const step = (piece: string, spent: number): readonly string[] =>
    codes(
      {
        ...full,
        field: { ...full.field, leaders },
        agenda: [{ task: 'moving', piece, spent, steps: spent }],
      },
      { by: 'first', type: 'step', to: '1011' },
    );
  expect([step('a', 1).length, step(leader, 5)]).toEqual([1, []]);
});

describe('11.1 Why a unit does not take the next point', () => {
  const half = { codes: ['8-6-3', '7-5-3'] };
  const start = stateOf([foot('a', '1010', half), foot('b', '1010', half), foot('x', '2010')]);
  const reason = (unit: string, type: 'lose-step' | 'fall-back', more: object = {}): readonly string[] => {
    const task = {
      task: 'losses',
      side: 0,
      hexes: [hexIn(start, '1010')],
      points: 2,
      required: 1,
      result: { points: 2 },
      lead: null,
      lost: {},
      first: [],
      inMelee: false,
      ...more,
    } as unknown as State['agenda'][number];
    return codes({ ...start, agenda: [task] }, { by: 'first', type, unit });
  };

  test('[11.1] a unit of another hex takes none', () =>
    expect(reason('x', 'fall-back')).toEqual(['takes-no-loss']));

  test('[11.1] the lead unit takes the first point', () => {
    expect(reason('b', 'fall-back', { lead: 'a' })).toEqual(['lead-first']);
    expect(reason('a', 'fall-back', { lead: 'a' })).toEqual(['step-first']);
    expect(reason('b', 'fall-back', { lead: 'x' })).toEqual(['step-first']);
  });

  test('[11.1.2, 11.1.4] a step comes before a retreat', () => {
    expect(reason('a', 'fall-back')).toEqual(['step-first']);
    expect(reason('a', 'fall-back', { lost: { a: 1 } })).toEqual(['no-way-back']);
    expect(reason('a', 'lose-step', { lost: { a: 1 } })).toEqual(['must-fall-back']);
  });

  test('[11.1] other actions have no reason of their own', () =>
    expect(codes({ ...start, agenda: [] }, { by: 'first', type: 'halt' })).toEqual([]));
});

describe('8.5 Rally', () => {
  test('[8.5] a unit that rallies is formed and has passed nothing; one that does not stays as it was', () => {
    const ends = Array.from({ length: 30 }, (_, seed) => {
      const { state, events } = run(
        stateOf(
          [foot('a', '1010', { codes: ['5-3-3'], state: { status: 'disordered', passed: true } })],
          undefined,
          seed,
        ),
        { task: 'rally' },
      );
      return `${events.map(({ type }) => type)} ${state.field.units.a?.status} ${state.field.units.a?.passed}`;
    });
    expect([...new Set(ends)].sort()).toEqual(['not-rallied disordered true', 'rallied formed false']);
  });
});

test('[15.3] a unit that is not on the map cannot be moved', () => {
  const state = run(stateOf([foot('a', '1010'), { id: 'c', codes: ['8-6-3'] }]), { task: 'move' }).state;
  expect(codes(state, { by: 'first', type: 'move', piece: 'c' })).toEqual(['not-on-the-map']);
});

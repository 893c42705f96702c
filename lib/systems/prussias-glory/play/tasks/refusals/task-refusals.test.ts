import { describe, expect, test } from 'vitest';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { startMelee, stateOf } from '../../../testing/scripted-play';
import type { Action, Choice } from '../../actions';
import { NOT_NOW, reasonsAgainst } from '../../objections';
import { listTaskObjections } from '../../sequence';
import type { State, Task } from '../../state';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3', '5-4-3', '3-3-3'],
  ...more,
});
const gun = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'artillery',
  codes: ['8-5-3', '6-4-2'],
  ...more,
});

const LEADER = 'first-infantry-leader';

/** Foot, a gun and a leader at 1010 have fought for 1011; x stands far away. */
const bare = stateOf([
  foot('a', '1010'),
  gun('g', '1010'),
  foot('x', '2010'),
  foot('d', '1110', { side: 1 }),
]);
const state: State = startMelee(
  {
    ...bare,
    field: { ...bare.field, leaders: { ...bare.field.leaders, [LEADER]: hexIn(bare, '1010') } },
  },
  ['1010'],
  ['1011', '1110'],
);

const reasons = (task: Task, action: Choice, now = state): readonly string[] =>
  listTaskObjections({ ...now, agenda: [task] }, { by: 'first', ...action } as Action).map(
    ({ code, rule }) => `${code.replace('prussias-glory/', '')} ${rule?.section}`,
  );

describe('why a choice is refused', () => {
  const advance: Task = {
    task: 'advance',
    by: 'attacker',
    hexes: ['1011', '1110'].map(hex => hexIn(state, hex)),
  };

  test.each([
    ['a hex that was not fought for', 'a', '0910', 'not-vacated 19.9'],
    ['a hex that the enemy still holds', 'a', '1110', 'not-vacated 19.9'],
    ['guns stay where they are', 'g', '1011', 'guns-do-not-advance 19.9'],
    ['a unit from elsewhere', 'x', '1011', 'not-in-the-fight 19.9'],
    ['a leader before any unit has gone', LEADER, '1011', 'cannot-advance 19.9'],
  ])('[19.9] advance: %s', (_, piece, to, reason) =>
    expect(reasons(advance, { type: 'advance', piece, to })).toEqual([reason]),
  );

  const retreat: Task = { task: 'retreat', unit: 'a', left: 1, how: 'disorder', way: [] };

  test.each([
    ['a hex nearby that is no better', '1011', 'worse-retreat 8.4'],
    ['a hex two away', '1012', 'not-next-to 8.4'],
    ['the hex itself', '1010', 'not-next-to 8.4'],
    ['a hex that is not on the map', '9999', 'not-next-to 8.4'],
  ])('[8.4] retreat: %s', (_, to, reason) =>
    expect(reasons(retreat, { type: 'retreat-to', to })).toEqual([reason]),
  );

  test.each<readonly [string, Task, Choice]>([
    ['leader-stays 8.4', retreat, { type: 'go-along', leader: 'nobody' }],
    ['not-engaged 19.4', { task: 'lead', of: 'attacker' }, { type: 'lead', unit: 'x' }],
    [
      'cannot-charge 19.12.1',
      { task: 'charge' },
      { type: 'charge', attacking: ['1010'], defending: ['1011'] },
    ],
    ['does-not-charge 19.12.2', { task: 'charge' }, { type: 'hold-back', unit: 'x' }],
    ['no-gun-there 11.3.1', { task: 'guns', side: 0, hexes: [] }, { type: 'lose-gun', unit: 'g' }],
    [
      'no-refuge 19.2',
      { task: 'retreat-before', hex: hexIn(state, '1110') },
      { type: 'retreat-before', to: '1010' },
    ],
    ['not-in-column 7.3.2', { task: 'deploy' }, { type: 'deploy', wing: 'first-infantry-wing' }],
    ['cannot-inspire 6.2.1', { task: 'inspire', leader: LEADER }, { type: 'inspire', wing: 'none' }],
    [
      'needs-no-commander 6.2.2',
      { task: 'look-to-commander', left: 2 },
      { type: 'look-to-commander', unit: 'a' },
    ],
    [
      'cannot-join-column 7.3',
      { task: 'column-guns', wing: 'first-infantry-wing', left: 3 },
      { type: 'join-column', gun: 'x' },
    ],
    [
      'no-quarters-there 26.3.3',
      { task: 'quarters', pieces: ['a'], town: 'town' },
      { type: 'quarter', piece: 'a', at: '1010' },
    ],
    ['no-entry-there 22.2', { task: 'entering', piece: 'a' }, { type: 'enter', piece: 'a', at: '1010' }],
  ])('%s', (reason, task, choice) => {
    expect(reasons(task, choice)).toEqual([reason]);
    expect(reasons(task, { type: 'declare-advance' })).toEqual([]);
  });
});

test('[12] what belongs to another phase is refused as such', () => {
  const move: State = { ...state, agenda: [{ task: 'lead', of: 'attacker' }] };
  expect(reasonsAgainst(move, { by: 'first', type: 'halt' })).toEqual([NOT_NOW]);
  expect(reasonsAgainst(move, { by: 'first', type: 'lead', unit: 'x' })).not.toEqual([NOT_NOW]);
});

describe('16 Bombardment: why no gun fires at a hex', () => {
  const fire: Task = { task: 'fire', side: 0, phase: 'offensive' };
  const guns = stateOf([
    gun('near', '1010'),
    gun('far', '0410'),
    foot('d', '1011', { side: 1 }),
    foot('e', '1015', { side: 1 }),
  ]);
  const aim = (target: string, now = guns) => reasons(fire, { type: 'aim', target }, now);

  test('[16] a hex is fired at once in a phase', () => {
    const marked = { ...guns, marks: { ...guns.marks, targets: [hexIn(guns, '1011')] } };
    expect([aim('1011'), aim('1011', marked)]).toEqual([[], ['fired-at-already 16']]);
  });

  test('[16.1] the reason is that of the nearest gun', () => {
    expect(aim('1015')).toHaveLength(1);
    expect(aim('1012')).not.toEqual(aim('1015'));
  });

  test('[16.1] outside the map there is no reason to give', () => expect(aim('9999')).toEqual([]));
});

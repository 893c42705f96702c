import { expect, test } from 'vitest';
import type { Scenario } from '../../../../document/scenario';
import { hexIn, type TestUnit } from '../../../../testing/scenario-builder';
import { stateOf } from '../../../../testing/scripted-play';
import { play } from '../../..';
import type { State } from '../../../state';

const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: ['8-6-3', '7-5-3'],
  ...more,
});
const westward = (scenario: Scenario): Scenario => ({
  ...scenario,
  board: { ...scenario.board, friendlyEdges: [{ side: 'first', edges: ['west'] }] },
});

/** “r” must go back one hex from 1010; with an enemy at 1013 it has one best hex, at 1310 two. */
const retreating = (enemy: string, leader: boolean): State => {
  const state = stateOf([foot('r', '1010'), foot('f', '1010'), foot('e', enemy, { side: 1 })], westward);
  const leaders: Readonly<Record<string, number>> = leader
    ? { 'first-infantry-leader': hexIn(state, '1010') }
    : {};
  return {
    ...state,
    field: { ...state.field, leaders },
    agenda: [{ task: 'retreat', unit: 'r', left: 1, how: 'disorder', way: [] }],
  };
};

test.each([
  ['one best hex and no leader: nobody is asked', '1013', false, []],
  ['one best hex and a leader who could go along: the player is asked', '1013', true, ['first']],
  ['several best hexes: the player is asked', '1310', false, ['first']],
])('[8.4] %s', (_, enemy, leader, asked) => expect(play.awaits(retreating(enemy, leader))).toEqual(asked));

test('[11.3.1] the player says which of two guns loses a step; a single one needs no choice', () => {
  const gun = (id: string): TestUnit => ({ id, hex: '1010', arm: 'artillery', codes: ['8-5-3', '6-4-2'] });
  const asked = (...ids: readonly string[]): readonly string[] => {
    const state = stateOf(ids.map(gun));
    return play.awaits({ ...state, agenda: [{ task: 'guns', side: 0, hexes: [hexIn(state, '1010')] }] });
  };
  expect([asked('g'), asked('g', 'h')]).toEqual([[], ['first']]);
});

test.each([
  ['at its own edge a routed unit is gone', '0110', 2, []],
  ['in front of it the player is asked for the way', '0210', 2, ['first']],
  ['with no hex left to run nobody is asked', '0210', 0, []],
])('[8.2] %s', (_, hex, left, asked) => {
  const state = stateOf([foot('r', hex), foot('e', '1310', { side: 1 })], westward);
  const agenda = [{ task: 'retreat', unit: 'r', left, how: 'rout', way: [] } as const];
  expect(play.awaits({ ...state, agenda })).toEqual(asked);
});

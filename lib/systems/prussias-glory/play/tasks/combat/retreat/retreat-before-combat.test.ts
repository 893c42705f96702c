import { describe, expect, test } from 'vitest';
import { hexOfUnit, standingUnitOf } from '../../../../rules/field';
import { hexIn, type TestUnit, withTerrain } from '../../../../testing/scenario-builder';
import { choose, offers, run, stateOf } from '../../../../testing/scripted-play';
import { nameHex } from '../../../game';
import type { State } from '../../../state';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const CROATS = ['3-3-4', '2-2-4'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const croats = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit =>
  foot(id, hex, { side: 1, codes: CROATS, ...more });
const hussars = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  side: 1,
  arm: 'cavalry',
  codes: ['4-7-7', '3-6-7'],
  ...more,
});

const ATTACK = { type: 'attack', attacking: ['1010'], defending: ['1011'] } as const;
const attacked = (units: readonly TestUnit[]): State =>
  choose(run(stateOf([foot('a', '1010'), ...units]), { task: 'combat' }).state, ATTACK).state;

const refuges = (state: State): readonly string[] =>
  offers(state)
    .flatMap(action => (action.type === 'retreat-before' ? action.to : []))
    .toSorted();

const at = (state: State, id: string): string | null => {
  const hex = hexOfUnit(state.field, id);
  return hex === null ? null : nameHex(state, hex);
};

describe('19.2 Retreat before combat', () => {
  test('[19.2] fast defenders may fall back to any hex beside theirs, enemy zones included', () => {
    expect(refuges(attacked([croats('c', '1011')]))).toEqual(['0910', '0911', '1012', '1110', '1111']);
  });

  test('[19.2, 7.2.5] exhausted ones may do so into a hex that no enemy controls', () => {
    expect(refuges(attacked([croats('c', '1011', { codes: ['(3)-3-4'] })]))).toEqual([
      '0911',
      '1012',
      '1111',
    ]);
    const both = [croats('c', '1011', { codes: ['(3)-3-4'] }), croats('d', '1011')];
    expect(refuges(attacked(both)), 'all of a hex go the same way').toEqual(['0911', '1012', '1111']);
  });

  test('[19.2] into friends they go on top, and nobody is disordered or checks morale', () => {
    const state = attacked([croats('c', '1011'), hussars('h', '1012')]);
    const { state: after, events } = choose(state, { type: 'retreat-before', to: '1012' });
    expect(after.field.stacks[hexIn(after, '1012')]).toEqual(['c', 'h']);
    expect(standingUnitOf(after, 'h').status).toBe('formed');
    expect(events.map(({ type }) => type)).not.toContain('morale-checked');
  });

  test('[19.2, 3.1] not where there is no room for all of them', () => {
    const crowd = [0, 1, 2].map(index => foot(`f${index}`, '1012', { side: 1, steps: index === 2 ? 2 : 4 }));
    const one = attacked([croats('c', '1011'), ...crowd]);
    const two = attacked([croats('c', '1011'), croats('d', '1011'), ...crowd]);
    expect([refuges(one).includes('1012'), refuges(two).includes('1012')]).toEqual([true, false]);
  });

  test('[19.2, 25.3.5] not into the hex of the light baggage', () => {
    const baggage = foot('b', '1012', { side: 1, codes: ['(1)-2-2'], traits: ['light-baggage'] });
    expect(refuges(attacked([croats('c', '1011'), baggage]))).not.toContain('1012');
  });

  test('[19.2, 7.1] not onto ground that is closed to them', () => {
    const state = run(stateOf([foot('a', '1010'), croats('c', '1011')], withTerrain({ '1012': 'l' })), {
      task: 'combat',
    }).state;
    expect(refuges(choose(state, ATTACK).state)).not.toContain('1012');
  });

  test('[19.2, 19] who has fallen back has not fought and may be attacked by others', () => {
    const units = [foot('b', '1013'), croats('c', '1011')];
    const state = choose(attacked(units), { type: 'retreat-before', to: '1012' }).state;
    expect(state.marks.fought).not.toContain('c');
    const next = offers(state).some(({ type }) => type === 'advance')
      ? choose(state, { type: 'pass' }).state
      : state;
    expect(offers(next)).toContainEqual({
      by: 'first',
      type: 'attack',
      attacking: ['1013'],
      defending: ['1012'],
    });
  });

  test('[19.2, 19.12.3] cavalry that has fallen back is not disordered by the fight', () => {
    const state = choose(attacked([hussars('h', '1011'), foot('s', '1011', { side: 1 })]), {
      type: 'retreat-before',
      to: '1012',
    }).state;
    expect([at(state, 'h'), standingUnitOf(state, 'h').status]).toEqual(['1012', 'formed']);
  });

  test('[19.2] who falls back into another hex under attack goes no further', () => {
    const state = run(stateOf([foot('a', '1010'), croats('c', '1011'), croats('d', '1110')]), {
      task: 'combat',
    }).state;
    const [both] = offers(state);
    if (both?.type !== 'attack') throw new Error('nobody attacks');
    expect(both.defending).toEqual(['1011', '1110']);
    const begun = choose(state, both).state;
    const moved = choose(begun, { type: 'retreat-before', to: '1110' }).state;
    expect(moved.field.stacks[hexIn(moved, '1110')]).toEqual(['c', 'd']);
    const { state: again, events } = choose(moved, { type: 'retreat-before', to: '1111' });
    expect(at(again, 'd')).toBe('1111');
    expect(events.find(({ type }) => type === 'attack-resolved')?.values).toMatchObject({ defending: 3 });
  });

  test('[19.2] routed units do not choose to go', () => {
    const routed = croats('c', '1011', { state: { status: 'routed' } });
    expect(refuges(attacked([routed, croats('d', '1011')])).length).toBeGreaterThan(0);
    expect(refuges(attacked([routed]))).toEqual([]);
  });
});

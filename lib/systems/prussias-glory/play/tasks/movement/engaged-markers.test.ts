import { describe, expect, test } from 'vitest';
import { hexIn, type TestUnit } from '../../../testing/scenario-builder';
import { choose, run, stateOf } from '../../../testing/scripted-play';
import type { State } from '../../state';
import { activateArmy } from '../command/reactions';

const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];
const HORSE = ['4-7-7', '3-6-7'];
const foot = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  codes: LINE,
  ...more,
});
const horse = (id: string, hex: string, more: Partial<TestUnit> = {}): TestUnit => ({
  id,
  hex,
  arm: 'cavalry',
  codes: HORSE,
  ...more,
});
const enemy = foot('e', '1011', { side: 1 });

const marked = (units: readonly TestUnit[]): State => {
  const state = activateArmy(activateArmy(stateOf([...units, enemy]), 0), 1);
  const commanded: State = { ...state, marks: { ...state.marks, outOfCommand: [] } };
  return run(commanded, { task: 'engage' }).state;
};

const moved = (state: State, piece: string, to: string): State => {
  const begun = run(state, { task: 'moving', piece, spent: 0, steps: 0 }).state;
  return choose(begun, { type: 'step', to }).state;
};

const markerAt = (state: State, hex: string): string | undefined => state.marks.engaged[hexIn(state, hex)];

describe('4.3 and 4.4: engaged markers', () => {
  test('[4.4] the marker of a hex that fast units leave is taken up, and a later unit fights without it', () => {
    const state = marked([horse('h', '1010'), foot('late', '0909')]);
    expect(markerAt(state, '1010')).toBe('normal');
    const gone = moved(state, 'h', '1009');
    expect(markerAt(gone, '1010')).toBeUndefined();
    const later = moved(gone, 'late', '1010');
    expect(markerAt(later, '1010')).toBeUndefined();
    const asked = run(later, { task: 'combat' }).state;
    const { events } = choose(asked, { type: 'attack', attacking: ['1010'], defending: ['1011'] });
    const reasons = events.find(({ type }) => type === 'attack-resolved')?.because ?? [];
    expect(reasons.some(({ label }) => label.code.endsWith('stack-changed'))).toBe(false);
  });

  test('[4.4] while anybody is left the marker stays as it is', () => {
    const two = marked([horse('h', '1010'), horse('i', '1010')]);
    const one = moved(two, 'h', '1009');
    expect(markerAt(one, '1010')).toBe('normal');
    expect(markerAt(moved(one, 'i', '0909'), '1010')).toBeUndefined();
    const slow = moved(marked([horse('h', '1010'), foot('s', '1010')]), 'h', '1009');
    expect(markerAt(slow, '1010'), 'foot that was behind').toBe('normal');
    const gun: TestUnit = { id: 'g', hex: '1010', arm: 'artillery', codes: ['4-2-1', '2-1-0'] };
    expect(markerAt(moved(marked([horse('h', '1010'), gun]), 'h', '1009'), '1010'), 'guns').toBe('normal');
  });

  test('[4.4] a leader left behind does not keep the marker', () => {
    const state = marked([horse('h', '1010')]);
    const led: State = {
      ...state,
      field: { ...state.field, leaders: { 'first-cavalry-leader': hexIn(state, '1010') } },
    };
    expect(markerAt(moved(led, 'h', '1009'), '1010')).toBeUndefined();
  });

  test('[19.10] the momentum marker of a hex that is emptied is taken up', () => {
    const base = stateOf([foot('e', '1011', { side: 1 }), foot('f', '1012', { side: 1 })]);
    const mark = { count: 1, by: 0 as const, turn: 0 };
    const momentum = { [hexIn(base, '1011')]: mark, [hexIn(base, '1012')]: mark };
    const state: State = { ...base, marks: { ...base.marks, momentum } };
    const after = run(state, { task: 'retreat', unit: 'e', left: 1, how: 'disorder', way: [] }).state;
    expect(after.marks.momentum[hexIn(after, '1011')]).toBeUndefined();
    expect(after.marks.momentum[hexIn(after, '1012')]).toEqual(mark);
  });
});

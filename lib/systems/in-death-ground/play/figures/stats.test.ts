import { describe, expect, test } from 'vitest';
import { changeUnit, placeElements, startField } from '../../testing/field';
import { stats } from './stats';

const read = (lines: ReturnType<typeof stats>): readonly string[] =>
  lines.map(({ label, value }) => `${label.code.split('.').at(-1)} ${value}`);

describe('the numbers of a unit or an army', () => {
  const state = startField();

  test('[2.1] the elements of an army are counted for its own player and for those who see all', () => {
    expect(read(stats(state, 'first', 'all'))).toEqual(['army-elements 6']);
    expect(read(stats(state, 'first', 'first'))).toEqual(['army-elements 6']);
    expect(stats(state, 'first', 'second')).toEqual([]);
  });

  test('[12.1, 13.1, 15.2, 16.1] a unit shows elements, disorder, dice, morale, and a range only if it shoots', () => {
    const shaken = changeUnit(state, 'a', { markers: 2 });
    expect(read(stats(shaken, 'a', 'first'))).toEqual([
      'elements 2',
      'markers 2',
      'move-dice 2',
      'morale-needs 4',
    ]);
    const archers = placeElements(state, 'a', { x: 10, y: 44, profile: { arm: 'bow' } });
    expect(stats(archers, 'a', 'first').map(({ rule }) => rule?.section)).toContain('13.1');
  });

  test('[9.2] a hidden unit has numbers for its own side only', () => {
    const hidden = changeUnit(state, 'a', { presence: 'hidden' });
    const shownTo = (viewer: string) => stats(hidden, 'a', viewer).length > 0;
    expect([shownTo('first'), shownTo('second'), shownTo('all')]).toEqual([true, false, true]);
  });

  test('[2.1] what is not in the battle has none', () => expect(stats(state, 'nobody', 'all')).toEqual([]));
});

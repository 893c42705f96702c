import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../document/scenario';
import { BASE_DEPTH, BASE_WIDTH, changeUnit, placeElements, startField } from '../../../testing/field';
import { line } from '../../../testing/table';
import { getUnit } from '../../field';
import type { State } from '../../state';
import { findShowObjections, listShowPlaces } from './concealment';

/** Of “a” one element is shown here, three more are kept back. */
const concealed = (x: number, y: number, pieces: Scenario['board']['pieces'] = []): State => {
  const alone = ['b', 'c', 'x', 'y', 'z'].reduce(
    (state, id) => changeUnit(state, id, { presence: 'late' }),
    startField(),
  );
  const shown = placeElements(alone, 'a', { x, y });
  const [first] = getUnit(shown.units, 'a').elements;
  if (!first) throw new Error('nobody');
  const reserve = [2, 3, 4].map(number => ({ ...first, id: `a.${number}` }));
  const state = changeUnit(shown, 'a', { reserve, strength: 4 });
  return { ...state, scenario: { ...state.scenario, board: { ...state.scenario.board, pieces } } };
};

/** Whether the other three may stand side by side in this direction. */
const mayShow = (state: State, x: number, y: number, [dx, dy]: readonly [number, number]): string => {
  const at = (index: number) => ({ at: [x + dx * index, y + dy * index] as [number, number], facing: 0 });
  const to = { at: [x, y] as [number, number], facing: 0, elements: [0, 1, 2, 3].map(at) };
  return findShowObjections(state, getUnit(state.units, 'a'), to)[0]?.code.split('/')[1] ?? 'shown';
};

const RIGHT = [BASE_WIDTH, 0] as const;
const BACK = [0, BASE_DEPTH] as const;

describe('8.4 Where concealed strength appears', () => {
  test('[8.4] beside and behind the first, on the table', () => {
    expect([mayShow(concealed(30, 24), 30, 24, RIGHT), mayShow(concealed(30, 24), 30, 24, BACK)]).toEqual([
      'shown',
      'shown',
    ]);
  });

  test.each([
    ['left', 2, 24, [-BASE_WIDTH, 0]],
    ['right', 70, 24, RIGHT],
    ['upper', 30, 1, [0, -BASE_DEPTH]],
    ['lower', 30, 47, BACK],
  ] as const)('[8.4] nobody stands over the %s edge', (_, x, y, way) => {
    expect(mayShow(concealed(x, y), x, y, way)).toBe('show-room');
    expect(mayShow(concealed(x, y), x, y, [-way[0], -way[1]])).toBe('shown');
  });

  test.each([
    ['left', BASE_WIDTH / 2, 24, BACK],
    ['right', 72 - BASE_WIDTH / 2, 24, BACK],
    ['upper', 30, BASE_DEPTH / 2, RIGHT],
    ['lower', 30, 48 - BASE_DEPTH / 2, RIGHT],
  ] as const)('[8.4] but exactly at the %s edge', (_, x, y, way) => {
    // The breadth of a base is a rounded number: a thousandth of an inch inwards.
    const inwards = (at: number, size: number) => at + (at < size / 2 ? 0.001 : -0.001);
    const [nearX, nearY] = [inwards(x, 72), inwards(y, 48)];
    expect(mayShow(concealed(nearX, nearY), nearX, nearY, way)).toBe('shown');
  });

  test('[8.4, 7.11] nor in water that nobody may enter, nor on others', () => {
    expect(mayShow(concealed(30, 24, [line('river', 4, [36, 4], [36, 44])]), 30, 24, RIGHT)).toBe(
      'show-room',
    );
    const late = placeElements(concealed(30, 24), 'b', { x: 30 + 2 * BASE_WIDTH, y: 24 });
    const friend = changeUnit(late, 'b', { presence: 'table' });
    expect(mayShow(friend, 30, 24, RIGHT)).toBe('show-room');
    expect(mayShow(late, 30, 24, RIGHT)).toBe('shown');
  });

  test('[8.4] none nearer to an enemy in sight than the first, and offered are such places only', () => {
    const enemy = placeElements(concealed(30, 24), 'x', { x: 30, y: 14, facing: 180 });
    const state = changeUnit(enemy, 'x', { presence: 'table' });
    expect(mayShow(state, 30, 24, [0, -BASE_DEPTH])).toBe('show-nearer');
    expect(listShowPlaces(state, getUnit(state.units, 'a')).length).toBeGreaterThan(0);
  });
});

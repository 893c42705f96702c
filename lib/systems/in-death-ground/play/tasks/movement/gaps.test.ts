import { describe, expect, test } from 'vitest';
import { isOrderly } from '../../../rules/movement/march-objections';
import {
  BASE_DEPTH,
  BASE_WIDTH,
  type BasePlace,
  changeUnit,
  placeElements,
  startField,
} from '../../../testing/field';
import { play } from '../..';
import type { Action } from '../../actions';
import { getUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { loseElement } from '../morale/losses';
import { listLosable } from '../shooting/volleys';
import { closeUp, mayCloseUp } from './close-up';

const Y = 24;
const ACROSS = Y - BASE_DEPTH - 0.03;

/** Three files in two ranks, the left of them first. */
const BLOCK: readonly BasePlace[] = [0, 1].flatMap(rank =>
  [0, 1, 2].map(file => ({ x: 30 + file * BASE_WIDTH, y: Y + rank * BASE_DEPTH })),
);

const placesOf = (state: State, id = 'a') =>
  new Map(
    getUnit(state.units, id).elements.map(({ id: element, at }) => [
      element,
      at.map(value => Math.round(value * 100) / 100),
    ]),
  );

const without = (state: State, ...ids: readonly string[]): State =>
  ids.reduce((now, id) => loseElement(beginGame(now), 'a', id).state, state);

const offered = (state: State, good: number) => {
  const asked: State = {
    ...state,
    agenda: [
      {
        type: 'march',
        unit: 'a',
        thrown: { faces: [good], good, difficult: good },
        isEvading: false,
      },
      { type: 'end-turn' },
    ],
  };
  const marches = play.actions(asked, 'first').filter(({ type }) => type === 'march');
  return marches.map(action => ({ action, after: play.apply(asked, action as Action).state }));
};

describe('4.2 A gap in a unit', () => {
  test('[4.2, 14.1] nobody moves when an element is lost: the hole stays, and the general behind it where he was', () => {
    const led = changeUnit(placeElements(startField(), 'a', ...BLOCK), 'a', { general: 'a.5' });
    const [before, after] = [placesOf(led), placesOf(without(led, 'a.2'))];
    before.delete('a.2');
    expect(after).toEqual(before);
  });

  test('[4.2] it is closed as the unit next moves: who stands behind it steps up, no further than the throw', () => {
    const torn = without(placeElements(startField(), 'a', ...BLOCK), 'a.2');
    const closed = offered(torn, 4).filter(({ after }) => {
      const at = placesOf(after);
      return Math.abs((at.get('a.5')?.[1] ?? 0) - (at.get('a.1')?.[1] ?? 9)) < 0.05;
    });
    expect(closed.length).toBeGreaterThan(1);
    for (const { after } of closed) expect(getUnit(after.units, 'a').turn.moved).toBeLessThanOrEqual(4.01);
    expect(closed.some(({ after }) => (placesOf(after).get('a.1')?.[1] ?? Y) < Y - 1)).toBe(true);
  });

  test('[4.2] where the unit is torn in two each goes the shortest way, the general does not change his place in the line', () => {
    const line = [0, 1, 2, 3].map(file => ({ x: 30 + file * BASE_WIDTH, y: Y }));
    const torn = without(
      changeUnit(placeElements(startField(), 'a', ...line), 'a', { general: 'a.4' }),
      'a.2',
    );
    expect(isOrderly(getUnit(torn.units, 'a').elements)).toBe(false);
    const all = offered(torn, 5);
    expect(all.length).toBeGreaterThan(0);
    for (const { after } of all) {
      const { elements } = getUnit(after.units, 'a');
      expect(isOrderly(elements)).toBe(true);
    }
    const ahead = all.find(({ action }) => action.type === 'march' && action.as === 'half')?.after;
    if (!ahead) throw new Error('no advance');
    const xs = [...placesOf(ahead).entries()].sort((one, other) => (one[1][0] ?? 0) - (other[1][0] ?? 0));
    expect(xs.map(([id]) => id)).toEqual(['a.1', 'a.3', 'a.4']);
  });

  test('[14.1] in a later turn of the melee one of those behind moves up into the hole', () => {
    const met = placeElements(
      placeElements(startField(), 'a', ...BLOCK),
      'x',
      ...[0, 1, 2].map(file => ({ x: 30 + file * BASE_WIDTH, y: ACROSS, facing: 180 })),
    );
    const torn = without(met, 'a.2');
    const fresh = changeUnit(torn, 'a', { contacts: [] });
    expect(mayCloseUp(fresh, getUnit(fresh.units, 'a'))).toBe(false);
    const later = changeUnit(torn, 'a', { contacts: ['x'] });
    expect(mayCloseUp(later, getUnit(later.units, 'a'))).toBe(true);
    const up = placesOf(closeUp(beginGame(later), 'a').state);
    expect([...up.values()].some(([x, y]) => Math.abs((x ?? 0) - 32.36) < 0.1 && y === Y)).toBe(true);
  });

  test('[13.4] of those who are alike shooting takes one who leaves no gap: from the end of the last rank', () => {
    const state = placeElements(startField(), 'a', ...[...BLOCK].reverse());
    const [last] = listLosable(getUnit(state.units, 'a'));
    expect(['a.1', 'a.3']).toContain(last);
    const line = placeElements(
      startField(),
      'a',
      ...[0, 2, 1].map(file => ({ x: 30 + file * BASE_WIDTH, y: Y })),
    );
    expect(listLosable(getUnit(line.units, 'a'))).not.toEqual(['a.3']);
  });
});

import { describe, expect, test } from 'vitest';
import type { Action } from '../actions';
import { knownUnit } from '../field';
import { play } from '../play';
import { isOrderly } from '../rules/march-objections';
import type { State } from '../state';
import { changed, DEEP, FRONT, field, type Spot, stood } from '../testing-fray';
import { closeUp, mayCloseUp } from './closing-up';
import { begin } from './game';
import { loseElement } from './losses';
import { losable } from './volleys';

const Y = 24;
const ACROSS = Y - DEEP - 0.03;

/** Three files in two ranks, the left of them first. */
const BLOCK: readonly Spot[] = [0, 1].flatMap(rank =>
  [0, 1, 2].map(file => ({ x: 30 + file * FRONT, y: Y + rank * DEEP })),
);

const placesOf = (state: State, id = 'a') =>
  new Map(
    knownUnit(state.units, id).elements.map(({ id: element, at }) => [
      element,
      at.map(value => Math.round(value * 100) / 100),
    ]),
  );

const without = (state: State, ...ids: readonly string[]): State =>
  ids.reduce((now, id) => loseElement(begin(now), 'a', id).state, state);

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
    const led = changed(stood(field(), 'a', ...BLOCK), 'a', { general: 'a.5' });
    const [before, after] = [placesOf(led), placesOf(without(led, 'a.2'))];
    before.delete('a.2');
    expect(after).toEqual(before);
  });

  test('[4.2] it is closed as the unit next moves: who stands behind it steps up, no further than the throw', () => {
    const torn = without(stood(field(), 'a', ...BLOCK), 'a.2');
    const closed = offered(torn, 4).filter(({ after }) => {
      const at = placesOf(after);
      return Math.abs((at.get('a.5')?.[1] ?? 0) - (at.get('a.1')?.[1] ?? 9)) < 0.05;
    });
    expect(closed.length).toBeGreaterThan(1);
    for (const { after } of closed) expect(knownUnit(after.units, 'a').turn.moved).toBeLessThanOrEqual(4.01);
    expect(closed.some(({ after }) => (placesOf(after).get('a.1')?.[1] ?? Y) < Y - 1)).toBe(true);
  });

  test('[4.2] where the unit is torn in two each goes the shortest way, the general does not change his place in the line', () => {
    const line = [0, 1, 2, 3].map(file => ({ x: 30 + file * FRONT, y: Y }));
    const torn = without(changed(stood(field(), 'a', ...line), 'a', { general: 'a.4' }), 'a.2');
    expect(isOrderly(knownUnit(torn.units, 'a').elements)).toBe(false);
    const all = offered(torn, 5);
    expect(all.length).toBeGreaterThan(0);
    for (const { after } of all) {
      const { elements } = knownUnit(after.units, 'a');
      expect(isOrderly(elements)).toBe(true);
    }
    const ahead = all.find(({ action }) => action.type === 'march' && action.as === 'half')?.after;
    if (!ahead) throw new Error('no advance');
    const xs = [...placesOf(ahead).entries()].sort((one, other) => (one[1][0] ?? 0) - (other[1][0] ?? 0));
    expect(xs.map(([id]) => id)).toEqual(['a.1', 'a.3', 'a.4']);
  });

  test('[14.1] in a later turn of the melee one of those behind moves up into the hole', () => {
    const met = stood(
      stood(field(), 'a', ...BLOCK),
      'x',
      ...[0, 1, 2].map(file => ({ x: 30 + file * FRONT, y: ACROSS, facing: 180 })),
    );
    const torn = without(met, 'a.2');
    const fresh = changed(torn, 'a', { contacts: [] });
    expect(mayCloseUp(fresh, knownUnit(fresh.units, 'a'))).toBe(false);
    const later = changed(torn, 'a', { contacts: ['x'] });
    expect(mayCloseUp(later, knownUnit(later.units, 'a'))).toBe(true);
    const up = placesOf(closeUp(begin(later), 'a').state);
    expect([...up.values()].some(([x, y]) => Math.abs((x ?? 0) - 32.36) < 0.1 && y === Y)).toBe(true);
  });

  test('[13.4] of those who are alike shooting takes one who leaves no gap: from the end of the last rank', () => {
    const state = stood(field(), 'a', ...[...BLOCK].reverse());
    const [last] = losable(knownUnit(state.units, 'a'));
    expect(['a.1', 'a.3']).toContain(last);
    const line = stood(field(), 'a', ...[0, 2, 1].map(file => ({ x: 30 + file * FRONT, y: Y })));
    expect(losable(knownUnit(line.units, 'a'))).not.toEqual(['a.3']);
  });
});

import { describe, expect, test } from 'vitest';
import type { State } from '../play/state';
import { BASE_DEPTH, placeElements, startField } from '../testing/field';
import { expectHarms } from './expected-harm';

const harmTo = (state: State, id: string) => expectHarms(state).harms.get(id) ?? { markers: 0, points: 0 };

/** “a” and “x” front to front, one element each. */
const duel = (profile = {}): State =>
  placeElements(placeElements(startField(), 'a', { x: 30, y: 20, profile }), 'x', {
    x: 30,
    y: 20 - BASE_DEPTH,
    facing: 180,
  });

/** “a” faces up the table towards “x”, this many inches away. */
const shot = (inches: number, arm: 'bow' | 'spear' = 'bow', facing = 0): State =>
  placeElements(placeElements(startField(), 'a', { x: 30, y: 30, facing, profile: { arm } }), 'x', {
    x: 30,
    y: 30 - BASE_DEPTH - inches,
    facing: 0,
  });

describe('what is likely to be suffered', () => {
  test('14.6 – equals suffer alike, and a better fighter less', () => {
    const even = duel();
    expect(harmTo(even, 'a').markers).toBeCloseTo(harmTo(even, 'x').markers);
    expect(harmTo(even, 'a').markers).toBeGreaterThan(0.3);
    const elite = duel({ grade: 'elite' });
    expect(harmTo(elite, 'a').markers).toBeLessThan(harmTo(elite, 'x').markers);
  });

  test('14.6 – equal spearmen on foot cost each other markers only, elite ones an element', () => {
    // The difference of two D10 is nine at most; ten and more cost an element.
    expect(harmTo(duel(), 'a').points).toBe(0);
    expect(harmTo(duel({ grade: 'elite' }), 'x').points).toBeGreaterThan(0);
  });

  test('13.1, 13.4 – an archer harms whom he reaches, straight ahead', () => {
    // Close order takes one from the throw: eight, nine and ten are a marker.
    expect(harmTo(shot(6), 'x').markers).toBeCloseTo(0.3);
    expect(harmTo(shot(12), 'x').markers).toBe(0);
    expect(harmTo(shot(6, 'bow', 180), 'x').markers).toBe(0);
    expect(harmTo(shot(6, 'spear'), 'x').markers).toBe(0);
  });
});

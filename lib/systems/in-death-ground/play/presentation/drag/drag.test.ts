import { describe, expect, test } from 'vitest';
import type { DragPreview } from '@/lib/game/contract/play-presentation';
import { isInsideOutline } from '@/lib/geometry/plane/plane';
import {
  BASE_WIDTH,
  type BasePlace,
  changeTurn,
  changeUnit,
  placeElements,
  startField,
} from '../../../testing/field';
import { play } from '../..';
import type { Action } from '../../actions';
import { getUnit } from '../../field';
import { seatOf } from '../../game';
import type { State } from '../../state';
import { dragPlace } from './drag-place';

const field = startField();
const start: State = { ...field, agenda: [{ type: 'move', side: 0 }, ...field.agenda.slice(1)] };
const greeks = seatOf(start, 0);

/** Two elements side by side. */
const lineAt = (x: number, y: number) =>
  [x - BASE_WIDTH / 2, x + BASE_WIDTH / 2].map(each => ({ x: each, y }));

/** Greeks “a” about 30, 30 looking up, and one enemy. */
const near = (enemy: BasePlace): State =>
  placeElements(placeElements(start, 'a', ...lineAt(30, 30)), 'x', enemy);

const rolled = (state: State, good: number): State => ({
  ...state,
  agenda: [
    { type: 'march', unit: 'a', thrown: { faces: [1, 1], good, difficult: good }, isEvading: false },
    ...state.agenda,
  ],
});

const hold = (state: State, x: number, y: number, heading: number | null = null): DragPreview<Action> => {
  const found = play.drag?.(state, greeks, 'a', { at: [x * 20, y * 20], heading });
  if (!found) throw new Error('it cannot be moved by hand');
  return found;
};

const placeOf = ({ action }: DragPreview<Action>) => {
  if (action.type !== 'march') throw new Error(`it would ${action.type}`);
  return action.to;
};

const figuresOf = ({ figures }: DragPreview<Action>) =>
  figures.map(({ code }) => code.replace('words.in-death-ground.drag.', ''));

describe('a unit in the hand', () => {
  const state = rolled(near({ x: 50, y: 5 }), 8);

  test('[12.1] goes where it is held, as far as its dice allow', () => {
    const held = hold(state, 30, 24);
    expect([placeOf(held).at, held.findings, held.contacts]).toEqual([[30, 24], [], []]);
    expect(held.figures[0]?.values).toMatchObject({ inches: 6, most: 8 });
    expect(play.objections(state, held.action)).toEqual([]);
  });

  test('[12.1] held too far it goes as far as it can, straight at where it is held, and says why', () => {
    const held = hold(state, 30, 12);
    const [x, y] = placeOf(held).at;
    expect([x, held.findings, figuresOf(held)]).toEqual([30, [], ['inches', 'short']]);
    expect(y).toBeCloseTo(22, 1);
    expect(play.objections(state, held.action)).toEqual([]);
  });

  test('[12.3] who does not go straight ahead has two inches less', () => {
    const held = hold(state, 20, 30);
    expect(figuresOf(held)).toEqual(['inches', 'not-straight', 'short']);
    expect(placeOf(held).at[0]).toBeCloseTo(24, 1);
  });

  test('[12.3] turned by hand it says how far it turns', () => {
    const held = hold(state, 30, 28, 20);
    expect([placeOf(held).facing, figuresOf(held)]).toEqual([20, ['inches', 'wheel', 'not-straight']]);
  });

  test('[12.1] held past the edge it stays on the table', () => {
    const edge = rolled(placeElements(start, 'a', ...lineAt(40, 4)), 12);
    const held = hold(edge, 40, -3);
    expect([held.findings, placeOf(held).at[1] > 0]).toEqual([[], true]);
  });

  test('the corridor holds the unit where it stands and where it goes', () => {
    const held = hold(state, 30, 24);
    for (const y of [30, 27, 24]) expect(isInsideOutline(held.corridor, [600, y * 20])).toBe(true);
    expect(held.outlines).toHaveLength(2);
  });
});

describe('a unit held at an enemy', () => {
  test('[14.1] is laid against its front and says that there will be melee', () => {
    const state = rolled(near({ x: 30.5, y: 25, facing: 180 }), 8);
    const held = hold(state, 30, 25.5);
    expect([held.contacts, held.findings, figuresOf(held)]).toEqual([['x'], [], ['inches', 'contact']]);
    expect(held.action).toMatchObject({ type: 'march', as: 'charge', target: 'x' });
    const next = play.nextThrow(state, {
      about: play.about(state, held.action),
      actions: [held.action],
      label: play.describe(held.action, greeks),
    });
    expect(next?.odds.total).toBe(100n);
  });

  test('[14.1] stops before an enemy with whom it may not fight, and says why', () => {
    const skirmishers = placeElements(near({ x: 30, y: 25, facing: 180 }), 'a', {
      x: 30,
      y: 30,
      profile: { troop: 'skirmisher', arm: 'bow' },
    });
    const held = hold(rolled(skirmishers, 8), 30, 25);
    expect([held.contacts, held.findings]).toEqual([[], []]);
    expect(held.figures.at(-1)?.values).toMatchObject({
      reason: { code: 'findings.in-death-ground/contact-refused' },
    });
    expect(placeOf(held).at[1]).toBeLessThan(28);
  });
});

describe('a unit that has not rolled', () => {
  test('[12.1] rolls when it is let go, and shows the chance to come so far', () => {
    const held = hold(near({ x: 50, y: 5 }), 30, 24);
    expect(held.action).toMatchObject({ type: 'throw', unit: 'a' });
    expect(figuresOf(held)).toEqual(['roll-first', 'reaches']);
    // Two dice bring at least six inches in 26 of 36 throws.
    expect(held.figures[1]?.values).toMatchObject({ inches: 6, percent: 72 });
  });

  test('[11.1] is not taken in hand when it has moved, or when another is asked', () => {
    const pose = { at: [600, 500] as const, heading: null };
    expect(play.drag?.(changeTurn(start, 'a', { isDone: true }), greeks, 'a', pose)).toBeNull();
    expect(play.drag?.(rolled(start, 8), greeks, 'b', pose)).toBeNull();
    expect(play.drag?.(start, seatOf(start, 1), 'x', pose)).toBeNull();
  });
});

describe('what nobody knows', () => {
  test('[8.4, 9.2] a unit in the hand gives neither a dummy nor an ambush away', () => {
    const enemy = near({ x: 30, y: 25, facing: 180 });
    const seen = (state: State) => [25, 26, 20].map(y => hold(rolled(state, 8), 30, y));
    expect(seen(changeUnit(enemy, 'x', { isDummy: true }))).toEqual(seen(enemy));
    expect(seen(changeUnit(enemy, 'x', { presence: 'hidden' }))).toEqual(
      seen(changeUnit(enemy, 'x', { presence: 'late' })),
    );
  });
});

describe('a unit from off the table', () => {
  const waiting: State = {
    ...changeUnit(start, 'a', { presence: 'waiting' }),
    agenda: [{ type: 'set-up', side: 0 }, ...start.agenda],
  };

  const place = (x: number, y: number) => {
    const held = hold(waiting, x, y);
    if (held.action.type !== 'set-up') throw new Error(`it would ${held.action.type}`);
    return { held, at: held.action.to.at };
  };

  test('[8.3] is set up where it is held', () => {
    const { held, at } = place(20, 45);
    expect([at, held.findings, held.figures]).toEqual([[20, 45], [], []]);
  });

  test.each([
    [-90, 270],
    [0, 0],
    [360, 0],
    [90, 90],
  ])('[8.3] turned by %s degrees in the hand it faces %s', (heading, facing) => {
    const { action } = hold(waiting, 20, 44, heading);
    expect(action.type === 'set-up' && action.to.facing).toBe(facing);
  });

  test('[8.3] held outside its ground or on a friend it is set up at the nearest free place, and says so', () => {
    for (const [x, y] of [
      [30, 20],
      [30, 44],
      [-2, 45],
    ] as const) {
      const { held } = place(x, y);
      expect([x, y, held.findings]).toEqual([x, y, []]);
      expect(play.objections(waiting, held.action)).toEqual([]);
    }
    expect(figuresOf(place(30, 20).held)).toEqual(['short']);
  });
});

describe('a unit in the hand that is offered no place', () => {
  const unit = getUnit(start.units, 'a');
  const pose = { at: [600, 600] as const, heading: null };

  test('[8.3] it goes nowhere; with a place to stand it does', () => {
    const stands = [{ at: [30, 42] as const, facing: 0, formation: 'line' as const, files: 2 }];
    const held = (offered: typeof stands) =>
      dragPlace({ state: start, unit, type: 'set-up', stands: offered }, { ...pose, at: [600, 600] });
    expect(held([])).toBeNull();
    expect(held(stands)).not.toBeNull();
  });
});

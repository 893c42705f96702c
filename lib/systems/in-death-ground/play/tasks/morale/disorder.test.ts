import { describe, expect, test } from 'vitest';
import { BASE_DEPTH, BASE_WIDTH, changeUnit, placeElements, startField } from '../../../testing/field';
import { play } from '../..';
import type { Action } from '../../actions';
import { getUnit } from '../../field';
import { beginGame, finishTask } from '../../game';
import type { State } from '../../state';
import { recordBeasts } from './beasts';
import { addMarkers, destroyUnit, loseElement } from './losses';
import { runNextTest, startTests } from './morale-tests';
import { mustRetreat, retreatUnits } from './retreats';

const Y = 24;
const ACROSS = Y - BASE_DEPTH - 0.03;

const asked = (state: State): readonly string[] => [
  ...new Set(state.tests.filter(({ cause }) => cause === 'general-lost').map(({ unit }) => unit)),
];

describe('15.1 Causes', () => {
  const led = (kind: 'unit' | 'general'): State => {
    const far = placeElements(startField(), 'c', { x: 60, y: 40 });
    const near = placeElements(far, 'b', { x: 20 + 12 + 1, y: 30 }, { x: 20 + 12 + 8, y: 30 });
    const own = placeElements(near, 'a', { x: 20, y: 30 }, { x: 12, y: 30 });
    return changeUnit(own, 'a', { kind, general: 'a.1' });
  };

  test('[15.1] when the general falls whoever is within twelve inches of his own element tests', () => {
    expect(asked(loseElement(beginGame(led('unit')), 'a', 'a.1').state)).toEqual(['a', 'b']);
  });

  test('[15.1] everybody tests when the unit goes with him, but not for a general who stood alone', () => {
    expect(asked(destroyUnit(beginGame(led('unit')), 'a').state)).toEqual(['b', 'c']);
    expect(asked(destroyUnit(beginGame(led('general')), 'a').state)).toEqual(['b']);
  });

  const friendTests = (state: State): readonly string[] =>
    startTests(beginGame({ ...state, agenda: [{ type: 'end-turn' }] }))
      .state.tests.filter(({ cause }) => cause === 'friend-lost')
      .map(({ unit }) => unit);

  test('[15.1] a friend destroyed within twelve inches is measured from base to base', () => {
    const apart = (gap: number): State =>
      placeElements(
        placeElements(startField(), 'a', { x: 10, y: 30 }, { x: 10, y: 34 }),
        'b',
        { x: 10 + BASE_WIDTH + gap, y: 30 },
        { x: 10 + BASE_WIDTH + gap + 20, y: 30 },
      );
    const lost = (gap: number) => friendTests(loseElement(beginGame(apart(gap)), 'a', 'a.1').state);
    expect([lost(11.9), lost(12.1)]).toEqual([['b'], []]);
  });

  test('[15.1] of a unit that breaks the nearest base is measured, not its middle', () => {
    const apart = (gap: number): State =>
      placeElements(placeElements(startField(), 'a', { x: 30, y: 30 }, { x: 10, y: 30 }), 'b', {
        x: 30 + BASE_WIDTH + gap,
        y: 30,
      });
    const lost = (gap: number) => friendTests(destroyUnit(beginGame(apart(gap)), 'a').state);
    expect([lost(11.9), lost(12.1)]).toEqual([['b'], []]);
  });

  test('[15.1] where they stood when it happened counts: who is put back afterwards tests all the same', () => {
    const near = placeElements(placeElements(startField(), 'a', { x: 10, y: 30 }, { x: 10, y: 34 }), 'b', {
      x: 20,
      y: 30,
    });
    const lost = loseElement(beginGame(near), 'a', 'a.1').state;
    expect(friendTests(placeElements(lost, 'b', { x: 50, y: 30 }))).toEqual(['b']);
  });

  test('[15.1, 17.1] who holds a wall sees a friend fall before it', () => {
    const near = placeElements(startField(), 'a', { x: 20, y: 15 }, { x: 20, y: 18 });
    const wall = {
      id: 'wall',
      line: [
        [10, 12],
        [60, 12],
      ] as [number, number][],
      towers: [],
      gates: [],
    };
    const scenario = { ...near.scenario, board: { ...near.scenario.board, walls: [wall] } };
    const lost = (y: number) =>
      friendTests(
        loseElement(beginGame(placeElements({ ...near, scenario }, 'b', { x: 26, y })), 'a', 'a.1').state,
      );
    expect([lost(11), lost(8)]).toEqual([['b'], []]);
  });

  test('[15.1] elephants that came within six inches are tested for though they are shot in the same turn', () => {
    const start = placeElements(placeElements(startField(), 'a', { x: 30, y: Y }), 'x', {
      x: 30,
      y: Y - 6,
      facing: 180,
      profile: { troop: 'elephant-african', grade: null },
    });
    const met = recordBeasts(beginGame(start));
    const shot = destroyUnit(met, 'x');
    expect(shot.state.tests).toEqual([{ unit: 'a', cause: 'beasts' }]);
    expect(recordBeasts(shot).state.tests).toHaveLength(1);
  });
});

describe('15.2 The test', () => {
  const TESTS = { type: 'tests' } as const;
  const due = (state: State): State =>
    runNextTest(finishTask(startTests(beginGame({ ...state, agenda: [{ type: 'end-turn' }] }))), TESTS).state;
  const besideGeneral = (isExtraordinary: boolean): State => {
    const near = placeElements(placeElements(startField(), 'a', { x: 20, y: 30 }), 'b', {
      x: 20 + BASE_WIDTH + 1,
      y: 30,
    });
    const own = changeUnit(near, 'a', { kind: 'general', general: 'a.1' });
    const [first, second] = own.scenario.forces;
    if (!first || !second) throw new Error('no forces');
    const states = isExtraordinary ? ['spartan'] : ['other'];
    return {
      ...own,
      scenario: { ...own.scenario, forces: [{ ...first, states }, second] },
      tests: [
        { unit: 'b', cause: 'own-loss' },
        { unit: 'b', cause: 'friend-lost' },
      ],
    };
  };

  test('[5.4, 15.2] the player says which test the general spares, one for a unit in a turn', () => {
    const state = due(besideGeneral(true));
    expect(state.agenda[0]).toEqual({ type: 'test', unit: 'b', cause: 'own-loss' });
    expect(play.awaits(state)).toEqual(['first']);
    expect(play.actions(state, 'first').map(({ type }) => type)).toEqual(['spare', 'take-test']);
    const taken = play.apply(state, { type: 'take-test', by: 'first' } as Action);
    expect(taken.events.map(({ type }) => type)).toEqual(['tested']);
    expect(taken.state.agenda[0]).toEqual({ type: 'test', unit: 'b', cause: 'friend-lost' });
    const spared = play.apply(state, { type: 'spare', by: 'first' } as Action);
    expect(spared.events.slice(0, 2).map(({ type }) => type)).toEqual(['spared', 'tested']);
    expect(due(besideGeneral(false)).agenda[0]?.type).not.toBe('test');
  });

  test('[8.4, 15.2] on death ground the player says which failed tests are thrown again, two in a turn', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const state = due({
        // The first generator's dice: no rally takes the markers off before they are looked at.
        ...(play.reseed(besideGeneral(false), { seed, generator: 1 }) as State),
        stratagems: ['death-ground', null],
      });
      if (state.agenda[0]?.type !== 'failed') continue;
      expect(play.actions(state, 'first').map(({ type }) => type)).toEqual(['test-again', 'accept']);
      const kept = play.apply(state, { type: 'accept', by: 'first' } as Action).state;
      expect([getUnit(kept.units, 'b').markers >= 2, kept.sides[0].spared]).toEqual([true, 0]);
      const again = play.apply(state, { type: 'test-again', by: 'first' } as Action).state;
      return expect(again.sides[0].spared).toBe(1);
    }
    throw new Error('no test fails');
  });

  test('[15.2, 16.2] a unit tests, rallies and slips away by the grade of its men, not of its general', () => {
    const own = placeElements(
      startField(),
      'a',
      { x: 30, y: Y, profile: { grade: 'elite' } },
      { x: 33, y: Y, profile: { grade: 'green' } },
    );
    const state: State = {
      ...changeUnit(own, 'a', { general: 'a.1' }),
      tests: [{ unit: 'a', cause: 'own-loss' }],
    };
    const passed = Array.from({ length: 60 }, (_, seed) => {
      const begun = startTests(beginGame({ ...(play.reseed(state, seed) as State), agenda: [] }));
      const { events } = runNextTest(finishTask(begun), TESTS);
      const tested = events.find(({ type }) => type === 'tested');
      return tested?.type === 'tested' ? [tested.faces?.[0] ?? 0, tested.isPassed] : null;
    });
    expect(passed).toContainEqual([4, 'no']);
    expect(passed).toContainEqual([5, 'yes']);
  });
});

describe('16.1 Effects of disorder', () => {
  const met = (markers: number): State =>
    changeUnit(
      placeElements(placeElements(startField(), 'a', { x: 30, y: Y }, { x: 30 + BASE_WIDTH, y: Y }), 'x', {
        x: 30,
        y: ACROSS,
        facing: 180,
      }),
      'a',
      { markers },
    );
  const fate = (state: State) => mustRetreat(state, getUnit(state.units, 'a'));
  const retreated = (state: State): State =>
    retreatUnits(beginGame({ ...state, agenda: [{ type: 'retreats' }] })).state;

  test('[16.1] five markers make a unit flee in the next turn only, and again if it is disordered further', () => {
    const fled = retreated(met(5));
    expect(getUnit(fled.units, 'a').hasFled).toBe(true);
    expect(fate(fled)).toBe('no');
    expect(fate(addMarkers(beginGame(fled), 'a', 1).state)).toBe('flee');
    const caught = placeElements(fled, 'x', {
      x: 30,
      y: (getUnit(fled.units, 'a').elements[0]?.at[1] ?? 0) - 3,
    });
    expect(fate(caught)).toBe('retreat');
  });

  test('[16.1] nobody flees from whom he does not see', () => {
    const state = met(5);
    const hidden = state.units.map(unit => (unit.side === 1 ? { ...unit, presence: 'late' as const } : unit));
    expect(fate({ ...state, units: hidden })).toBe('no');
  });

  test('[16.1] who falls back halts element by element where somebody is in the way, and takes a marker', () => {
    const blocked = placeElements(met(4), 'b', { x: 30, y: Y + 2.5 });
    const unit = getUnit(retreated(blocked).units, 'a');
    const [left, right] = unit.elements;
    expect(unit.markers).toBe(5);
    expect((right?.at[1] ?? 0) - (left?.at[1] ?? 0)).toBeGreaterThan(0.4);
  });
});

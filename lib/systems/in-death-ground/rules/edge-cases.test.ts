import { describe, expect, test } from 'vitest';
import type { TableBase } from '@/lib/geometry/plane/plane';
import type { TerrainPiece } from '../document/scenario';
import { play } from '../play';
import type { Action } from '../play/actions';
import { getUnit } from '../play/field';
import type { State } from '../play/state';
import { findEntryObjections } from '../play/tasks/setup/column-entry';
import { mayHoldFire } from '../play/tasks/shooting/volleys';
import { listBreachPlaces } from '../play/tasks/siege/gates-and-breaches';
import { BASE_WIDTH, changeUnit, placeElements, startField } from '../testing/field';
import { placeUnit, startFirstTurn, sungSiege } from '../testing/late-sung';
import { unitOf } from '../testing/siege';
import { area, battle, hoplites, line, placed, tableOf } from '../testing/table';
import { SPEARMAN } from './army/points';
import { listAims } from './combat/shots';
import { mayHide } from './setup/deployment';
import { stepOnto } from './siege/wall-steps';
import { goingUnder } from './terrain/terrain';
import { isHiddenInWood } from './terrain/visibility';
import { goingOnWater } from './terrain/water';
import { listPossibleWeather } from './terrain/weather';

const base = (x: number, y: number, heading = 0): TableBase => ({
  centre: [x, y],
  heading,
  width: BASE_WIDTH,
  depth: 1.18,
});

const on = (state: State, ...pieces: readonly TerrainPiece[]): State => ({
  ...state,
  scenario: { ...state.scenario, board: { ...state.scenario.board, pieces: [...pieces] } },
});

describe('10 Weather', () => {
  test('[10.1] every face of the die counts: in the summer of the Sahel it rains on a three alone', () => {
    expect(listPossibleWeather('sahel-south-asia-americas', 'summer')).toEqual([
      'mud-and-rain',
      'rain',
      'clear',
    ]);
  });

  test('[10.2] ice closes the paths of steep hills, not the hills', () => {
    const hill = area('steep-hill', 30, 24);
    const path = line('road', 1, [30, 0], [30, 48]);
    const going = (x: number, ...pieces: readonly TerrainPiece[]) =>
      goingUnder(tableOf('mountains', ...pieces), 'ice', base(x, 24), SPEARMAN);
    expect([going(30, hill), going(30, hill, path), going(33, hill, path), going(60, path)]).toEqual([
      'difficult',
      'forbidden',
      'difficult',
      'good',
    ]);
  });
});

describe('7.2 and 9.2: who is hidden in a wood', () => {
  test('[7.2] foot alone lurk at its edge: riders, and foot on horses, are seen', () => {
    const state = on(placeElements(startField(), 'a', { x: 30, y: 24 }), area('wood', 30, 24));
    const unit = getUnit(state.units, 'a');
    const [foot] = unit.elements;
    if (!foot) throw new Error('nobody');
    const as = (profile: object) =>
      isHiddenInWood(state, unit, { ...foot, profile: { ...foot.profile, ...profile } }, [30, 10]);
    expect([as({}), as({ troop: 'heavy-cavalry' }), as({ mount: 'horse' })]).toEqual([true, false, false]);
  });

  test('[9.2] one wood is enough to hide in, and all of the unit must be in it', () => {
    const hides = (x: number, ...pieces: readonly TerrainPiece[]) =>
      mayHide(tableOf('forest', ...pieces), { profiles: [SPEARMAN], blocks: [base(x, 24)] }, 'top');
    const wood = area('wood', 30, 24);
    expect([hides(30, wood), hides(34.5, wood), hides(30)]).toEqual([true, false, false]);
  });
});

describe('8.2 Coming on', () => {
  test('[8.2] all of a unit is on the table when it comes on, at the edge of its column', () => {
    const scenario = battle('ambush', [], [hoplites('one')], []);
    const state = play.start(
      {
        ...scenario,
        attacker: 'first',
        forces: scenario.forces.map((force, index) =>
          index === 0 ? { ...force, edge: 'left' as const, march: ['one'] } : force,
        ),
      },
      1,
    );
    const bans = (x: number, y: number) =>
      findEntryObjections(state, unitOf(state, 'one'), {
        at: [x, y],
        facing: 90,
        formation: 'line',
        files: 4,
      }).length;
    expect(bans(1.3, 24)).toBe(0);
    expect([bans(1.3, 3), bans(1.3, 45), bans(0.5, 24), bans(6, 24)]).toEqual([1, 1, 1, 1]);
  });
});

describe('9.3 Baggage', () => {
  test('[9.3] fights nobody: it may not be moved into contact', () => {
    const own = placeElements(startField(), 'a', {
      x: 30,
      y: 24,
      profile: { troop: 'baggage', grade: null },
    });
    const state: State = {
      ...placeElements(changeUnit(own, 'a', { kind: 'baggage' }), 'x', { x: 30, y: 20, facing: 180 }),
      agenda: [{ type: 'march', unit: 'a', thrown: { faces: [6], good: 6, difficult: 6 }, isEvading: false }],
    };
    const [found] = play.objections(state, {
      type: 'march',
      to: { at: [30, 20 + 0.59 + 1.18 + 0.03], facing: 0 },
      by: 'first',
    } as Action);
    expect([found?.code, found?.rule?.section]).toEqual(['in-death-ground/contact-baggage', '9.3']);
  });
});

describe('12.1 What is told of a move', () => {
  test('[12.1] the inches that its furthest element went, to the tenth', () => {
    const state: State = {
      ...placeElements(startField(), 'a', { x: 30, y: 24 }),
      agenda: [
        { type: 'march', unit: 'a', thrown: { faces: [6], good: 6, difficult: 6 }, isEvading: false },
        { type: 'move', side: 1 },
      ],
    };
    const { events } = play.apply(state, {
      type: 'march',
      to: { at: [30, 24 - 3.14], facing: 0 },
      by: 'first',
    } as Action);
    expect(events[0]).toMatchObject({ type: 'marched', inches: 3.1 });
  });
});

describe('13.1 The arc', () => {
  test('[13.1] begins at both ends of the front: half a right angle from there', () => {
    const bow = { troop: 'skirmisher', arm: 'bow' } as const;
    const seen = (x: number) => {
      const state = placeElements(placeElements(startField(), 'a', { x: 30, y: 24, profile: bow }), 'x', {
        x,
        y: 20,
        facing: 180,
      });
      const unit = getUnit(state.units, 'a');
      const [shooter] = unit.elements;
      return shooter ? listAims(state, unit, shooter).length : 0;
    };
    const furthest = 30 + BASE_WIDTH / 2 + (4 - 0.59 + 0.59) + BASE_WIDTH / 2;
    expect([seen(furthest - 0.1), seen(furthest + 0.1)]).toEqual([1, 0]);
  });
});

describe('17 Sieges', () => {
  const walled = (): State => startFirstTurn(sungSiege([]));

  test('[8.6] breaches are tried everywhere but at towers, gates and other breaches', () => {
    const places = listBreachPlaces(walled());
    expect(places.length).toBeGreaterThan(5);
    const near = ([x]: readonly [number, number], at: number) => Math.abs(x - at) < 2;
    expect(places.some(place => near(place, 20) || near(place, 50))).toBe(false);
    expect(places.some(place => near(place, 35))).toBe(true);
  });

  test('[17.4] who comes over a wall that nobody holds stands straight behind it', () => {
    const state = walled();
    const unit = unitOf(state, 'stormers');
    const [element] = unit.elements;
    const wall = state.scenario.board.walls?.[0];
    if (!element || !wall) throw new Error('no wall');
    const step = stepOnto(state, unit, element, { wall, at: [30, 12], inwards: 0 });
    expect(step?.element.at[0]).toBeCloseTo(30);
    expect(step?.element.at[1]).toBeLessThan(12);
    expect(step?.meets).toBeNull();
  });

  test('[17.6] down the stream is within half a right angle of it; across and up take the lesser throw', () => {
    const river = tableOf('pasture', line('river', 30, [0, 24], [72, 24]));
    const to = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return goingOnWater(river, [30, 24], {
        ...base(30 + 5 * Math.cos(angle), 24 - 5 * Math.sin(angle)),
        depth: BASE_WIDTH,
      });
    };
    expect([to(0), to(44.9), to(45.1), to(-44.9), to(-45.1), to(180)]).toEqual([
      'good',
      'good',
      'difficult',
      'good',
      'difficult',
      'difficult',
    ]);
  });

  test('[19.12] a jet that would burn one element alone may be held back', () => {
    const start = startFirstTurn(sungSiege([{ id: 'flamethrower', count: 1 }], [], placed(30, 40)));
    const jet = 'second-flamethrower-1';
    const one = changeUnit(placeUnit(start, jet, 30, 10.6), 'stormers', {
      elements: unitOf(start, 'stormers')
        .elements.slice(0, 1)
        .map(each => ({ ...each, at: [30, 14] as const })),
    });
    expect(mayHoldFire(one, unitOf(one, jet))).toBe(true);
    const none = placeUnit(start, jet, 30, 10.6);
    expect(mayHoldFire(none, unitOf(none, jet))).toBe(false);
  });
});

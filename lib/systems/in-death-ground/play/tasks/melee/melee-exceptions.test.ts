import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../../document/scenario';
import type { Profile } from '../../../rules/army/points';
import { countFlankSupports, pairFighters } from '../../../rules/combat/duels';
import { toShot } from '../../../rules/combat/shots';
import { mayInitiate } from '../../../rules/movement/march-objections';
import { isVisibleTo } from '../../../rules/terrain/visibility';
import {
  BASE_DEPTH,
  BASE_WIDTH,
  changeTurn,
  changeUnit,
  placeElements,
  startField,
} from '../../../testing/field';
import { area } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { getUnit } from '../../field';
import type { State } from '../../state';
import { mustRetreat } from '../morale/retreats';
import { toFighter } from './melee';

const SKIRMISHER: Partial<Profile> = { troop: 'skirmisher' };
const Y = 24;
const ACROSS = Y - BASE_DEPTH - 0.03;

const refused = (state: State, choice: Choice): string | undefined =>
  play.objections(state, { ...choice, by: play.awaits(state)[0] ?? '' } as Action)[0]?.code.split('/')[1];

const marching = (state: State, unit: string, good: number, isEvading = false): State => ({
  ...state,
  agenda: [
    { type: 'march', unit, thrown: { faces: [good], good, difficult: good }, isEvading },
    { type: 'move', side: 0 },
  ],
});

const done = (state: State, choice: Choice): State =>
  play.apply(state, { ...choice, by: play.awaits(state)[0] ?? '' } as Action).state;

describe('14.1 Who has slipped away', () => {
  /** “x” has charged the skirmishers “a”; “b” stands within reach of x’s front. */
  const charged = (): State => {
    const light = placeElements(startField(), 'a', { x: 30, y: Y, profile: SKIRMISHER });
    const enemy = placeElements(light, 'x', { x: 30, y: ACROSS, facing: 180, profile: { wild: true } });
    const near = placeElements(
      enemy,
      'b',
      { x: 30 + BASE_WIDTH, y: Y + 3 },
      { x: 30 + BASE_WIDTH, y: Y + 3 + BASE_DEPTH },
    );
    return changeTurn(near, 'x', { isDone: true, moved: 4, entered: ['a'], start: [] });
  };
  const upon: Choice = { type: 'march', to: { at: [30 + BASE_WIDTH - 0.2, Y + BASE_DEPTH / 2], facing: 0 } };

  test('[14.1, 14.2] a charger is not struck by another while it fights, but is when its target has slipped away', () => {
    const held = charged();
    expect(refused(marching(held, 'b', 6), upon)).toBe('contact-engaged');
    const away = done(marching(held, 'a', 9, true), { type: 'march', to: { at: [30, Y + 8], facing: 0 } });
    expect(getUnit(away.units, 'x').turn.entered).toEqual([]);
    expect(refused(marching(away, 'b', 6), upon)).toBeUndefined();
  });

  test('[14.5] nor has it then entered a melee: it is charged itself', () => {
    const away = done(marching(charged(), 'a', 9, true), {
      type: 'march',
      to: { at: [30, Y + 8], facing: 0 },
    });
    const met = done(marching(away, 'b', 6), upon);
    const melee = pairFighters(met);
    const [duel] = melee.duels;
    if (!duel) throw new Error('nobody fights');
    expect(toFighter(met, melee, duel.other, duel.one).hasEntered).toBe(false);
    expect(toFighter(met, melee, duel.one, duel.other).hasEntered).toBe(true);
  });

  test('[14.2] who stays where he is after he could have gone still holds the charger', () => {
    const stayed = done(marching(charged(), 'a', 9, true), { type: 'stay' });
    expect(getUnit(stayed.units, 'x').turn.entered).toEqual(['a']);
  });
});

describe('14.1 Flank and rear', () => {
  test('[14.1] whose enemy has broken off may not come upon his flank as if they still fought', () => {
    const own = changeUnit(placeElements(startField(), 'a', { x: 20, y: Y + 2 }), 'a', { contacts: ['x'] });
    const state = placeElements(own, 'x', { x: 26, y: Y, facing: 180 });
    const upon: Choice = {
      type: 'march',
      to: { at: [26 - BASE_WIDTH / 2 - BASE_DEPTH / 2 - 0.03, Y], facing: 90 },
    };
    expect(refused(marching(state, 'a', 9), upon)).toBe('contact-flank');
  });
});

const on = (state: State, ...pieces: readonly TerrainPiece[]): State => ({
  ...state,
  scenario: { ...state.scenario, board: { ...state.scenario.board, pieces: [...pieces] } },
});

describe('7.2 Foot in a wood', () => {
  /** “a” stands in the wood at its edge, “x” before it. */
  const edge = (gap: number): State =>
    on(
      placeElements(
        placeElements(startField(), 'a', { x: 30, y: Y + 0.7 }, { x: 30, y: Y + 0.7 + BASE_DEPTH }),
        'x',
        {
          x: 30,
          y: Y + 0.7 - BASE_DEPTH - gap,
          facing: 180,
        },
      ),
      area('wood', 30, Y + 4.9),
    );
  const fate = (state: State) =>
    mustRetreat(changeUnit(state, 'x', { markers: 4 }), {
      ...getUnit(state.units, 'x'),
      markers: 4,
    });

  test('[7.2, 16.1] they are seen while they fight hand to hand: who is shaken falls back from them', () => {
    expect([fate(edge(1)), fate(edge(0.03))]).toEqual(['no', 'retreat']);
  });

  test('[7.2] a unit with one element inside the wood sees what is in it', () => {
    const state = edge(1);
    const inside = placeElements(state, 'x', { x: 30, y: Y - 10 }, { x: 32.6, y: Y + 1.2 });
    const sees = (now: State) => isVisibleTo(now, getUnit(now.units, 'x'), getUnit(now.units, 'a'));
    expect([sees(state), sees(inside)]).toEqual([false, true]);
  });
});

describe('14.5 Defences', () => {
  const pair = (state: State) => {
    const melee = pairFighters(state);
    const [duel] = melee.duels;
    if (!duel) throw new Error('nobody fights');
    return { fray: melee, ...duel };
  };

  test('[7.5, 13.4, 14.5] solid houses protect from shots and not in melee', () => {
    const met = placeElements(placeElements(startField(), 'a', { x: 30, y: Y }), 'x', {
      x: 30,
      y: ACROSS,
      facing: 180,
    });
    const village = { ...area('village', 30, Y + 4.5), solid: true } as TerrainPiece;
    const state = on(met, village);
    const { fray: melee, one, other } = pair(state);
    expect(toFighter(state, melee, one, other).isFortified).toBe(false);
    const aim = { range: 4, isOverhead: false };
    const shot = toShot(state, {
      ...aim,
      unit: other.unit,
      shooter: other.element,
      enemy: one.unit,
      target: one.element,
    });
    expect(shot.isFortified).toBe(true);
  });
});

describe('14.1 Who begins a melee', () => {
  const led = (men: Partial<Profile>, general: Partial<Profile>): State =>
    changeUnit(
      placeElements(
        startField(),
        'a',
        { x: 30, y: Y, profile: general },
        { x: 30 + BASE_WIDTH, y: Y, profile: men },
      ),
      'a',
      { general: 'a.1' },
    );
  const may = (state: State) => mayInitiate(getUnit(state.units, 'a'));

  test('[14.1] one elite general does not let ordinary skirmishers charge, nor a green one keep elite men back', () => {
    expect(may(led(SKIRMISHER, { ...SKIRMISHER, grade: 'elite' }))).toBe(false);
    expect(may(led({ ...SKIRMISHER, grade: 'elite' }, SKIRMISHER))).toBe(true);
    expect(may(led({}, { grade: 'elite' }))).toBe(true);
  });

  test('[14.1] an elite general who stands apart charges whatever he rides', () => {
    const alone = placeElements(startField(), 'a', {
      x: 30,
      y: Y,
      profile: { troop: 'light-cavalry', grade: 'elite' },
    });
    expect(may(changeUnit(alone, 'a', { kind: 'general', general: 'a.1' }))).toBe(true);
    const plain = placeElements(startField(), 'a', { x: 30, y: Y, profile: { troop: 'light-cavalry' } });
    expect(may(changeUnit(plain, 'a', { kind: 'general', general: 'a.1' }))).toBe(false);
  });
});

describe('14.3 Support at the corner', () => {
  /** “a” in line, “x” exactly before the left of it. */
  const helped = (gap: number, shift: number): number => {
    const width = 60 / 25.4;
    const own = placeElements(startField(), 'a', { x: 30, y: Y }, { x: 30 + width, y: Y });
    const state = placeElements(own, 'x', { x: 30 - shift, y: Y - 30 / 25.4 - gap, facing: 180 });
    const melee = pairFighters(state);
    const [duel] = melee.duels;
    if (duel?.one.element.id !== 'a.1') throw new Error('a.1 does not fight');
    return countFlankSupports(state, melee, duel.one, duel.other);
  };

  test.each([0, 0.03, 0.05, 0.09])(
    '[14.3] who meets the enemy exactly at the corner of his front helps, %s inches apart',
    gap => {
      expect([helped(gap, 0), helped(gap, 0.3)]).toEqual([1, 0]);
    },
  );
});

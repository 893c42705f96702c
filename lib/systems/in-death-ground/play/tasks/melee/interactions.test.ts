import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../../document/scenario';
import { type Profile, SPEARMAN } from '../../../rules/army/points';
import { pairFighters } from '../../../rules/combat/duels';
import { listMeleeModifiers } from '../../../rules/combat/melee';
import { listAims, mayShootNow, toShot } from '../../../rules/combat/shots';
import { computeAllowance } from '../../../rules/movement/marching';
import {
  BASE_DEPTH,
  BASE_WIDTH,
  changeTurn,
  changeUnit,
  placeElements,
  startField,
} from '../../../testing/field';
import { area, line } from '../../../testing/table';
import { play } from '../..';
import type { Action, Choice } from '../../actions';
import { getUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { recoilUnits } from '../morale/recoil';
import { closeUp, mayCloseUp } from '../movement/close-up';
import { runMelee, toFighter } from './melee';

const Y = 24;
const ACROSS = Y - BASE_DEPTH - 0.03;
const SKIRMISHER: Partial<Profile> = { troop: 'skirmisher' };
const BOW: Partial<Profile> = { troop: 'skirmisher', arm: 'bow' };

const on = (state: State, ...pieces: readonly TerrainPiece[]): State => ({
  ...state,
  scenario: { ...state.scenario, board: { ...state.scenario.board, pieces: [...pieces] } },
});

const refused = (state: State, choice: Choice): string | undefined =>
  play.objections(state, { ...choice, by: play.awaits(state)[0] ?? '' } as Action)[0]?.code.split('/')[1];

const marching = (state: State, unit: string, good: number): State => ({
  ...state,
  agenda: [
    { type: 'march', unit, thrown: { faces: [good], good, difficult: good }, isEvading: false },
    { type: 'move', side: 1 },
  ],
});

describe('12.3 Columns', () => {
  const thrown = { faces: [6], good: 6, difficult: 6 };
  const turning = (...spots: readonly (readonly [number, number])[]): number =>
    computeAllowance(
      getUnit(placeElements(startField(), 'a', ...spots.map(([x, y]) => ({ x, y }))).units, 'a'),
      thrown,
      'good',
      false,
    );

  test('[4.2, 12.3] a block of which one front element was lost, and a wedge, are no columns', () => {
    const F = BASE_WIDTH;
    expect(turning([30, 24], [30, 24 + BASE_DEPTH], [30, 24 + BASE_DEPTH * 2])).toBe(6);
    expect(turning([30, 24], [30 + F, 24 + BASE_DEPTH], [30, 24 + BASE_DEPTH])).toBe(4);
    expect(turning([30, 24], [30 - F / 2, 24 + BASE_DEPTH], [30 + F / 2, 24 + BASE_DEPTH])).toBe(4);
  });
});

describe('16.1 How near is nearer', () => {
  test('[16.1] a disordered unit may not bring any part of a base nearer, though its middle is as far as before', () => {
    const near = placeElements(startField(), 'a', { x: 30, y: Y, facing: 90 });
    const state = changeUnit(placeElements(near, 'x', { x: 30, y: Y - 3.5, facing: 180 }), 'a', {
      markers: 3,
    });
    const turn = (facing: number, y: number): Choice => ({
      type: 'march',
      to: { at: [30, y], facing, elements: [{ at: [30, y], facing }] },
    });
    expect(refused(marching(state, 'a', 6), turn(0, Y))).toBeUndefined();
    const flat = changeUnit(placeElements(state, 'a', { x: 30, y: Y }), 'a', { markers: 3 });
    expect(refused(marching(flat, 'a', 6), turn(90, Y))).toBe('disorder-advance');
  });
});

describe('13.1 Shots into a melee', () => {
  /** “a” fights “x” since the turn before; the bows “y” look on. */
  const melee = (): State => {
    const own = placeElements(startField(), 'a', { x: 30, y: Y }, { x: 30 + BASE_WIDTH, y: Y });
    const enemies = placeElements(
      own,
      'x',
      { x: 30, y: ACROSS, facing: 180 },
      { x: 30 + BASE_WIDTH, y: ACROSS, facing: 180 },
    );
    const old = changeUnit(changeUnit(enemies, 'a', { contacts: ['x'] }), 'x', { contacts: ['a'] });
    return placeElements(old, 'y', { x: 30 + BASE_WIDTH * 1.5 + 4, y: Y, facing: 270, profile: BOW });
  };
  const targets = (state: State) => {
    const unit = getUnit(state.units, 'y');
    const [shooter] = unit.elements;
    return shooter ? listAims(state, unit, shooter).map(({ target }) => target.id) : [];
  };

  test('[13.1] an element that came into contact in this turn is a target, those of its unit who were in contact are not', () => {
    expect(targets(melee())).toEqual([]);
    const { elements } = getUnit(melee().units, 'a');
    const start = elements.map((each, index) => (index === 1 ? { ...each, at: [30, Y + 3] as const } : each));
    expect(targets(changeTurn(melee(), 'a', { moved: 3, start }))).toEqual(['a.2']);
  });
});

describe('7.4 and 7.12: cover', () => {
  const shotAt = (state: State) => {
    const [unit, enemy] = [getUnit(state.units, 'x'), getUnit(state.units, 'a')];
    const [shooter, target] = [unit.elements[0], enemy.elements[0]];
    if (!shooter || !target) throw new Error('nobody');
    return toShot(state, { unit, shooter, enemy, target, range: 5, isOverhead: false });
  };
  const bare = (): State =>
    placeElements(
      placeElements(
        startField(),
        'a',
        { x: 30, y: Y, profile: SKIRMISHER },
        { x: 33, y: Y, profile: SKIRMISHER },
      ),
      'x',
      { x: 30, y: Y - 6, facing: 180, profile: BOW },
    );

  test('[7.4] crops cover each element that has not moved itself, whatever others of its unit did', () => {
    const state = on(bare(), area('field', 30, Y));
    const { elements } = getUnit(state.units, 'a');
    const start = elements.map((each, index) => (index === 1 ? { ...each, at: [33, Y + 3] as const } : each));
    expect(shotAt(changeTurn(state, 'a', { moved: 3, start })).isInCover).toBe(true);
    const all = elements.map(each => ({ ...each, at: [each.at[0], Y + 3] as const }));
    expect(shotAt(changeTurn(state, 'a', { moved: 3, start: all })).isInCover).toBe(false);
  });

  test('[7.12] a road through a wood or village takes its cover away too', () => {
    const wood = area('wood', 30, Y);
    expect(shotAt(on(bare(), wood)).isInCover).toBe(true);
    expect(shotAt(on(bare(), wood, line('road', 1, [30, 0], [30, 48]))).isInCover).toBe(false);
  });
});

describe('9.1 Who has just arrived', () => {
  test('[9.1, 19.12] is in no melee in that turn, even with oxen that run into it', () => {
    const met = placeElements(placeElements(startField(), 'a', { x: 30, y: Y }), 'x', {
      x: 30,
      y: ACROSS,
      facing: 180,
    });
    expect(pairFighters(met).duels).toHaveLength(1);
    expect(pairFighters(changeTurn(met, 'a', { hasArrived: true })).duels).toHaveLength(0);
  });
});

describe('14.1 Moving up', () => {
  /** “a.1” fights “x.1” with this many of its unit behind it; x has nobody beside it. */
  const fight = (behind: number): State => {
    const file = Array.from({ length: behind + 1 }, (_, rank) => ({
      x: 30,
      y: Y + rank * (BASE_DEPTH + 0.02),
    }));
    const enemies = placeElements(placeElements(startField(), 'a', ...file), 'x', {
      x: 30,
      y: ACROSS,
      facing: 180,
    });
    return changeUnit(changeUnit(enemies, 'a', { contacts: ['x'] }), 'x', { contacts: ['a'] });
  };

  test('[14.1] when its front is full, who fights nobody comes upon the flank of an enemy whom his unit fights', () => {
    const fought = Array.from({ length: 20 }, (_, seed) => {
      const now = closeUp(beginGame(play.reseed(fight(3), seed + 1) as State), 'a').state;
      const melee = pairFighters(now);
      const [duel] = melee.duels;
      if (!duel) throw new Error('nobody fights');
      const { footOnFlank } = toFighter(now, melee, duel.other, duel.one);
      const isTurned = getUnit(now.units, 'a').elements.some(({ facing }) => facing % 180 === 90);
      return [isTurned, footOnFlank] as const;
    });
    expect(fought.some(([isTurned]) => isTurned)).toBe(true);
    for (const [isTurned, count] of fought) expect(count).toBe(isTurned ? 1 : 0);
  });

  test('[12.4, 14.1] not through others: where the way is shut he stays', () => {
    const ring: readonly (readonly [number, number, number])[] = [
      [30 - BASE_WIDTH - 0.02, Y, 0],
      [30 + BASE_WIDTH + 0.02, Y, 0],
      [30 - BASE_WIDTH - 0.02, Y + BASE_DEPTH + 0.02, 0],
      [30 + BASE_WIDTH + 0.02, Y + BASE_DEPTH + 0.02, 0],
      [30, Y + BASE_DEPTH * 2 + 0.04, 0],
    ];
    const shut = placeElements(fight(1), 'b', ...ring.map(([x, y, facing]) => ({ x, y, facing })));
    expect(mayCloseUp(shut, getUnit(shut.units, 'a'))).toBe(false);
    const open = placeElements(fight(1), 'b', { x: 30 - BASE_WIDTH - 0.02, y: Y });
    expect(mayCloseUp(open, getUnit(open.units, 'a'))).toBe(true);
  });
});

describe('14.5 Wild troops', () => {
  const lines = (entered: 'a' | 'x') => {
    const met = placeElements(
      placeElements(startField(), 'a', { x: 30, y: Y, profile: { wild: true } }),
      'x',
      {
        x: 30,
        y: ACROSS,
        facing: 180,
      },
    );
    const state = changeTurn(met, entered, { entered: [entered === 'a' ? 'x' : 'a'], moved: 3, start: [] });
    const melee = pairFighters(state);
    const [duel] = melee.duels;
    if (!duel) throw new Error('nobody fights');
    return listMeleeModifiers(
      toFighter(state, melee, duel.one, duel.other),
      toFighter(state, melee, duel.other, duel.one),
    ).map(({ id }) => id);
  };

  test('[14.5, R6] rush upon others; who is charged has not entered the melee', () => {
    expect([lines('a').includes('wild'), lines('x').includes('wild')]).toEqual([true, false]);
  });
});

describe('16.1 Put back at once', () => {
  test('[16.1] out of three inches of enemies in sight: one behind a hill does not count', () => {
    const own = placeElements(startField(), 'a', { x: 30, y: Y });
    const state = placeElements(placeElements(own, 'x', { x: 30, y: ACROSS, facing: 180 }), 'y', {
      x: 35,
      y: Y + 4,
    });
    const start = getUnit(state.units, 'a').elements.map(each => ({ ...each, at: [30, Y + 8] as const }));
    const shot = changeUnit(changeTurn(state, 'a', { moved: 8, start, entered: ['x'] }), 'a', { markers: 3 });
    const back = (now: State) =>
      getUnit(recoilUnits(beginGame({ ...now, agenda: [{ type: 'recoil' }] })).state.units, 'a').elements[0]
        ?.at[1];
    const hill: TerrainPiece = {
      ...(area('gentle-hill', 34, Y + 4, 1.6) as Extract<TerrainPiece, { outline: unknown }>),
      crest: [
        [33.3, Y - 8],
        [33.3, Y + 16],
      ],
    };
    expect(back(shot)).toBeGreaterThan(Y + 6);
    expect(back(on(shot, hill)) ?? 0).toBeLessThan(Y + 5);
  });
});

describe('15.2 An impetuous general', () => {
  test('[5.4, 15.2] shows himself by what his own element does, not by what others of his unit do', () => {
    const own = placeElements(startField(), 'a', { x: 30, y: Y }, { x: 30 + BASE_WIDTH * 2, y: Y });
    const enemies = placeElements(
      own,
      'x',
      { x: 30, y: ACROSS, facing: 180, profile: { grade: 'green' } },
      { x: 30 + BASE_WIDTH * 2, y: ACROSS, facing: 180, profile: { grade: 'green' } },
    );
    const shown = Array.from({ length: 60 }, (_, seed) => {
      const led = changeUnit(enemies, 'a', { general: 'a.1' });
      const state: State = {
        ...(play.reseed(led, seed + 1) as State),
        agenda: [{ type: 'end-turn' }],
      };
      const { events, state: after } = runMelee(beginGame(state), { type: 'melee' });
      const fought = events.find(({ type }) => type === 'fought');
      const isHarmed = fought?.type === 'fought' && fought.markers + fought.lost > 0;
      return [isHarmed, getUnit(after.units, 'a').turn.hasHarmed] as const;
    });
    expect(shown).toContainEqual([true, true]);
    expect(shown).toContainEqual([true, false]);
    expect(shown).not.toContainEqual([false, true]);
  });
});

describe('12.1 and 13.1: turning on the spot', () => {
  test('[12.1, 13.1] who turns about the middle of his front has turned and not moved: crossbows still shoot', () => {
    const bows = { arm: 'crossbow' } as const;
    const state = placeElements(startField(), 'a', { x: 30, y: Y, profile: bows });
    const turn = (facing: number, y: number): Choice => ({
      type: 'march',
      to: { at: [30, y], facing, elements: [{ at: [30, y], facing }] },
    });
    const afterMove = (choice: Choice) =>
      getUnit(play.apply(marching(state, 'a', 6), { ...choice, by: 'first' } as Action).state.units, 'a');
    const about = afterMove(turn(180, Y - BASE_DEPTH));
    expect([about.turn.moved, about.turn.hasTurned]).toEqual([0, true]);
    expect(mayShootNow(about, { ...SPEARMAN, ...bows })).toBe(true);
    const ahead = afterMove(turn(0, Y - 1));
    expect([ahead.turn.moved > 0.9, ahead.turn.hasTurned]).toEqual([true, false]);
    expect(mayShootNow(ahead, { ...SPEARMAN, ...bows })).toBe(false);
  });
});

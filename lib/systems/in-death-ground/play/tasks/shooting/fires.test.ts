import { describe, expect, test } from 'vitest';
import { listAims } from '../../../rules/combat/shots';
import { isOnFire } from '../../../rules/terrain/fire';
import { changeTurn, changeUnit } from '../../../testing/field';
import { awaitedSeatOf, playUntil, shiftBy, unitOf } from '../../../testing/siege';
import { area, battle, hoplites, placed } from '../../../testing/table';
import { play } from '../..';
import { beginGame } from '../../game';
import type { State, TaskOf } from '../../state';
import { layFire, listBurnable, planFire } from './fires';

/** Slingers and spears at a wood, archers in range of them. */
const shooting = (): State => {
  const scenario = battle(
    'open-battle',
    [area('wood', 30, 24)],
    [
      { id: 'light', entry: 'psiloi', variant: 'bow', elements: 4, place: placed(35, 29.5, 0) },
      hoplites('spears', placed(60, 40)),
    ],
    [{ id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(41, 24, 180) }],
  );
  return playUntil(
    play.start(scenario, 1),
    state => state.agenda[0]?.type === 'shoot' && awaitedSeatOf(state) === 'first',
  );
};

const WOOD = 'wood-30-24';

const taskOf = (state: State): TaskOf<'lay-fire'> => {
  const found = state.agenda.find(({ type }) => type === 'lay-fire');
  if (found?.type !== 'lay-fire') throw new Error('no task');
  return found;
};

describe('13.5 Setting fires', () => {
  test('[13.5] only those at the wood give up their shot, and the dice fall when the shooting is over', () => {
    const state = shooting();
    const light = unitOf(state, 'light');
    expect(listBurnable(state, light)).toEqual([WOOD]);
    const laid = planFire(beginGame(state), 'light', WOOD).state;
    const { hands } = taskOf(laid);
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.length).toBeLessThan(4);
    const after = unitOf(laid, 'light');
    const shoots = after.elements.filter(shooter => listAims(laid, after, shooter).length > 0);
    expect(shoots.length).toBeGreaterThan(0);
    expect(shoots.some(({ id }) => hands.includes(id))).toBe(false);
    expect(laid.fires).toEqual([]);
    expect(laid.agenda.map(({ type }) => type).indexOf('lay-fire')).toBe(
      laid.agenda.map(({ type }) => type).indexOf('melee') - 1,
    );
    expect(listBurnable(laid, after)).toEqual([]);
  });

  test('[13.5] who was shot down or is driven back lays no fire', () => {
    const laid = planFire(beginGame(shooting()), 'light', WOOD).state;
    const task = taskOf(laid);
    const tried = (state: State) =>
      layFire(beginGame({ ...state, agenda: [task, ...state.agenda] }), task).events.length;
    expect(tried(laid)).toBe(1);
    const { elements } = unitOf(laid, 'light');
    const left = elements.filter(({ id }) => !task.hands.includes(id));
    expect(tried(changeUnit(laid, 'light', { elements: left }))).toBe(0);
    expect(tried(changeUnit(laid, 'light', { markers: 5 }))).toBe(0);
  });

  test('[13.5, 16.1] driven back is who must go back: with four markers, skirmishers with three, while an enemy is within three inches', () => {
    const laid = planFire(beginGame(shooting()), 'light', WOOD).state;
    const task = taskOf(laid);
    const tried = (markers: number, dy: number) => {
      const near = changeUnit(laid, 'bows', { elements: shiftBy(unitOf(laid, 'bows').elements, 0, dy) });
      const state = changeUnit(near, 'light', { markers });
      return layFire(beginGame({ ...state, agenda: [task, ...state.agenda] }), task).events.length;
    };
    expect([tried(2, 2.5), tried(3, 2.5), tried(4, 2.5)]).toEqual([1, 0, 0]);
    expect([tried(3, 0), tried(4, 0)]).toEqual([1, 1]);
  });

  test('[13.5] nobody lays a fire who is out of sight, came on in this turn or has done something else', () => {
    const state = shooting();
    const burnable = (more: State) => listBurnable(more, unitOf(more, 'light'));
    expect(burnable(state)).toEqual([WOOD]);
    expect(burnable(changeUnit(state, 'light', { presence: 'hidden' }))).toEqual([]);
    expect(burnable(changeTurn(state, 'light', { isBusy: true }))).toEqual([]);
    expect(burnable(changeTurn(state, 'light', { hasArrived: true }))).toEqual([]);
  });

  test.each(['rain', 'mud-and-rain', 'fog'] as const)('[13.5, 10.1] nothing burns in %s', weather => {
    const state: State = { ...shooting(), weather };
    expect(listBurnable(state, unitOf(state, 'light'))).toEqual([]);
  });

  test('[13.5] another part of a large wood may be set on fire too, never the part that burns', () => {
    const state = shooting();
    const fire = (x: number, y: number) => ({ piece: WOOD, at: [x, y] as const, since: 1, wind: null });
    const burning = (x: number, y: number) => ({ ...state, fires: [fire(x, y)] });
    expect(listBurnable(burning(25, 19), unitOf(state, 'light'))).toEqual([WOOD]);
    expect(listBurnable(burning(34, 28), unitOf(state, 'light'))).toEqual([]);
  });

  test('[13.5] a base burns of which any part is within six inches of the source', () => {
    const state = shooting();
    const burning: State = { ...state, fires: [{ piece: WOOD, at: [30, 24], since: 1, wind: null }] };
    const base = (y: number) => ({
      centre: [30, y] as const,
      heading: 0,
      width: 60 / 25.4,
      depth: 30 / 25.4,
    });
    const big: State = {
      ...burning,
      scenario: {
        ...state.scenario,
        board: { ...state.scenario.board, pieces: [{ ...area('wood', 30, 24, 12), id: WOOD }] },
      },
    };
    expect([isOnFire(big, base(30.5)), isOnFire(big, base(30.7))]).toEqual([true, false]);
  });
});

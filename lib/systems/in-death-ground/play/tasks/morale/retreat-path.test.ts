import { describe, expect, test } from 'vitest';
import type { TerrainPiece } from '../../../document/scenario';
import { isOn } from '../../../rules/terrain/terrain';
import { BASE_DEPTH, BASE_WIDTH, changeUnit, placeElements, startField } from '../../../testing/field';
import { area } from '../../../testing/table';
import { play } from '../..';
import { blockOf, type FieldUnit, getUnit } from '../../field';
import { beginGame } from '../../game';
import type { State } from '../../state';
import { leaveTable } from './losses';
import { retreatUnits } from './retreats';

const Y = 24;
const ACROSS = Y - BASE_DEPTH - 0.03;
const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

const on = (state: State, ...pieces: readonly TerrainPiece[]): State => ({
  ...state,
  scenario: { ...state.scenario, board: { ...state.scenario.board, pieces: [...pieces] } },
});

/** “a” in contact with “x” before it, so disordered. */
const met = (markers: number): State =>
  changeUnit(
    placeElements(placeElements(startField(), 'a', { x: 30, y: Y }), 'x', { x: 30, y: ACROSS, facing: 180 }),
    'a',
    {
      markers,
    },
  );

const goneBack = (state: State): readonly FieldUnit[] =>
  SEEDS.map(seed =>
    getUnit(
      retreatUnits(beginGame({ ...(play.reseed(state, seed) as State), agenda: [{ type: 'retreats' }] }))
        .state.units,
      'a',
    ),
  );

const furthest = (state: State): number => Math.max(...goneBack(state).map(({ turn }) => turn.moved));

describe('12.2 and 16.1: the ground of a flight', () => {
  test('[12.2, 16.1] who flees into difficult ground goes no further than difficult ground allows', () => {
    expect(furthest(met(5))).toBeGreaterThan(7);
    const marsh = on(met(5), area('marsh', 30, Y + 7));
    expect(furthest(marsh)).toBeLessThanOrEqual(6);
  });

  test('[12.2, 16.1] nor does he enter it when he has come further than it would have let him: he halts before it', () => {
    const far = on(met(5), area('marsh', 30, Y + 12.5));
    const edge = 12.5 - 5 - BASE_DEPTH / 2;
    for (const { turn } of goneBack(far)) expect(turn.moved).toBeLessThanOrEqual(edge + 0.01);
    expect(furthest(far)).toBeGreaterThan(edge - 0.6);
    for (const { markers } of goneBack(far)) expect(markers).toBe(5);
  });

  test('[12.2, 16.1] the same holds for who falls back', () => {
    const marsh = on(changeUnit(met(4), 'x', {}), area('marsh', 30, Y + 6));
    expect(furthest(marsh)).toBeLessThanOrEqual(6);
  });
});

describe('16.1 What is in the way of a flight', () => {
  /** Friends behind it and on both sides. */
  const wall = (state: State): State =>
    placeElements(
      placeElements(
        state,
        'b',
        ...[-1, 0, 1].map(file => ({ x: 30 + file * BASE_WIDTH, y: Y + BASE_DEPTH + 0.05 })),
      ),
      'c',
      ...[-1, 1].map(side => ({ x: 30 + side * (BASE_WIDTH + 0.05), y: Y })),
    );

  test('[16.1, R3] who can flee nowhere halts there and takes a marker; with six it breaks', () => {
    expect(new Set(goneBack(wall(met(5))).map(({ markers }) => markers))).toEqual(new Set([6]));
    expect(new Set(goneBack(wall(met(6))).map(({ presence }) => presence))).toEqual(new Set(['destroyed']));
  });

  test('[16.1, R3] ground that nobody enters halts him too, but gives no marker: only elements hinder', () => {
    const river = on(met(4), {
      id: 'river',
      kind: 'river',
      width: 3,
      line: [
        [0, Y + 3.2],
        [72, Y + 3.2],
      ],
    });
    expect(new Set(goneBack(river).map(({ markers }) => markers))).toEqual(new Set([4]));
    expect(furthest(river)).toBeLessThan(1.5);
  });

  test('[7.2, 16.1] elephants run through everybody but not through a wood', () => {
    const beast = { troop: 'elephant-african', grade: null } as const;
    const herd = changeUnit(placeElements(met(5), 'a', { x: 30, y: Y, profile: beast }), 'a', { markers: 5 });
    const wood = area('wood', 30, Y + 8);
    for (const { elements } of goneBack(on(herd, wood)))
      expect(elements.every(each => !isOn(on(herd, wood).scenario, wood, blockOf(each)))).toBe(true);
    const through = goneBack(placeElements(herd, 'b', { x: 30, y: Y + 2.6 }));
    expect(through.some(({ turn }) => turn.moved > 4)).toBe(true);
  });

  test('[12.4, 16.1, R12] elephants that fall back run through friends, who take two markers, and not through enemies', () => {
    const beast = { troop: 'elephant-african', grade: null } as const;
    const herd = changeUnit(placeElements(met(4), 'a', { x: 30, y: Y, profile: beast }), 'a', { markers: 4 });
    const facing = placeElements(herd, 'x', { x: 30, y: Y - 1.181 - BASE_DEPTH / 2 - 0.03, facing: 180 });
    const gone = (state: State, id: string) =>
      SEEDS.map(seed =>
        getUnit(
          retreatUnits(beginGame({ ...(play.reseed(state, seed) as State), agenda: [{ type: 'retreats' }] }))
            .state.units,
          id,
        ),
      );
    const behind = { x: 30, y: Y + 2.4 };
    const amongFriends = placeElements(facing, 'b', behind);
    expect(gone(amongFriends, 'a').every(({ markers, turn }) => markers === 4 && turn.moved > 3)).toBe(true);
    expect(new Set(gone(amongFriends, 'b').map(({ markers }) => markers))).toEqual(new Set([2]));
    const amongEnemies = placeElements(facing, 'y', { ...behind, facing: 0 });
    expect(gone(amongEnemies, 'a').every(({ markers, turn }) => markers === 5 && turn.moved < 1)).toBe(true);
    expect(new Set(gone(amongEnemies, 'y').map(({ markers }) => markers))).toEqual(new Set([0]));
  });

  test('[13.5, 16.1] nobody flees into a fire, but who stands in one gets out of it', () => {
    const crops = area('field', 30, Y + 7);
    const fire = (x: number, y: number): State => ({
      ...on(met(4), crops),
      fires: [{ piece: crops.id, at: [x, y], since: 0, wind: null }],
    });
    expect(furthest(fire(30, Y + 9))).toBeLessThan(2.5);
    expect(furthest(placeElements(fire(30, Y + 3), 'x', { x: 30, y: ACROSS, facing: 180 }))).toBeLessThan(
      2.5,
    );
    const inside = placeElements(fire(30, Y + 3), 'a', { x: 30, y: Y + 3 });
    const pressed = placeElements(changeUnit(inside, 'a', { markers: 4 }), 'x', {
      x: 30,
      y: Y + 3 - BASE_DEPTH - 0.03,
      facing: 180,
    });
    expect(furthest(pressed)).toBeGreaterThan(2);
  });

  test('[16.1, D23] who flees goes away from every enemy in sight, not only from the one he fights', () => {
    const beside = placeElements(met(5), 'y', { x: 20, y: Y + 4, facing: 90 });
    const xs = goneBack(beside).map(({ elements }) => elements[0]?.at[0] ?? 0);
    expect(xs.every(x => x > 30.05)).toBe(true);
    const back = goneBack(changeUnit(beside, 'a', { markers: 4 })).map(({ elements }) => elements[0]?.at[0]);
    expect(new Set(back.map(x => Math.round((x ?? 0) * 100)))).toEqual(new Set([3000]));
  });
});

describe('15.1 and 16.1: a general driven off the table', () => {
  test('[15.1, R4] whoever is within twelve inches of him tests, but nobody for a friend destroyed', () => {
    const near = placeElements(placeElements(startField(), 'a', { x: 20, y: 46 }), 'b', {
      x: 20 + BASE_WIDTH + 11.9,
      y: 46,
    });
    const led = changeUnit(placeElements(near, 'c', { x: 60, y: 46 }), 'a', { general: 'a.1' });
    const gone = leaveTable(beginGame(led), 'a');
    expect(gone.state.tests).toEqual([{ unit: 'b', cause: 'general-lost' }]);
    expect(gone.state.losses).toEqual([]);
    expect(gone.events.map(({ type }) => type)).toEqual(['left-table', 'general-lost']);
    expect(getUnit(gone.state.units, 'a').general).toBeNull();
    expect(leaveTable(beginGame(changeUnit(led, 'a', { general: null })), 'a').state.tests).toEqual([]);
  });
});

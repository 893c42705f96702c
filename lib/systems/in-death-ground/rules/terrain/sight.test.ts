import { describe, expect, test } from 'vitest';
import type { TableBase } from '@/lib/geometry/plane/plane';
import type { AreaPiece, LinePiece } from '../../document/scenario';
import { play } from '../../play';
import { type FieldUnit, getUnit, withUnit } from '../../play/field';
import type { State } from '../../play/state';
import { area, battle, hoplites, line, placed, tableOf } from '../../testing/table';
import { type Profile, SPEARMAN } from '../army/points';
import { findBaseBetween, obstacleBetween } from './sight';
import { goingUnder } from './terrain';
import { isVisibleTo } from './visibility';

const profile = (more: Partial<Profile> = {}): Profile => ({ ...SPEARMAN, ...more });

const foot = (x: number, y: number, heading = 0): TableBase => ({
  centre: [x, y],
  heading,
  width: 2.36,
  depth: 1.18,
});

/** A hill of twenty inches whose crest runs from left to right through its middle. */
const hill = (more: Partial<AreaPiece> = {}): AreaPiece => ({
  ...(area('steep-hill', 30, 20, 10) as AreaPiece),
  crest: [
    [20, 20],
    [40, 20],
  ],
  ...more,
});

describe('7 What the ground is to whom', () => {
  const going = (piece: Parameters<typeof tableOf>[1], at: TableBase, more: Partial<Profile>) =>
    goingUnder(tableOf('pasture', piece), 'clear', at, profile(more));

  test('[7.6] a marsh bars riders and artillery, not the baggage', () => {
    const on = (more: Partial<Profile>) => going(area('marsh', 20, 20), foot(20, 20), more);
    expect(on({ troop: 'baggage' })).toBe('difficult');
    expect(on({ troop: 'wagon' })).toBe('difficult');
    expect(on({ troop: 'light-cavalry' })).toBe('forbidden');
    expect(on({ mount: 'horse' })).toBe('forbidden');
    expect(on({ troop: 'elephant-indian' })).toBe('difficult');
  });

  test('[6.4, 7.5, 7.8] skirmishers in the saddle are riders to houses and streams', () => {
    const light: Partial<Profile> = { troop: 'skirmisher' };
    const rider: Partial<Profile> = { ...light, mount: 'horse' };
    const village = area('village', 20, 20);
    const stream = line('stream', 1, [0, 20], [40, 20]);
    expect([light, rider].map(more => going(village, foot(20, 20), more))).toEqual(['good', 'difficult']);
    expect([light, rider].map(more => going(stream, foot(20, 20), more))).toEqual(['good', 'difficult']);
  });

  test('[7.9] the sides of a ravine are steep for all, its floor is rocky, a path eases the floor alone', () => {
    const ravine = line('ravine', 6, [0, 20], [40, 20]);
    const road = line('road', 1, [0, 20], [40, 20]);
    const across = line('road', 1, [20, 0], [20, 40]);
    const on = (at: TableBase, more: Partial<Profile>, ...roads: (typeof road)[]) =>
      goingUnder(tableOf('pasture', ravine, ...roads), 'clear', at, profile(more));
    expect([on(foot(20, 20), {}), on(foot(20, 17), {})]).toEqual(['good', 'difficult']);
    expect(on(foot(20, 20), { troop: 'cataphract' })).toBe('difficult');
    expect(on(foot(20, 20), { troop: 'cataphract' }, road)).toBe('good');
    expect(on(foot(20, 17), {}, across)).toBe('difficult');
  });

  test('[7.10] a river with one bank on the table has no ford', () => {
    const river: LinePiece = {
      id: 'river',
      kind: 'river',
      width: 4,
      line: [
        [0, 20],
        [40, 20],
      ],
      fords: [[20, 20]],
    };
    expect(going(river, foot(20, 20), {})).toBe('difficult');
    expect(going({ ...river, oneBank: true }, foot(20, 20), {})).toBe('forbidden');
  });

  test('[7.10, D6] a ford is four inches broad and leads from bank to bank, for deep bases too', () => {
    const river: LinePiece = {
      id: 'river',
      kind: 'river',
      width: 5,
      line: [
        [0, 20],
        [40, 20],
      ],
      fords: [[20, 20]],
    };
    const rider = (x: number, y: number): TableBase => ({
      centre: [x, y],
      heading: 0,
      width: 2.36,
      depth: 1.97,
    });
    const on = (x: number, y: number) => going(river, rider(x, y), { troop: 'heavy-cavalry' });
    expect([23.6, 23, 22, 20, 18, 17].map(y => on(20, y))).toEqual(['good', ...Array(5).fill('difficult')]);
    expect([on(21.9, 22), on(22.1, 22), on(30, 20)]).toEqual(['difficult', 'forbidden', 'forbidden']);
  });
});

describe('13.2 Sight', () => {
  test('[7.1] a crest hides those near each other on either side of it too', () => {
    const table = tableOf('pasture', hill());
    expect(obstacleBetween(table, [30, 19], [30, 21])).not.toBeNull();
    expect(obstacleBetween(table, [30, 18], [32, 18])).toBeNull();
    expect(obstacleBetween(table, [30, 18], [36, 18])).not.toBeNull();
  });

  test('[7.1, F2] on the level top of a hill nothing hides', () => {
    const top: AreaPiece['plateau'] = [
      [24, 14],
      [36, 14],
      [36, 26],
      [24, 26],
    ];
    const table = tableOf('pasture', hill({ plateau: top }));
    expect(obstacleBetween(table, [30, 15], [30, 25])).toBeNull();
    expect(obstacleBetween(table, [30, 12], [30, 25])).not.toBeNull();
  });

  test('[7.12] along a straight road one sees through a wood, beside it not', () => {
    const road = line('road', 1, [20, 0], [20, 40]);
    const table = tableOf('pasture', area('wood', 20, 20), road);
    expect(obstacleBetween(table, [20, 5], [20, 35])).toBeNull();
    expect(obstacleBetween(table, [22, 5], [22, 35])).not.toBeNull();
    expect(obstacleBetween(tableOf('pasture', hill(), road), [20, 5], [20, 35])).not.toBeNull();
  });

  test('[13.2] a gap between two bases is looked through when it is as broad as the own base is deep', () => {
    const ahead = { from: [20, 30], to: [20, 10] } as const;
    const gap = (inches: number) => [foot(20 - 1.18 - inches / 2, 20), foot(20 + 1.18 + inches / 2, 20)];
    expect(findBaseBetween(ahead, gap(1), 1.18)).not.toBeNull();
    expect(findBaseBetween(ahead, gap(1.3), 1.18)).toBeNull();
    expect(findBaseBetween(ahead, gap(1.3), 2.36)).not.toBeNull();
    expect(findBaseBetween(ahead, [foot(21.3, 20)], 2.36)).toBeNull();
  });

  test('[7.2, F1] foot in a wood are not seen from outside until they move or shoot', () => {
    const scenario = battle(
      'open-battle',
      [area('wood', 30, 24)],
      [hoplites('spears', placed(30, 27.5), 4)],
      [{ id: 'bows', entry: 'sparabara', variant: 'bow', elements: 4, place: placed(30, 34, 0) }],
    );
    const state = play.start(scenario, 1);
    const seen = (changes: Partial<FieldUnit> = {}, now: State = state) => {
      const units = withUnit(now.units, 'spears', changes);
      return isVisibleTo(now, getUnit(units, 'bows'), getUnit(units, 'spears'));
    };
    const { turn } = getUnit(state.units, 'spears');
    expect(seen()).toBe(false);
    expect(seen({ turn: { ...turn, moved: 1 } })).toBe(true);
    expect(seen({ last: { ...turn, hasShot: true } })).toBe(true);
    expect(isVisibleTo(state, getUnit(state.units, 'spears'), getUnit(state.units, 'bows'))).toBe(true);
  });
});

describe('17.1 Walls and sight', () => {
  const ring = {
    id: 'town',
    line: [
      [20, 10],
      [40, 10],
      [40, 30],
      [20, 30],
    ] as [number, number][],
    closed: true,
    towers: [],
    gates: [],
  };
  const hides = (from: readonly [number, number], to: readonly [number, number], more: object = {}) => {
    const table = tableOf('pasture');
    const scenario = { ...table, board: { ...table.board, walls: [{ ...ring, ...more }] } };
    return obstacleBetween(scenario, from, to)?.id ?? null;
  };
  const breached = { breaches: [[30, 30] as [number, number]] };

  test('[8.6, 17.1] a breach or a broken gate is looked through within two inches of its middle, the wall beside it is not', () => {
    expect(hides([30, 40], [30, 20])).toBe('town');
    expect(hides([30, 40], [30, 20], breached)).toBeNull();
    expect(hides([31.9, 40], [31.9, 20], breached)).toBeNull();
    expect(hides([32.1, 40], [32.1, 20], breached)).toBe('town');
    expect(hides([30, 40], [30, 20], { broken: [[30, 30]] })).toBeNull();
  });

  test('[17.1] who looks in at a breach does not look out through the wall beyond', () => {
    expect(hides([30, 40], [30, 5], breached)).toBe('town');
    expect(
      hides([30, 40], [30, 5], {
        breaches: [
          [30, 30],
          [30, 10],
        ],
      }),
    ).toBeNull();
  });

  test('[17.1] two outside the wall, or two inside it, see each other', () => {
    expect([hides([10, 40], [50, 40]), hides([25, 12], [35, 28])]).toEqual([null, null]);
  });
});

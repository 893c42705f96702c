import { describe, expect, test } from 'vitest';
import { applyChanges, type Change } from '@/lib/documents/change';
import { hexOf } from '@/lib/geometry/hex/hex';
import { blank } from '../../document/blank';
import { gridOf } from '../../document/ground';
import { type Scenario, scenarioSchema } from '../../document/scenario';
import { formatHexBrushId, paint } from '../painting';
import { inspectHex } from './inspect-hex';
import { levelsOf, shiftHexes } from './levels';
import { nameEditing } from './names';
import { eraseRoads, layRoad, leadsTo, toggleRoad } from './roads';

const bare = blank();
const edit = (scenario: Scenario, change: (scenario: Scenario) => readonly Change[]): Scenario =>
  scenarioSchema.parse(applyChanges(scenario, change(scenario)));

const hex = ({ board }: Scenario, id: string): number => hexOf(gridOf(board), id);
const shift = (scenario: Scenario, by: 1 | -1, ...ids: readonly string[]): Scenario =>
  edit(scenario, ({ board }) =>
    shiftHexes(
      board,
      ids.map(id => hex(scenario, id)),
      by,
    ),
  );
const levelOf = (scenario: Scenario, id: string): number | undefined =>
  levelsOf(scenario.board)[hex(scenario, id)];

describe('[5.1] levels', () => {
  test('a raised hex has slopes down on all its sides; lowered again it has none', () => {
    const raised = shift(bare, 1, '0505');
    expect(raised.board.hexsides.slopes).toHaveLength(6);
    expect(raised.board.hexsides.slopes.every(side => side.startsWith('0505/'))).toBe(true);
    expect([levelOf(raised, '0505'), levelOf(raised, '0101')]).toEqual([1, 0]);
    expect(shift(raised, -1, '0505').board.hexsides.slopes).toEqual([]);
  });

  test('hexes raised together, or one after the other, have no slope between them', () => {
    const together = shift(bare, 1, '0505', '0506');
    const inTurn = shift(shift(bare, 1, '0505'), 1, '0506');
    expect(together.board.hexsides.slopes).toHaveLength(10);
    expect([...inTurn.board.hexsides.slopes].sort()).toEqual([...together.board.hexsides.slopes].sort());
  });

  test('a second level stands on the first, a hollow lies below the plain', () => {
    const hill = shift(bare, 1, '0505', '0504', '0506', '0404', '0405', '0604', '0605', '0406', '0606');
    const top = shift(hill, 1, '0505');
    expect([levelOf(top, '0505'), levelOf(top, '0504')]).toEqual([2, 1]);
    expect(levelOf(shift(bare, -1, '0505'), '0505')).toBe(-1);
  });

  test('a slope is one level: nothing rises twice over the same ground', () => {
    const raised = shift(bare, 1, '0505');
    expect(shiftHexes(raised.board, [hex(raised, '0505')], 1)).toEqual([]);
    const level = inspectHex(raised, '0505')?.fields.find(({ id }) => id === 'level');
    expect(level?.kind).toEqual({ type: 'number', min: 0, max: 1 });
  });
});

describe('roads and tracks', () => {
  const road = (scenario: Scenario, kind: 'road' | 'track', ...path: readonly string[]): Scenario =>
    edit(scenario, ({ board }) => layRoad(board, kind, path));

  test('a stroke becomes a road; one that begins at its end goes on with it', () => {
    const first = road(bare, 'road', '0101', '0102', '0103');
    expect(first.board.roads).toEqual([{ kind: 'road', through: ['0101', '0102', '0103'] }]);
    const longer = road(first, 'road', '0103', '0104');
    expect(longer.board.roads).toEqual([{ kind: 'road', through: ['0101', '0102', '0103', '0104'] }]);
    expect(road(longer, 'road', '0201', '0101').board.roads?.[0]?.through[0]).toBe('0201');
    expect(layRoad(bare.board, 'road', ['0101'])).toEqual([]);
  });

  test('a track over a road takes the place of the stretch that it covers', () => {
    const first = road(bare, 'road', '0101', '0102', '0103', '0104');
    expect(road(first, 'track', '0102', '0103').board.roads).toEqual([
      { kind: 'road', through: ['0101', '0102'] },
      { kind: 'road', through: ['0103', '0104'] },
      { kind: 'track', through: ['0102', '0103'] },
    ]);
  });

  test('what is rubbed out leaves the rest; the last of it takes the list away', () => {
    const first = road(bare, 'road', '0101', '0102', '0103', '0104', '0105');
    const cut = edit(first, ({ board }) => eraseRoads(board, ['0103']));
    expect(cut.board.roads).toEqual([
      { kind: 'road', through: ['0101', '0102'] },
      { kind: 'road', through: ['0104', '0105'] },
    ]);
    expect(eraseRoads(cut.board, ['0909'])).toEqual([]);
    expect(edit(cut, ({ board }) => eraseRoads(board, ['0101', '0104'])).board.roads).toBeUndefined();
  });

  test('the inspector leads a road over one side and takes it back', () => {
    const there = edit(bare, ({ board }) => toggleRoad(board, 'track', '0101', '0102'));
    expect(leadsTo(there.board, 'track', '0102', '0101')).toBe(true);
    expect(leadsTo(there.board, 'road', '0101', '0102')).toBe(false);
    expect(
      edit(there, ({ board }) => toggleRoad(board, 'track', '0102', '0101')).board.roads,
    ).toBeUndefined();
  });
});

describe('the sides of a hex', () => {
  const toggle = (scenario: Scenario, to: string, part: string): Scenario =>
    edit(
      scenario,
      battle =>
        inspectHex(battle, '0505')
          ?.sides?.find(side => side.to === to)
          ?.parts.find(({ id }) => id === part)
          ?.toggle() ?? [],
    );

  test('a slope faces as it is laid; the other way about takes its place', () => {
    const down = toggle(bare, '0506', 'slope-down');
    expect(down.board.hexsides.slopes).toEqual(['0505/0506']);
    const up = toggle(down, '0506', 'slope-up');
    expect(up.board.hexsides.slopes).toEqual(['0506/0505']);
    expect(toggle(up, '0506', 'slope-up').board.hexsides.slopes).toEqual([]);
  });

  test('a river takes the place of a stream, a bridge leads over it', () => {
    const wet = toggle(toggle(toggle(bare, '0506', 'stream'), '0506', 'river'), '0506', 'bridge');
    expect(wet.board.hexsides).toMatchObject({ streams: [], rivers: ['0505/0506'], bridges: ['0505/0506'] });
  });
});

describe('names', () => {
  const at = (scenario: Scenario, id: string) => {
    const space = nameEditing.startAt(scenario, centre(scenario, id));
    return space;
  };
  const centre = (scenario: Scenario, id: string) => {
    const { radius } = gridOf(scenario.board);
    const number = hex(scenario, id);
    const { rows } = gridOf(scenario.board);
    const column = Math.floor(number / rows);
    const down = 2 * (number % rows) + ((1 + column) & 1);
    return [(1 + 1.5 * column) * radius, ((1 + down) * Math.sqrt(3) * radius) / 2] as const;
  };
  const write = (scenario: Scenario, text: string, kind: string, id: string, known: string | null = null) =>
    edit(scenario, battle => nameEditing.write(battle, { id: known, text, kind, at: at(battle, id) }));

  test('the ground suggests the kind', () => {
    const first = (scenario: Scenario, id: string) =>
      nameEditing.kindsAt(scenario, centre(scenario, id))[0]?.id;
    const ground = (brush: string) => edit(bare, battle => paint(battle, formatHexBrushId(brush), ['0505']));
    expect(first(bare, '0505')).toBe('place');
    expect(first(ground('woods'), '0505')).toBe('wood');
    expect(first(ground('lake'), '0505')).toBe('water');
    expect(first(ground('town'), '0505')).toBe('town');
    expect(first(shift(bare, 1, '0505'), '0505')).toBe('relief');
  });

  test('a name is written, changed, moved, turned and taken away', () => {
    const named = write(bare, ' Kirch-Berg ', 'relief', '0505');
    expect(named.board.labels).toEqual([{ text: 'Kirch-Berg', kind: 'relief', at: '0505' }]);
    const other = write(named, 'Kirch-Holz', 'wood', '0505', 'label:0');
    expect(other.board.labels).toEqual([{ text: 'Kirch-Holz', kind: 'wood', at: '0505' }]);
    const [x, y] = centre(other, '0606');
    const moved = edit(other, battle => nameEditing.move(battle, 'label:0', [x + 10, y]));
    expect(moved.board.labels[0]).toMatchObject({ at: '0606', offset: [0.16, 0] });
    expect(edit(moved, battle => nameEditing.turn(battle, 'label:0', -120)).board.labels[0]?.turn).toBe(-90);
    expect(write(moved, '', 'wood', '0606', 'label:0').board.labels).toEqual([]);
  });

  test('a town is named by its houses, and by its hex once the name is taken away', () => {
    const houses = edit(bare, battle => paint(battle, formatHexBrushId('town'), ['0505']));
    const named = write(houses, 'Leuthen', 'town', '0505');
    expect(named.board.towns[0]?.name).toBe('Leuthen');
    expect(write(named, '', 'town', '0505', 'town:town-0505').board.towns[0]?.name).toBe('0505');
  });
});

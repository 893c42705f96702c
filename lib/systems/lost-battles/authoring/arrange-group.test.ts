import { describe, expect, test } from 'vitest';
import { applyChanges, type Change } from '@/lib/documents/change';
import type { Scenario } from '../document/scenario';
import { battle, entry, group, withForces, withGroups } from '../testing/scenario-builder';
import { setUp } from '../view/position';
import { editing } from './editing';

const scenario = battle(
  ...withForces([entry('legion', 'legion', 'average', 3), entry('horse', 'heavy-cavalry', 'levy', 2)]),
  withGroups(
    group('first', 'B1', ['legion-1', 'legion-2', 'legion-3']),
    group('first', 'A2', ['horse-1', 'horse-2'], { facing: 'left' }),
  ),
);

const after = (changes: readonly Change[] | undefined): Scenario => applyChanges(scenario, changes ?? []);
const groupsAfter = (changes: readonly Change[] | undefined) => after(changes).deployment.groups;

describe('5 Facing', () => {
  test.each([
    [0, 'up'],
    [44, 'up'],
    [46, 'right'],
    [180, 'down'],
    [-90, 'left'],
    [359, 'up'],
  ])('[5.1] %i degrees is %s, and the whole tile turns', (heading, facing) => {
    expect(groupsAfter(editing.setHeading?.(scenario, ['horse-2'], heading))[1]?.facing).toBe(facing);
  });

  test('[5.1] a group that faces that way already is not touched', () => {
    expect(editing.setHeading?.(scenario, ['legion-1'], 0)).toEqual([]);
  });
});

describe('6 Combat', () => {
  test('[6.3] the first of the order leads, and is drawn first', () => {
    const restacked = after(editing.reorderStack?.(scenario, ['legion-3', 'legion-1', 'legion-2']));
    expect(restacked.deployment.groups[0]).toMatchObject({
      units: ['legion-3', 'legion-1', 'legion-2'],
      lead: 'legion-3',
    });
    const standing = setUp(restacked).pieces.filter(({ space }) => space === 'B1');
    expect(standing.map(({ id }) => id)).toEqual(['legion-3', 'legion-1', 'legion-2']);
  });

  test('[6.3] those who are not named stay behind in their order', () => {
    const [first] = groupsAfter(editing.reorderStack?.(scenario, ['legion-2']));
    expect(first?.units).toEqual(['legion-2', 'legion-1', 'legion-3']);
  });
});

describe('2 The field in a mirror', () => {
  test('[2.1] chosen pieces change their tile and their facing, the others and the ground stay', () => {
    const mirrored = after(editing.transform?.(scenario, 'mirror-left-right', ['horse-1', 'horse-2']));
    expect(mirrored.deployment.groups).toEqual([
      scenario.deployment.groups[0],
      group('first', 'E2', ['horse-1', 'horse-2'], { facing: 'right' }),
    ]);
    expect(mirrored.board).toEqual(scenario.board);
  });

  test('[2.1] one of a group leaves it and leads where it arrives', () => {
    const mirrored = groupsAfter(editing.transform?.(scenario, 'half-turn', ['legion-1']));
    expect(mirrored.map(({ tile, units, lead }) => [tile, units, lead])).toEqual([
      ['B1', ['legion-2', 'legion-3'], 'legion-2'],
      ['D4', ['legion-1'], 'legion-1'],
      ['A2', ['horse-1', 'horse-2'], 'horse-1'],
    ]);
  });

  test('[2.1] the whole board takes its ground, its marks and north with it', () => {
    const painted = applyChanges(scenario, [
      ...editing.paint(scenario, 'terrain-hill', ['A4']),
      { op: 'replace', path: ['board', 'camps'], value: [{ side: 'first', tile: 'B1', fortified: true }] },
      { op: 'replace', path: ['board', 'north'], value: 30 },
    ]);
    const turned = applyChanges(painted, editing.transform?.(painted, 'half-turn', []) ?? []);
    expect(editing.brushAt(turned, 'E1')).toBe('terrain-hill');
    expect(editing.brushAt(turned, 'A4')).toBe('terrain-open');
    expect(turned.board.camps[0]?.tile).toBe('D4');
    expect(turned.board.north).toBe(210);
    const mirrored = applyChanges(painted, editing.transform?.(painted, 'mirror-top-bottom', []) ?? []);
    expect(mirrored.board.north).toBe(150);
  });
});

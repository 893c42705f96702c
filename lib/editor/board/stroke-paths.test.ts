import { describe, expect, test } from 'vitest';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import type { Point, SpaceBoard } from '@/lib/geometry/board';
import { areJoined, type SpaceSide, sidesOf } from '@/lib/geometry/sides';
import { loadSystem } from '@/lib/systems';
import { sideUnder } from './brush-targets';
import { extendSides, extendWay } from './stroke-paths';

const system = await loadSystem('prussias-glory');
const board = system?.setUp(system.documents.scenario.schema.parse(leuthen)).board;
if (board?.kind !== 'spaces') throw new Error('no spaces');
const hexes: SpaceBoard = board;

const sides = sidesOf(hexes);
const middle = ({ ends: [[ax, ay], [bx, by]] }: SpaceSide): Point => [(ax + bx) / 2, (ay + by) / 2];

/** What the hand draws that goes from point to point. */
const touched = (points: readonly Point[]): readonly SpaceSide[] =>
  points.reduce<readonly SpaceSide[]>((line, point) => {
    const side = sideUnder(hexes, point);
    return side ? extendSides(hexes, line, side) : line;
  }, []);

describe('a stroke along sides', () => {
  const hex = hexes.spaces.find(({ neighbours }) => neighbours.length === 6);
  const around = sides.filter(({ spaces }) => hex && spaces.includes(hex.id));

  test('stays one chain when it goes through the middle of a space', () => {
    const [first] = around;
    const across = around.find(side => first && side !== first && !areJoined(side, first));
    if (!hex || !first || !across) throw new Error('no hex');
    expect(sideUnder(hexes, hex.centre)).toBeNull();
    const chain = touched([middle(first), hex.centre, middle(across)]);
    expect(chain.at(0)).toBe(first);
    expect(chain.at(-1)).toBe(across);
    expect(chain.slice(1).every((side, index) => areJoined(side, chain[index] ?? side))).toBe(true);
  });

  test('leaves no spur at a corner that the hand passed near to, whichever side it touched', () => {
    for (const first of around) {
      const joints = sides.filter(side => side !== first && areJoined(side, first));
      for (const spur of joints)
        for (const next of joints.filter(side => side !== spur && areJoined(side, spur)))
          expect(touched([middle(first), middle(spur), middle(next)])).toEqual([first, next]);
    }
  });

  test('no corner of a freehand line has three of its sides', () => {
    const [left, right] = [hexes.spaces[0], hexes.spaces.at(-1)];
    if (!left || !right) throw new Error('no hexes');
    const [[ax, ay], [bx, by]] = [left.centre, right.centre];
    const wavering = Array.from({ length: 800 }, (_, step): Point => {
      const share = step / 799;
      return [
        ax + (bx - ax) * share + 17 * Math.sin(step * 1.7),
        ay + (by - ay) * share + 17 * Math.cos(step * 2.3),
      ];
    });
    const line = touched(wavering);
    expect(line.length).toBeGreaterThan(40);
    for (const side of line)
      for (const end of side.ends) {
        const meeting = line.filter(({ ends }) =>
          ends.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < 0.5),
        );
        expect(meeting.length).toBeLessThan(3);
      }
  });

  test('drawn back it is shortened', () => {
    const line = touched(around.slice(0, 3).map(middle));
    expect(touched([...around.slice(0, 3), ...around.slice(0, 1)].map(middle))).toEqual(line.slice(0, 1));
  });
});

describe('a way from space to space', () => {
  test('goes on, and is shortened where it comes back to itself', () => {
    expect(extendWay(['a'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(extendWay(['a', 'b', 'c', 'd'], ['c', 'b'])).toEqual(['a', 'b']);
  });
});

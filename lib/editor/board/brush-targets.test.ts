import { describe, expect, test } from 'vitest';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import type { Point, SpaceBoard } from '@/lib/geometry/board';
import { areJoined, type SpaceSide, sidesOf } from '@/lib/geometry/sides';
import { loadSystem } from '@/lib/systems';
import { anchorAt, placesAlong, sideUnder } from './brush-targets';

const system = await loadSystem('prussias-glory');
const board = system?.setUp(system.documents.scenario.schema.parse(leuthen)).board;
if (board?.kind !== 'spaces') throw new Error('no spaces');
const hexes: SpaceBoard = board;

const sides = sidesOf(hexes);
const middle = ({ ends: [[ax, ay], [bx, by]] }: SpaceSide): Point => [(ax + bx) / 2, (ay + by) / 2];

/** What the hand touches that goes from point to point. */
const touched = (points: readonly Point[]): readonly SpaceSide[] => {
  let [anchor = [0, 0] as Point] = points;
  const ids = points.flatMap(to => {
    const places = placesAlong(hexes, 'side', [anchor, to], 1);
    anchor = anchorAt(hexes, 'side', anchor, to);
    return places;
  });
  return [...new Set(ids)].flatMap(id => sides.find(side => side.id === id) ?? []);
};

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
});

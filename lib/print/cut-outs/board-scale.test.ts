import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { containsPoint } from '@/lib/geometry/board';
import { loadShippedBattle } from '../testing/sample-battle';

const SMALLEST = 15;
const ROUNDING = 0.01;

const shipped = (book: string): readonly string[] =>
  readdirSync(`content/scenarios/${book}`).map(file => `${book}/${file}`);

/** The board that is printed unless another is asked for, and how many millimetres a unit of it takes. */
const loadBoard = async (file: string) => {
  const { system, scenario, position } = await loadShippedBattle(file);
  const [scale] = system.printing.maps;
  if (!scale) throw new Error('no board');
  return { system, scenario, position, scale };
};

describe('the usual board is as large as its counters', { timeout: 60_000 }, () => {
  test.each([...shipped('pocket-battles'), ...shipped('perikles'), ...shipped('lost-battles')])(
    '%s: every piece has the room of a counter of 15 mm',
    async file => {
      const { position, scale } = await loadBoard(file);
      const sizes = position.pieces.flatMap(({ box }) => (box ? [box.size * scale.millimetres] : []));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThan(SMALLEST - ROUNDING);
    },
  );

  test('a stack of counters lies inside a hex', async () => {
    const { position, scale } = await loadBoard('prussias-glory/leuthen-battle.json');
    const { board } = position;
    if (board.kind !== 'spaces') throw new Error('no hexes');
    const half = SMALLEST / 2 / scale.millimetres;
    for (const { centre, outline } of board.spaces)
      for (const [dx, dy] of [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ] as const)
        expect(containsPoint(outline, [centre[0] + dx, centre[1] + dy])).toBe(true);
  });

  test.each(['templates-15', 'templates'])('terrain of %s and its bases have one scale', async id => {
    const { system, scenario, scale: first } = await loadBoard('in-death-ground/trebia-218.json');
    const { bases = [], maps } = system.printing;
    const index = id === first.id ? 0 : 1;
    const inch = system.printing.measureSetUp?.(scenario).inch ?? 0;
    const scale = maps.find(map => map.id === id);
    expect((scale?.millimetres ?? 0) * inch).toBeCloseTo(25.4 * (bases[index]?.factor ?? 0), 6);
  });
});

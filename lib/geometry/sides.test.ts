import { describe, expect, test } from 'vitest';
import type { Point, Space, SpaceBoard } from './board';
import { expandRegion, findConnected } from './regions';
import { areJoined, findNearestSide, findSideChain, lengthOf, sidesOf } from './sides';
import { createSquareBoard } from './square';

const squares = createSquareBoard(5, 4, 10, ({ column, row }) => `${column},${row}`);

/** Hexes with a flat top, every second column half a hex lower. */
const hexBoard = (columns: number, rows: number, size: number): SpaceBoard => {
  const high = Math.sqrt(3) * size;
  const centreOf = (column: number, row: number): Point => [
    size * (1 + 1.5 * column),
    high * (0.5 + row + (column % 2) / 2),
  ];
  const cells = Array.from({ length: columns * rows }, (_, index) => [
    index % columns,
    Math.floor(index / columns),
  ]);
  const spaces = cells.map(([column = 0, row = 0]): Space => {
    const centre = centreOf(column, row);
    const isBeside = ([c = 0, r = 0]: number[]): boolean => {
      const [x, y] = centreOf(c, r);
      const away = Math.hypot(x - centre[0], y - centre[1]);
      return away > 0.1 && away < high * 1.1;
    };
    return {
      id: `h${column}${row}`,
      centre,
      outline: [0, 60, 120, 180, 240, 300].map(degrees => {
        const turn = (degrees * Math.PI) / 180;
        return [centre[0] + size * Math.cos(turn), centre[1] + size * Math.sin(turn)] as const;
      }),
      neighbours: cells.filter(isBeside).map(([c, r]) => `h${c}${r}`),
    };
  });
  return { kind: 'spaces', width: size * (1.5 * columns + 0.5), height: high * (rows + 0.5), spaces };
};

const hexes = hexBoard(6, 5, 20);

const named = (board: SpaceBoard, id: string) => {
  const side = sidesOf(board).find(other => other.id === id);
  if (!side) throw new Error(`no side ${id}`);
  return side;
};

describe('sides of squares', () => {
  test('every pair of neighbours has one, named in the order of the board', () => {
    expect(sidesOf(squares)).toHaveLength(4 * 4 + 5 * 3);
    expect(named(squares, '0,0/1,0').spaces).toEqual(['0,0', '1,0']);
    expect(named(squares, '0,0/0,1').ends).toEqual(
      expect.arrayContaining([
        [0, 10],
        [10, 10],
      ]),
    );
  });

  test('squares of different sizes meet where they touch', () => {
    const small: Space = {
      id: 'small',
      centre: [12, 2],
      outline: [
        [10, 0],
        [14, 0],
        [14, 4],
        [10, 4],
      ],
      neighbours: ['0,0'],
    };
    const [large] = squares.spaces;
    if (!large) throw new Error('no square');
    const board: SpaceBoard = { ...squares, spaces: [{ ...large, neighbours: ['small'] }, small] };
    expect(sidesOf(board).map(({ id, ends }) => [id, lengthOf(ends)])).toEqual([['0,0/small', 4]]);
  });
});

describe('sides of hexes', () => {
  test('each is as long as the hex is wide at its corner, and each pair has one', () => {
    const pairs = hexes.spaces.flatMap(({ neighbours }) => neighbours).length / 2;
    expect(sidesOf(hexes)).toHaveLength(pairs);
    for (const { ends } of sidesOf(hexes)) expect(lengthOf(ends)).toBeCloseTo(20);
  });

  test('the nearest to a point is found within reach, and none beyond it', () => {
    const side = named(hexes, 'h00/h10');
    const middle: Point = [(side.ends[0][0] + side.ends[1][0]) / 2, (side.ends[0][1] + side.ends[1][1]) / 2];
    expect(findNearestSide(sidesOf(hexes), [middle[0] + 2, middle[1]], 6)).toBe(side);
    const [first] = hexes.spaces;
    expect(findNearestSide(sidesOf(hexes), first?.centre ?? [0, 0], 6)).toBeNull();
  });

  test('a chain from side to side is joined corner to corner and is the shortest', () => {
    const chain = findSideChain(sidesOf(hexes), named(hexes, 'h11/h12'), named(hexes, 'h31/h32'));
    for (const [index, side] of chain.entries()) {
      const next = chain[index + 1];
      if (next) expect(areJoined(side, next)).toBe(true);
    }
    expect(chain.at(0)?.id).toBe('h11/h12');
    expect(chain.at(-1)?.id).toBe('h31/h32');
    expect(chain).toHaveLength(5);
  });
});

describe('regions', () => {
  test('rings of neighbours grow as the board joins them', () => {
    expect(expandRegion(hexes, 'h22', 0)).toEqual(['h22']);
    expect(expandRegion(hexes, 'h22', 1)).toHaveLength(7);
    expect(expandRegion(squares, '2,2', 1)).toHaveLength(5);
    expect(expandRegion(squares, 'nowhere', 3)).toEqual([]);
  });

  test('a region ends where the ground changes', () => {
    const isInTopRows = (id: string): boolean => ['0', '1'].includes(id.split(',')[1] ?? '');
    expect(findConnected(squares, '0,0', isInTopRows)).toHaveLength(10);
    expect(findConnected(squares, '0,0', id => id !== '1,0' && id !== '0,1')).toEqual(['0,0']);
  });
});

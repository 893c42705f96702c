import { Direction, defineHex, Grid, line, Orientation, rectangle } from 'honeycomb-grid';
import { bench, describe } from 'vitest';
import { DRAW_LAYERS, type DrawOptions } from '@/lib/game/contract/game-system';
import { columnOf, createHexGrid, hexesWithin, rowOf } from '@/lib/geometry/hex/hex';
import { lineFinderOf } from '@/lib/geometry/hex/hex-lines';
import { generateGround } from '@/lib/systems/prussias-glory/authoring/map/generate-ground';
import { blank } from '@/lib/systems/prussias-glory/document/blank';
import { draw } from '@/lib/systems/prussias-glory/view/draw';
import { setUp } from '@/lib/systems/prussias-glory/view/position';

/** Does a wood stand on the line between two hexes? Asked for every pair within twelve hexes of each other. */
const REACH = 12;
/** One hex in so many looks about, so that the slower one ends within seconds. */
const LOOKOUTS = 40;
const SIZES = [1, 2, 4].map(times => ({ columns: 42 * times, rows: 26 * times }));

type Size = (typeof SIZES)[number];

/** Every pair to be looked at, from and to in turn. */
const pairsOf = (size: Size): Int32Array => {
  const grid = createHexGrid(size);
  const pairs: number[] = [];
  for (let from = 0; from < grid.count; from += LOOKOUTS)
    for (const to of hexesWithin(grid, from, REACH)) if (to !== from) pairs.push(from, to);
  return Int32Array.from(pairs);
};

const countClear = (pairs: Int32Array, isClear: (from: number, to: number) => boolean): number => {
  let clear = 0;
  for (let index = 0; index < pairs.length; index += 2)
    if (isClear(pairs[index] ?? 0, pairs[index + 1] ?? 0)) clear += 1;
  return clear;
};

/** About one hex in nine, spread without rows. */
const isWood = (hex: number): boolean => Math.imul(hex + 7, 2654435761) >>> 0 < 2 ** 32 / 9;

const sightByBattlewright = ({ columns, rows }: Size): (() => number) => {
  const grid = createHexGrid({ columns, rows });
  const lineBetween = lineFinderOf(grid);
  const woods = Uint8Array.from({ length: grid.count }, (_, hex) => Number(isWood(hex)));
  const isClear = (from: number, to: number): boolean => {
    const steps = lineBetween(from, to);
    for (let step = 0; step < steps.length; step += 2)
      if (woods[from + (steps[step] ?? 0)] && woods[from + (steps[step + 1] ?? 0)]) return false;
    return true;
  };
  const pairs = pairsOf({ columns, rows });
  return () => countClear(pairs, isClear);
};

const sightByHoneycomb = ({ columns, rows }: Size): (() => number) => {
  const shape = createHexGrid({ columns, rows });
  const Hex = defineHex({ orientation: Orientation.FLAT, offset: 1 });
  const grid = new Grid(Hex, rectangle({ width: columns, height: rows, direction: Direction.E }));
  const hexes = Array.from(
    { length: shape.count },
    (_, hex) => new Hex({ col: columnOf(shape, hex), row: rowOf(shape, hex) }),
  );
  const isClear = (from: number, to: number): boolean => {
    const [start, stop] = [hexes[from], hexes[to]];
    if (!start || !stop) return false;
    for (const { col, row } of grid.traverse(line({ start, stop })))
      if (isWood(col * rows + row) && col * rows + row !== from && col * rows + row !== to) return false;
    return true;
  };
  const pairs = pairsOf({ columns, rows });
  return () => countClear(pairs, isClear);
};

describe.each(SIZES)(
  'sight for all pairs within 12 hexes of a map of $columns × $rows (goal: 20 times as fast)',
  size => {
    const [look, lookOverHoneycomb] = [sightByBattlewright(size), sightByHoneycomb(size)];
    const options = { warmupTime: 0, warmupIterations: 1 };
    bench('our lines', () => void look(), { time: 500, warmupTime: 300 });
    bench('the lines of honeycomb-grid', () => void lookOverHoneycomb(), {
      ...options,
      time: 0,
      iterations: 1,
    });
  },
);

describe('a made-up map of 42 × 26 hexes (goal: under 100 ms)', () => {
  const scenario = blank();
  const board = { ...scenario.board, columns: 42, rows: 26 };
  const position = (seed: number) => setUp({ ...scenario, board: generateGround(board, 'hills', seed) });
  const view: DrawOptions = {
    layers: DRAW_LAYERS,
    paper: 'screen',
    detail: 'normal',
    say: ({ code }) => code,
  };
  let seed = 0;
  const maps = Array.from({ length: 12 }, (_, index) => position(index));
  bench('is drawn again', () => {
    seed += 1;
    const map = maps[seed % maps.length];
    if (map) draw(map, view);
  });
});

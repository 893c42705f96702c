import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Point } from '@/lib/geometry/board';
import { loadShippedBattle } from '../testing/sample-battle';

const SMALLEST = 15;
const ROUNDING = 0.01;

const shipped = (book: string): readonly string[] =>
  readdirSync(`content/scenarios/${book}`).map(file => `${book}/${file}`);

/** Of a tile or a hex, where it is narrower. */
const widthOf = (outline: readonly Point[]): number => {
  const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.min(extent(outline.map(([x]) => x)), extent(outline.map(([, y]) => y)));
};

/** The board that is printed unless another is asked for, and how many millimetres a unit of it takes. */
const loadBoard = async (file: string) => {
  const { system, scenario, position } = await loadShippedBattle(file);
  const [scale] = system.printing.maps;
  if (!scale) throw new Error('no board');
  return { system, scenario, position, scale };
};

describe('the usual board is as large as its counters', { timeout: 60_000 }, () => {
  test.each([...shipped('pocket-battles'), ...shipped('perikles')])(
    '%s: every piece has the room of a counter of 15 mm',
    async file => {
      const { position, scale } = await loadBoard(file);
      const sizes = position.pieces.flatMap(({ box }) => (box ? [box.size * scale.millimetres] : []));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThan(SMALLEST - ROUNDING);
    },
  );

  test.each(shipped('lost-battles'))('%s: the fullest tile holds its counters side by side', async file => {
    const { position, scale } = await loadBoard(file);
    if (position.board.kind !== 'spaces') throw new Error('no tiles');
    const [side] = position.board.spaces.map(({ outline }) => widthOf(outline) * scale.millimetres);
    const inRow = Math.floor((side ?? 0) / SMALLEST);
    for (const { id } of position.board.spaces)
      expect(position.pieces.filter(({ space }) => space === id).length).toBeLessThanOrEqual(inRow ** 2);
  });

  test.each(shipped('prussias-glory'))('%s: a hex is a quarter wider than a counter', async file => {
    const { position, scale } = await loadBoard(file);
    if (position.board.kind !== 'spaces') throw new Error('no hexes');
    for (const { outline } of position.board.spaces)
      expect(widthOf(outline) * scale.millimetres).toBeGreaterThan(SMALLEST * 1.25);
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

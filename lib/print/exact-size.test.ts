import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import type { DrawList } from '@/lib/drawing/draw-list';
import { stroked } from '@/lib/drawing/shapes';
import { finish } from './binding';
import { composeCounters, USUAL_COUNTERS } from './counters';
import type { Press } from './page';
import { A4, areaOf, LETTER, millimetres } from './paper';
import { composePoster } from './poster';
import { composeSheet } from './sheet';
import { sheetContents, shippedBattle } from './testing';
import { DPI_600, lookAt, type SeenPage } from './testing-pages';
import { composeTiles } from './tiles';

const PATIENCE = { timeout: 60_000 };
const CANNAE = 'lost-battles/cannae.json';
const contents = async () => sheetContents(await shippedBattle(CANNAE));
/** Dots of a printer with 600 to the inch. */
const dots = (length: number): number => (length * 600) / 25.4;
const TOLERANCE = dots(0.2);
const DARK = 128;

const seen = async (press: Press, page = 0): Promise<SeenPage> => {
  const [found] = await lookAt(await finish(press), { scale: DPI_600, pages: [page] });
  if (!found) throw new Error('no such page');
  return found;
};

/** The middles of dark stretches along a row of dots. */
const marksAlong = ({ width, darkness }: SeenPage, y: number, most: number): readonly number[] => {
  const marks: number[] = [];
  for (let x = 0, start = -1; x <= width; x++) {
    const isDark = x < width && darkness(x, Math.round(y)) > DARK;
    if (isDark && start < 0) start = x;
    if (!isDark && start >= 0) {
      if (x - start <= most) marks.push((start + x) / 2);
      start = -1;
    }
  }
  return marks;
};

/** How far apart a mark and the next but `step - 1` are. */
const expectSteps = (marks: readonly number[], millimetres: readonly number[]): void => {
  for (const [index, length] of millimetres.entries()) {
    const [from, to] = [marks[index] ?? 0, marks[index + 1] ?? 0];
    expect(Math.abs(to - from - dots(length)), `${(to - from) / dots(1)} mm`).toBeLessThan(TOLERANCE);
  }
};

const pointsToDots = (points: number): number => points * DPI_600;
const THIN = 40;

describe('at 600 dots to the inch', PATIENCE, () => {
  test.each([
    [15, 11],
    [19.05, 8],
  ])('counters of %d mm have their cuts at that distance, %d in a row', async (size, count) => {
    const page = await seen(composeCounters(await contents(), { ...USUAL_COUNTERS, size }));
    const top = areaOf(A4).top + 24 + 13 + millimetres(3) / 2;
    const marks = marksAlong(page, pointsToDots(top), THIN);
    expect(marks).toHaveLength(2 * count);
    expectSteps(
      marks,
      Array.from({ length: 2 * count - 1 }, (_, index) => (index % 2 === 0 ? size : 2)),
    );
  });

  test.each(['long-edge', 'short-edge'] as const)(
    'backs lie behind their fronts over the %s',
    async backing => {
      const press = composeCounters(await contents(), { ...USUAL_COUNTERS, backing });
      const [front, back] = await lookAt(await finish(press), { scale: DPI_600, pages: [0, 1] });
      if (!front || !back) throw new Error('fronts and backs');
      const middle = areaOf(A4).top + 24 + 13 + millimetres(3 + 1 + 4);
      const onFront = darkSpan(front, Math.round(pointsToDots(middle)));
      const row = backing === 'long-edge' ? pointsToDots(middle) : front.height - pointsToDots(middle);
      const onBack = darkSpan(back, Math.round(row));
      const turned = backing === 'long-edge' ? [front.width - onBack[1], front.width - onBack[0]] : onBack;
      expect(Math.abs((turned[0] ?? 0) - onFront[0])).toBeLessThan(TOLERANCE);
      expect(Math.abs((turned[1] ?? 0) - onFront[1])).toBeLessThan(TOLERANCE);
    },
  );

  test('tiles of four inches are cut at 101.6 mm, and the ruler is 50 mm long', async () => {
    const page = await seen(composeTiles(await contents(), 101.6 / 220, { paper: LETTER, ink: 'grey' }));
    const { top } = areaOf(LETTER);
    const ruler = marksAlong(page, pointsToDots(top + 8.2), THIN).slice(-2);
    expectSteps(ruler, [50]);
    const cuts = marksAlong(page, pointsToDots(top + 24 + millimetres(3) / 2), THIN);
    expectSteps(cuts, [101.6]);
  });

  test('a hundred millimetres of a map are a hundred on paper', async () => {
    const list: DrawList = {
      width: 160,
      height: 60,
      items: [stroked('M30 0V60', '#000000', 0.4), stroked('M130 0V60', '#000000', 0.4)],
    };
    const page = await seen(composePoster(await contents(), list, 1, { paper: A4, ink: 'colour' }));
    const lines = marksAlong(page, pointsToDots(areaOf(A4).top + 24 + millimetres(30)), THIN);
    expect(lines).toHaveLength(2);
    expectSteps(lines, [100]);
  });
});

/** From the first dark dot of a row to the last. */
const darkSpan = ({ width, darkness }: SeenPage, y: number): readonly [number, number] => {
  let [first, last] = [width, 0];
  for (let x = 0; x < width; x++) if (darkness(x, y) > DARK) [first, last] = [Math.min(first, x), x];
  return [first, last];
};

describe('the code for a phone', PATIENCE, () => {
  test.each([A4, LETTER])('leads to the page of the version', async paper => {
    const battle = await contents();
    const [page] = await lookAt(await finish(composeSheet(battle, { paper, ink: 'grey' })), {
      scale: 3,
      pages: [0],
    });
    if (!page) throw new Error('no page');
    const [side, left, top] = [190, page.width - 300, 60];
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++)
        pixels.fill(255 - page.darkness(left + x, top + y), (y * side + x) * 4, (y * side + x) * 4 + 3);
    expect(jsQR(pixels, side, side)?.data).toBe(battle.address);
  });
});

import { describe, expect, test } from 'vitest';
import type { DrawList } from '@/lib/drawing/draw-list';
import { createStrokedPath } from '@/lib/drawing/shapes';
import type { Board } from '@/lib/geometry/board';
import { A4, LETTER, printAreaOf, toPoints } from '../layout/paper';
import type { PrintJob } from '../layout/print-job';
import { composeSheet } from '../sheet/sheet';
import { DPI_600, type RenderedPage, readQrCode, renderPdf } from '../testing/rendered-pages';
import { loadShippedBattle, makeSheetContents } from '../testing/sample-battle';
import { writePdf } from '../write-pdf';
import { composeCounters, DEFAULT_COUNTERS } from './counters';
import { composePoster } from './poster';
import { composeTiles } from './tiles';

const PATIENCE = { timeout: 60_000 };
const CANNAE = 'lost-battles/cannae.json';
const contents = async () => makeSheetContents(await loadShippedBattle(CANNAE));
/** Dots of a printer with 600 to the inch. */
const dots = (length: number): number => (length * 600) / 25.4;
const TOLERANCE = dots(0.2);
const DARK = 128;

const seen = async (job: PrintJob, page = 0): Promise<RenderedPage> => {
  const [found] = await renderPdf(await writePdf(job), { scale: DPI_600, pages: [page] });
  if (!found) throw new Error('no such page');
  return found;
};

/** The middles of dark stretches along a row of dots. */
const marksAlong = ({ width, darkness }: RenderedPage, y: number, most: number): readonly number[] => {
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

/** The same down a column of dots. */
const marksDown = (page: RenderedPage, x: number, most: number): readonly number[] =>
  marksAlong(
    { ...page, width: page.height, darkness: (along, across) => page.darkness(across, along) },
    x,
    most,
  );

/** How far apart a mark and the next but `step - 1` are. */
const expectSteps = (marks: readonly number[], millimetres: readonly number[]): void => {
  for (const [index, length] of millimetres.entries()) {
    const [from, to] = [marks[index] ?? 0, marks[index + 1] ?? 0];
    expect(Math.abs(to - from - dots(length)), `${(to - from) / dots(1)} mm`).toBeLessThan(TOLERANCE);
  }
};

const pointsToDots = (points: number): number => points * DPI_600;
const THIN = 40;
/** Where the ticks above the first counters are, and how far beside them those at their left. */
const CUTS = printAreaOf(A4).top + 24 + 13 + toPoints(3) / 2;
const BESIDE = toPoints(1) + 1 + toPoints(0.7);

/** Of Cannae, in inches. */
const TABLE = 72;

/** From one place to the next: the nearest two of a net of places, or an inch of a table. */
const stepOf = (board: Board): number => {
  if (board.kind === 'table') return board.width / TABLE;
  const [first, ...others] = board.spaces.map(({ centre }) => centre);
  if (!first) throw new Error('no places');
  return Math.min(...others.map(([x, y]) => Math.hypot(x - first[0], y - first[1])));
};

describe('at 600 dots to the inch', PATIENCE, () => {
  test.each([
    ['lost-battles/cannae.json', 15, 11],
    ['lost-battles/cannae.json', 18, 9],
    ['lost-battles/cannae.json', 20, 8],
    ['lost-battles/cannae.json', 19.05, 9],
    ['prussias-glory/leuthen-battle.json', 15, 11],
    ['in-death-ground/cannae-216-table.json', 20, 8],
    ['pocket-battles/pocket-alesia.json', 18, 9],
    ['perikles/perikles-431.json', 19.05, 9],
  ])('%s: counters of %d mm have their cuts at that distance, %d in a row', async (file, size, count) => {
    const battle = makeSheetContents(await loadShippedBattle(file));
    const page = await seen(composeCounters(battle, { ...DEFAULT_COUNTERS, size }));
    const marks = marksAlong(page, pointsToDots(CUTS), THIN);
    expect(marks).toHaveLength(2 * count);
    expectSteps(
      marks,
      Array.from({ length: 2 * count - 1 }, (_, index) => (index % 2 === 0 ? size : 2)),
    );
  });

  test.each([
    ['bases-28', 1],
    ['bases-15', 2 / 3],
  ])('%s: bases are as broad and as deep as they stand on the table', async (size, factor) => {
    const battle = makeSheetContents(await loadShippedBattle('in-death-ground/cannae-216-table.json'));
    const [first] = battle.system.printing.counters(battle.scenario);
    if (!first?.base) throw new Error('no base');
    const page = await seen(composeCounters(battle, { ...DEFAULT_COUNTERS, size }));
    const across = marksAlong(page, pointsToDots(CUTS), THIN);
    expectSteps(across.slice(0, 2), [first.base.width * factor]);
    const left = (across[0] ?? 0) - pointsToDots(BESIDE);
    const down = marksDown(page, left, THIN).filter(mark => mark > pointsToDots(CUTS));
    expectSteps(down.slice(0, 2), [first.base.depth * factor]);
  });

  test('a folded counter has its fold in the middle, between two cuts', async () => {
    const page = await seen(
      composeCounters(await contents(), { ...DEFAULT_COUNTERS, size: 20, backing: 'fold' }),
    );
    const [first = 0] = marksAlong(page, pointsToDots(CUTS), THIN);
    const down = marksDown(page, first - pointsToDots(BESIDE), THIN);
    const [cut = 0, fold = 0, end = 0] = down.filter(mark => mark > pointsToDots(CUTS));
    expectSteps([cut, fold, end], [20, 20]);
  });

  test.each(['long-edge', 'short-edge'] as const)(
    'backs lie behind their fronts over the %s',
    async backing => {
      const job = composeCounters(await contents(), { ...DEFAULT_COUNTERS, backing });
      const [front, back] = await renderPdf(await writePdf(job), { scale: DPI_600, pages: [0, 1] });
      if (!front || !back) throw new Error('fronts and backs');
      const middle = printAreaOf(A4).top + 24 + 13 + toPoints(3 + 1 + 4);
      const onFront = darkSpan(front, Math.round(pointsToDots(middle)));
      const row = backing === 'long-edge' ? pointsToDots(middle) : front.height - pointsToDots(middle);
      const onBack = darkSpan(back, Math.round(row));
      const turned = backing === 'long-edge' ? [front.width - onBack[1], front.width - onBack[0]] : onBack;
      expect(Math.abs((turned[0] ?? 0) - onFront[0])).toBeLessThan(TOLERANCE);
      expect(Math.abs((turned[1] ?? 0) - onFront[1])).toBeLessThan(TOLERANCE);
    },
  );

  test.each([
    [101.6, LETTER],
    [80, A4],
  ])('tiles of %d mm are cut at that distance, and the ruler is 50 mm long', async (size, paper) => {
    const page = await seen(composeTiles(await contents(), size / 220, { paper, ink: 'grey' }));
    const { top } = printAreaOf(paper);
    expectSteps(marksAlong(page, pointsToDots(top + 8.2), THIN).slice(-2), [50]);
    expectSteps(marksAlong(page, pointsToDots(top + 24 + toPoints(3) / 2), THIN).slice(0, 2), [size]);
  });

  test.each([
    ['prussias-glory/leuthen-battle.json', 'hexes-20', 20],
    ['prussias-glory/leuthen-battle.json', 'hexes-25', 25],
    ['in-death-ground/cannae-216-table.json', 'plan', 2.54],
    ['in-death-ground/cannae-216-table.json', 'inches', 25.4],
    ['lost-battles/cannae.json', 'poster-60', 60],
  ])('%s, %s: two neighbouring places lie %d mm apart', async (file, id, apart) => {
    const battle = makeSheetContents(await loadShippedBattle(file));
    const scale = battle.system.printing.maps.find(map => map.id === id);
    if (!scale) throw new Error(id);
    const step = stepOf(battle.position.board);
    const list: DrawList = {
      width: 10 * step,
      height: 2 * step,
      items: [0.2, 1.2].map(at =>
        createStrokedPath(`M${at * step} 0V${2 * step}`, '#000000', 0.2 / scale.millimetres),
      ),
    };
    const page = await seen(composePoster(battle, list, scale.millimetres, { paper: A4, ink: 'colour' }));
    const marks = marksAlong(page, pointsToDots(printAreaOf(A4).top + 24 + toPoints(apart / 2)), THIN);
    expectSteps(marks.slice(0, 2), [apart]);
  });

  test('a hundred millimetres of a map are a hundred on paper', async () => {
    const list: DrawList = {
      width: 160,
      height: 60,
      items: [createStrokedPath('M30 0V60', '#000000', 0.4), createStrokedPath('M130 0V60', '#000000', 0.4)],
    };
    const page = await seen(composePoster(await contents(), list, 1, { paper: A4, ink: 'colour' }));
    const lines = marksAlong(page, pointsToDots(printAreaOf(A4).top + 24 + toPoints(30)), THIN);
    expect(lines).toHaveLength(2);
    expectSteps(lines, [100]);
  });
});

/** From the first dark dot of a row to the last. */
const darkSpan = ({ width, darkness }: RenderedPage, y: number): readonly [number, number] => {
  let [first, last] = [width, 0];
  for (let x = 0; x < width; x++) if (darkness(x, y) > DARK) [first, last] = [Math.min(first, x), x];
  return [first, last];
};

describe('the code for a phone', PATIENCE, () => {
  test.each([A4, LETTER])('leads to the page of the version', async paper => {
    const battle = await contents();
    const [page] = await renderPdf(await writePdf(composeSheet(battle, { paper, ink: 'grey' })), {
      scale: 3,
      pages: [0],
    });
    expect(page && readQrCode(page)).toBe(battle.address);
  });
});

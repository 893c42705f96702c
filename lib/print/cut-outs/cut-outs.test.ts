import { describe, expect, test } from 'vitest';
import { drawEmptyBoard } from '../draw-board';
import { A4, LETTER, printAreaOf, toPoints } from '../layout/paper';
import type { SheetContents } from '../sheet/sheet-contents';
import { findInkBox, type RenderedPage, renderPdf } from '../testing/rendered-pages';
import { loadShippedBattle, makeSheetContents } from '../testing/sample-battle';
import { writePdf } from '../write-pdf';
import { listCounterGroups } from './counter-groups';
import { type CounterOptions, composeCounters, DEFAULT_COUNTERS } from './counters';
import { composePoster } from './poster';
import { composeTiles } from './tiles';

const CANNAE = 'lost-battles/cannae.json';
const PATIENCE = { timeout: 60_000 };
const contents = async () => makeSheetContents(await loadShippedBattle(CANNAE));

const printCounters = (battle: SheetContents, options?: CounterOptions): Promise<Buffer> =>
  writePdf(composeCounters(battle, options));

const expectOnPaper = (page: RenderedPage): void => {
  const ink = findInkBox(page);
  const { left, right, top, foot } = printAreaOf(page);
  expect(ink.left).toBeGreaterThanOrEqual(Math.floor(left - toPoints(6)));
  expect(ink.right).toBeLessThanOrEqual(Math.ceil(right + toPoints(6)));
  expect(ink.top).toBeGreaterThanOrEqual(Math.floor(top - 1));
  expect(ink.bottom).toBeLessThanOrEqual(Math.ceil(foot + 4));
};

describe('counters', PATIENCE, () => {
  test('every piece of the battle once, fronts and backs in turn', async () => {
    const battle = await contents();
    const pieces = battle.position.pieces.length;
    const counters = battle.system.printing.counters(battle.scenario);
    expect(counters.reduce((sum, { count }) => sum + count, 0)).toBe(pieces);
    const pages = await renderPdf(await printCounters(battle));
    expect(pages.length % 2).toBe(0);
    for (const page of pages) expectOnPaper(page);
  });

  test.each(['fold', 'none', 'short-edge'] as const)(
    'backed by %s they fit on letter paper',
    async backing => {
      const pages = await renderPdf(
        await printCounters(await contents(), { ...DEFAULT_COUNTERS, paper: LETTER, backing }),
      );
      for (const page of pages) expectOnPaper(page);
    },
  );

  test('the same battle gives the same bytes', async () => {
    const battle = await contents();
    expect((await printCounters(battle)).equals(await printCounters(battle))).toBe(true);
  });
});

describe('names on counters', PATIENCE, () => {
  const facesOf = async (file: string) =>
    listCounterGroups(makeSheetContents(await loadShippedBattle(file)), 15).flatMap(({ pieces }) =>
      pieces.map(({ counter }) => counter),
    );

  test('stand on every unit of a side, front and back', async () => {
    const units = (await facesOf('in-death-ground/trebia-218.json')).filter(({ seat }) => seat !== null);
    expect(units.length).toBeGreaterThan(60);
    for (const { front, back } of units) {
      expect(front.tag).toBeTruthy();
      if (back) expect(back.tag).toBe(front.tag);
    }
  });

  test('tell nothing on the covered side of the counters of Perikles', async () => {
    const counters = await facesOf('perikles/perikles-431.json');
    const troops = counters.filter(({ back }) => back?.band === '?');
    expect(troops.length).toBeGreaterThan(40);
    for (const { name, front, back } of troops) {
      expect(front.band).toMatch(/^\d$/);
      expect([front.tag, back?.tag]).toEqual([name, name]);
    }
  });

  test('stand once on a tile that has its name at its foot', async () => {
    const tiles = (await facesOf('pocket-battles/pocket-telamon.json')).filter(({ front }) => front.tile);
    expect(tiles.length).toBeGreaterThan(30);
    for (const { front } of tiles) expect(front.tag).toBeUndefined();
  });

  test.each([
    ['lost-battles/cannae.json', ['Gauls and Spaniards', 'Slingers and javelinmen']],
    ['prussias-glory/leuthen-battle.json', ['Serbelloni Cur ••••', 'Colloredo-Wied-Haller']],
  ])('are never cut, in %s', async (file, names) => {
    const tags = (await facesOf(file)).flatMap(({ front }) => front.tag ?? []);
    expect(tags).toEqual(expect.arrayContaining(names));
  });
});

describe('the board for the table', PATIENCE, () => {
  const options = { paper: A4, ink: 'colour' } as const;

  test('twenty tiles of 80 mm, six on a sheet', async () => {
    const pages = await renderPdf(await writePdf(composeTiles(await contents(), 80 / 220, options)));
    expect(pages).toHaveLength(4);
    for (const page of pages) expectOnPaper(page);
  });

  test('one map over as many sheets as it takes', async () => {
    const battle = await contents();
    const poster = composePoster(battle, drawEmptyBoard(battle, battle.say), 60 / 220, options);
    const pages = await renderPdf(await writePdf(poster));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expectOnPaper(page);
  });
});

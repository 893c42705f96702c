import { describe, expect, test } from 'vitest';
import { finish } from './binding';
import { emptyBoard } from './board';
import { type CounterOptions, composeCounters, USUAL_COUNTERS } from './counters';
import { A4, areaOf, LETTER, millimetres } from './paper';
import { composePoster } from './poster';
import type { SheetContents } from './sheet-contents';
import { sheetContents, shippedBattle } from './testing';
import { inkBox, lookAt, type SeenPage } from './testing-pages';
import { composeTiles } from './tiles';

const CANNAE = 'lost-battles/cannae.json';
const PATIENCE = { timeout: 60_000 };
const contents = async () => sheetContents(await shippedBattle(CANNAE));

const printCounters = (battle: SheetContents, options?: CounterOptions): Promise<Buffer> =>
  finish(composeCounters(battle, options));

const expectOnPaper = (page: SeenPage): void => {
  const ink = inkBox(page);
  const { left, right, top, foot } = areaOf(page);
  expect(ink.left).toBeGreaterThanOrEqual(Math.floor(left - millimetres(6)));
  expect(ink.right).toBeLessThanOrEqual(Math.ceil(right + millimetres(6)));
  expect(ink.top).toBeGreaterThanOrEqual(Math.floor(top - 1));
  expect(ink.bottom).toBeLessThanOrEqual(Math.ceil(foot + 4));
};

describe('counters', PATIENCE, () => {
  test('every piece of the battle once, fronts and backs in turn', async () => {
    const battle = await contents();
    const pieces = battle.position.pieces.length;
    const counters = battle.system.printing.counters(battle.scenario);
    expect(counters.reduce((sum, { count }) => sum + count, 0)).toBe(pieces);
    const pages = await lookAt(await printCounters(battle));
    expect(pages.length % 2).toBe(0);
    for (const page of pages) expectOnPaper(page);
  });

  test.each(['fold', 'none', 'short-edge'] as const)(
    'backed by %s they fit on letter paper',
    async backing => {
      const pages = await lookAt(
        await printCounters(await contents(), { ...USUAL_COUNTERS, paper: LETTER, backing }),
      );
      for (const page of pages) expectOnPaper(page);
    },
  );

  test('the same battle gives the same bytes', async () => {
    const battle = await contents();
    expect((await printCounters(battle)).equals(await printCounters(battle))).toBe(true);
  });
});

describe('the board for the table', PATIENCE, () => {
  const options = { paper: A4, ink: 'colour' } as const;

  test('twenty tiles of 80 mm, six on a sheet', async () => {
    const pages = await lookAt(await finish(composeTiles(await contents(), 80 / 220, options)));
    expect(pages).toHaveLength(4);
    for (const page of pages) expectOnPaper(page);
  });

  test('one map over as many sheets as it takes', async () => {
    const battle = await contents();
    const poster = composePoster(battle, emptyBoard(battle, battle.say), 60 / 220, options);
    const pages = await lookAt(await finish(poster));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expectOnPaper(page);
  });
});

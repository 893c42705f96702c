import { describe, expect, test } from 'vitest';
import { messages } from '@/content/messages/en';
import { valueAt } from '@/lib/documents/json-path';
import type { Say } from '@/lib/game/contract/sentence';
import { crowdedMap } from '@/lib/systems/testing/crowded-maps';
import { A4, LETTER, printAreaOf } from '../layout/paper';
import { createPrintJob, printText } from '../layout/print-job';
import { titleStyleOf } from '../layout/text-styles';
import { findInkBox, measureInkShare, type PixelBox, renderPdf } from '../testing/rendered-pages';
import { loadShippedBattle, makeSheetContents, sayCodes } from '../testing/sample-battle';
import { writePdf } from '../write-pdf';
import { composeSheet } from './sheet';
import type { PrintOptions, SheetContents } from './sheet-contents';

const SHIPPED = ['cannae', 'sambre', 'marathon'].map(name => `lost-battles/${name}.json`);
const CANNAE = SHIPPED[0] ?? '';
const LONG_TITLE =
  'Die große Schlacht zwischen Überlingen und Ἀθῆναι, in der Hannibal die römischen Legionen über den Fluss zog';

const manyUnits = Array.from({ length: 40 }, (_, index) => ({
  id: `more-${index}`,
  name: `Contingent ${index}`,
  type: 'legion',
  class: 'average',
  count: 1,
}));

const crowded = () =>
  loadShippedBattle(CANNAE, json => {
    const [first, second] = json.forces as [{ units: readonly unknown[] }, unknown];
    const named = {
      ...manyUnits[0],
      id: 'long',
      name: 'Unpronounceablylongnamedcontingentsofmanycitiesandtribesxx',
    };
    return {
      ...json,
      title: LONG_TITLE,
      board: {
        ...(json.board as object),
        labels: [{ text: 'Aufidus and its fords', kind: 'water', at: [4.7, 1.5], turn: 0 }],
      },
      forces: [{ ...first, units: [...first.units, named, ...manyUnits] }, second],
      notes: 'A *long* note about **everything** [of note](https://example.org). '.repeat(200),
    };
  });

const printedArea = (page: { width: number; height: number }): PixelBox => {
  const { left, right, top, foot } = printAreaOf(page);
  const descender = 3;
  return { left: left - 1, right: right + 1, top: top - 1, bottom: foot + descender };
};

const expectInsideMargins = (
  page: { width: number; height: number } & Parameters<typeof findInkBox>[0],
): void => {
  const ink = findInkBox(page);
  const allowed = printedArea(page);
  expect(ink.left).toBeGreaterThanOrEqual(Math.floor(allowed.left));
  expect(ink.right).toBeLessThanOrEqual(Math.ceil(allowed.right));
  expect(ink.top).toBeGreaterThanOrEqual(Math.floor(allowed.top));
  expect(ink.bottom).toBeLessThanOrEqual(Math.ceil(allowed.bottom));
};

const printSheet = (contents: SheetContents, options?: PrintOptions): Promise<Buffer> =>
  writePdf(composeSheet(contents, options));

const PATIENCE = { timeout: 60_000 };

describe('the set-up sheet', PATIENCE, () => {
  test.each(SHIPPED)('%s fills two pages inside their margins', async file => {
    const pages = await renderPdf(await printSheet(makeSheetContents(await loadShippedBattle(file))));
    expect(pages).toHaveLength(2);
    for (const page of pages) expectInsideMargins(page);
    const [first] = pages;
    expect(first && measureInkShare(first, printedArea(first))).toBeGreaterThan(0.05);
  });

  test('says with the verdict that the charts it rests on are partly reconstructed', async () => {
    const contents = makeSheetContents(await loadShippedBattle('prussias-glory/rossbach-battle.json'));
    expect(contents.findings).toEqual([]);
    const text = (await renderPdf(await printSheet(contents))).map(page => page.text).join(' ');
    expect(text).toContain('charts-caveat');
    const cannae = makeSheetContents(await loadShippedBattle('lost-battles/cannae.json'));
    expect((await renderPdf(await printSheet(cannae))).map(page => page.text).join(' ')).not.toContain(
      'charts-caveat',
    );
  });

  test('goes on over as many pages as it needs, with the head of each table again', async () => {
    const pages = await renderPdf(await printSheet(makeSheetContents(await crowded())));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expectInsideMargins(page);
    expect(pages[1]?.text).toContain('continued Rome');
    for (const [index, page] of pages.entries())
      expect(page.text).toContain(`page ${index + 1} ${pages.length}`);
  });

  test('shows a map of 120 by 90 hexes on no more sheets than there are letters', async () => {
    const large = crowdedMap({ columns: 120, rows: 90, wings: 5, unitsInWing: 18, stacks: 80, hexsides: 0 });
    const battle = await loadShippedBattle('prussias-glory/leuthen.json', () => large);
    const { pages } = composeSheet(makeSheetContents(battle), { paper: A4, ink: 'colour' });
    expect(pages.length).toBeLessThan(45);
  });

  test('fits other paper', async () => {
    const pages = await renderPdf(
      await printSheet(makeSheetContents(await loadShippedBattle(CANNAE)), { paper: LETTER, ink: 'grey' }),
    );
    expect(pages[0]).toMatchObject(LETTER);
    for (const page of pages) expectInsideMargins(page);
  });

  test('has the same bytes each time, and others for another version', async () => {
    const contents = makeSheetContents(await loadShippedBattle(CANNAE));
    const [once, again, other] = [
      await printSheet(contents),
      await printSheet(contents),
      await printSheet({ ...contents, version: 4 }),
    ];
    expect(once.equals(again)).toBe(true);
    expect(once.equals(other)).toBe(false);
  });

  test('carries its errors', async () => {
    const broken = await loadShippedBattle(CANNAE, json => {
      const deployment = json.deployment as { groups: readonly object[] };
      const groups = deployment.groups.map((group, index) =>
        index === 0 ? { ...group, tile: 'C3' } : group,
      );
      return { ...json, deployment: { ...deployment, groups } };
    });
    const text = (await renderPdf(await printSheet(makeSheetContents(broken))))
      .map(page => page.text)
      .join(' ');
    for (const { code } of broken.findings) expect(text).toContain(code);
    expect(text).toContain('error');
  });

  test('names its title, language and maker in the file', async () => {
    const contents = makeSheetContents(await loadShippedBattle(CANNAE));
    const pdf = (await printSheet(contents)).toString('latin1');
    for (const part of ['(Cannae)', '(name)', '/Lang (en)', '(D:20251116100000Z)', '/Outlines'])
      expect(pdf.includes(part), part).toBe(true);
  });

  test('says nothing for which there are no words', async () => {
    const unknown = new Set<string>();
    const say: Say = sentence => {
      if (typeof valueAt(messages, sentence.code.split('.')) !== 'string') unknown.add(sentence.code);
      return sayCodes(sentence);
    };
    for (const file of SHIPPED) await printSheet(makeSheetContents(await loadShippedBattle(file), { say }));
    expect([...unknown]).toEqual([]);
  });
});

describe('letters', PATIENCE, () => {
  test('of German and polytonic Greek are drawn, each its own', async () => {
    const letters = [...'ÄÖÜäöüßéœŁἈθῆᾳΩ†§'];
    const job = createPrintJob(A4, { title: '', author: '', subject: '', language: 'en', made: CHRISTMAS });
    const cell = 30;
    for (const [index, letter] of ['\u{4E00}', ...letters].entries())
      printText(job, letter, titleStyleOf(20), 40 + (index % 10) * cell, 60 + Math.floor(index / 10) * cell);
    const [page] = await renderPdf(await writePdf(job));
    if (!page) throw new Error('no page');
    const drawn = [...Array(letters.length + 1).keys()].map(index => {
      const left = 38 + (index % 10) * cell;
      const top = 38 + Math.floor(index / 10) * cell;
      return picture(page, { left, top, right: left + cell, bottom: top + cell });
    });
    for (const look of drawn) expect(look).toContain('#');
    expect(new Set(drawn).size).toBe(letters.length + 1);
    expect(page.text).toContain('Ἀ');
  });

  test('of a long title reach the page', async () => {
    const [page] = await renderPdf(await printSheet(makeSheetContents(await crowded())));
    expect(page?.text.replace(/\s+/g, ' ')).toContain('Überlingen und Ἀθῆναι');
  });
});

const CHRISTMAS = '2025-12-25T00:00:00.000Z';

const picture = ({ darkness }: { darkness: (x: number, y: number) => number }, box: PixelBox): string => {
  let look = '';
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++) look += darkness(x, y) > 100 ? '#' : '.';
  return look;
};

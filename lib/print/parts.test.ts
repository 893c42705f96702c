import { describe, expect, test } from 'vitest';
import { messages } from '@/content/messages/en';
import { valueAt } from '@/lib/documents/json-path';
import { listSectionNumbers } from '@/lib/game/contract/rulebook';
import type { Say } from '@/lib/game/contract/sentence';
import { BATTLE_PARTS, composePart, composeParts, parseParts } from './parts';
import { renderPdf } from './testing/rendered-pages';
import { loadShippedBattle, makeSheetContents, sayCodes } from './testing/sample-battle';
import { writePdf } from './write-pdf';

const PATIENCE = { timeout: 60_000 };
const BATTLES = [
  'lost-battles/cannae.json',
  'prussias-glory/leuthen.json',
  'in-death-ground/cannae-216-table.json',
  'pocket-battles/pocket-alesia.json',
  'perikles/perikles-431.json',
];

describe.each(BATTLES)('%s', file => {
  test('every part is laid out, and says nothing for which there are no words', PATIENCE, async () => {
    const unknown = new Set<string>();
    const say: Say = sentence => {
      if (typeof valueAt(messages, sentence.code.split('.')) !== 'string') unknown.add(sentence.code);
      return sayCodes(sentence);
    };
    const contents = makeSheetContents(await loadShippedBattle(file), { say });
    for (const part of BATTLE_PARTS) {
      const { pages } = composePart(part, contents, new URLSearchParams('ink=saving'));
      expect(pages.length, part).toBeGreaterThan(0);
      for (const { prints } of pages) expect(prints.length, part).toBeGreaterThan(0);
    }
    expect([...unknown]).toEqual([]);
  });

  test('the tables of its aid are whole, and cite sections of the book', async () => {
    const { system, scenario } = await loadShippedBattle(file);
    const tables = system.printing.playerAid(scenario);
    expect(tables.length).toBeGreaterThan(3);
    const numbers = listSectionNumbers(system.rulebook);
    for (const { rule, columns, rows } of tables) {
      expect(numbers).toContain(rule.section);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(columns.length);
    }
    for (const { section } of system.printing.sections(scenario)) expect(numbers).toContain(section);
  });
});

describe('parts', PATIENCE, () => {
  test.each([
    ['', ['sheet']],
    ['map,sheet', ['sheet', 'map']],
    ['nonsense', ['sheet']],
  ])('"%s" asks for %j', (parts, expected) =>
    expect(parseParts(new URLSearchParams({ parts }), BATTLE_PARTS)).toEqual(expected),
  );

  test('a whole file begins with its contents; counters stand on an odd page, tracks before the map, and no part twice', async () => {
    const contents = makeSheetContents(await loadShippedBattle('lost-battles/cannae.json'));
    const jobs = composeParts(BATTLE_PARTS, contents, new URLSearchParams());
    expect(jobs[0]?.pages).toHaveLength(1);
    const track = jobs.findIndex(({ pages }) => pages[0]?.bookmarks.some(title => title.includes('rounds')));
    expect(track).toBe(jobs.length - 2);
    const pagesBefore = jobs.slice(0, track - 1).reduce((sum, { pages }) => sum + pages.length, 0);
    expect(pagesBefore % 2).toBe(0);
  });

  test('where the map is printed for the table, the sheet does not print it large as well', async () => {
    const contents = makeSheetContents(await loadShippedBattle('prussias-glory/leuthen.json'));
    const pagesOf = (parts: readonly (typeof BATTLE_PARTS)[number][]): number =>
      composeParts(parts, contents, new URLSearchParams())[0]?.pages.length ?? 0;
    expect(pagesOf(['sheet', 'map'])).toBeLessThan(pagesOf(['sheet']));
  });

  test('every track has its boxes, and its marker begins in one of them', async () => {
    for (const file of BATTLES) {
      const { system, scenario } = await loadShippedBattle(file);
      for (const { boxes, start, rule } of system.printing.tracks(scenario)) {
        expect(listSectionNumbers(system.rulebook)).toContain(rule.section);
        expect(boxes.length).toBeGreaterThan(1);
        if (start !== null) expect(boxes[start]).toBeDefined();
      }
    }
  });

  test('counters begin on a fresh sheet of paper', async () => {
    const contents = makeSheetContents(await loadShippedBattle('pocket-battles/pocket-alesia.json'));
    for (const before of [['aid'], ['sheet'], ['sheet', 'aid']] as const) {
      const jobs = composeParts([...before, 'counters'], contents, new URLSearchParams());
      const pages = jobs.slice(0, -1).reduce((sum, job) => sum + job.pages.length, 0);
      expect(pages % 2, before.join()).toBe(0);
    }
  });

  test('a side of a hidden set-up sees nothing of the other', async () => {
    const contents = makeSheetContents(await loadShippedBattle('lost-battles/cannae.json'));
    const job = composePart('sheet', contents, new URLSearchParams('side=rome'));
    const text = (await renderPdf(await writePdf(job))).map(page => page.text).join(' ');
    expect(text).toContain('Varro');
    for (const enemy of ['Hasdrubal', 'Numidian horse', 'Gallic horse']) expect(text).not.toContain(enemy);
  });
});

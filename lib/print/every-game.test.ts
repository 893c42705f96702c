import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import type { DrawItem } from '@/lib/drawing/draw-list';
import { standsOn } from '@/lib/game/contract/printing';
import { hasGlyph } from './fonts/font-coverage';
import { printAreaOf, toPoints } from './layout/paper';
import type { PrintJob } from './layout/print-job';
import { BATTLE_PARTS, composePart, composeParts } from './parts';
import type { SheetContents } from './sheet/sheet-contents';
import { findInkBox, renderPdf } from './testing/rendered-pages';
import { loadShippedBattle, makeSheetContents } from './testing/sample-battle';
import { listStock } from './tracks/stock';
import { writeMultiPartPdf } from './write-pdf';

const PATIENCE = { timeout: 120_000 };
const BATTLES = [
  'lost-battles/cannae.json',
  'prussias-glory/leuthen-battle.json',
  'in-death-ground/cannae-216-table.json',
  'pocket-battles/pocket-alesia.json',
  'perikles/perikles-431.json',
];

/** The title has letters that fonts like to lack. */
const contentsOf = async (file: string): Promise<SheetContents> =>
  makeSheetContents(await loadShippedBattle(file, json => ({ ...json, title: 'Überlingen, Ἀθῆναι' })), {
    say,
  });

const words = (
  items: readonly DrawItem[],
  symbols: Readonly<Record<string, readonly DrawItem[]>>,
): readonly DrawItem[] =>
  items.flatMap(item => {
    if (item.k === 'group') return words(item.kids, symbols);
    if (item.k === 'use') return words(symbols[item.symbol] ?? [], symbols);
    return item.k === 'text' ? [item] : [];
  });

/** Letters of a page that are missing in their font. */
const missingLetters = ({ pages }: PrintJob): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ prints }) => prints.flatMap(({ list }) => words(list.items, list.symbols ?? {})))
      .flatMap(item =>
        item.k === 'text'
          ? [...item.text].filter(sign => !hasGlyph(item.font, sign.codePointAt(0) ?? 0))
          : [],
      ),
  );

const bytesOf = (job: PrintJob): Promise<Buffer> => writeMultiPartPdf([job], job.metadata);

/** Cut marks stand a little way into the margin. */
const MARKS = toPoints(6);

describe.each(BATTLES)('%s', PATIENCE, file => {
  test.each(BATTLE_PARTS.map((part, index) => [part, index % 2 === 0 ? 'a4' : 'letter'] as const))(
    'its %s on %s: no letter is missing, nothing stands outside the margins, every page has its foot, the file its outline',
    async (part, paper) => {
      const job = composePart(part, await contentsOf(file), new URLSearchParams({ paper, ink: 'colour' }));
      expect([...missingLetters(job)]).toEqual([]);
      const pdf = await bytesOf(job);
      expect(pdf.includes('/Outlines')).toBe(true);
      const pages = await renderPdf(pdf);
      for (const page of pages) {
        const ink = findInkBox(page);
        const { left, right, top, foot } = printAreaOf(page);
        expect(ink.left).toBeGreaterThanOrEqual(Math.floor(left - MARKS));
        expect(ink.right).toBeLessThanOrEqual(Math.ceil(right + MARKS));
        expect(ink.top).toBeGreaterThanOrEqual(Math.floor(top - 1));
        expect(ink.bottom).toBeLessThanOrEqual(Math.ceil(foot + 4));
        expect(page.text).toContain('Battlewright 0.0 · Überlingen, Ἀθῆναι, version 3');
      }
    },
  );

  test('the same version gives the same bytes, each part and all of them together', async () => {
    const once = async (): Promise<readonly Buffer[]> => {
      const contents = await contentsOf(file);
      const jobs = composeParts(BATTLE_PARTS, contents, new URLSearchParams());
      const [first] = jobs;
      if (!first) throw new Error('nothing to print');
      return [...(await Promise.all(jobs.map(bytesOf))), await writeMultiPartPdf(jobs, first.metadata)];
    };
    const [one, other] = [await once(), await once()];
    for (const [index, bytes] of one.entries()) expect(bytes.equals(other[index] ?? Buffer.of())).toBe(true);
  });

  test('a whole file has one page count, and its contents name the pages as their feet do', async () => {
    const contents = await contentsOf(file);
    const jobs = composeParts(BATTLE_PARTS, contents, new URLSearchParams());
    const [first] = jobs;
    if (!first) throw new Error('nothing to print');
    const pages = await renderPdf(await writeMultiPartPdf(jobs, first.metadata));
    for (const [index, page] of pages.entries())
      if (page.text.trim() !== '') expect(page.text).toContain(`${index + 1} / ${pages.length}`);
    const aid = jobs.findIndex(
      job => job.metadata.title === say({ code: 'aid.of', values: { system: contents.system.title } }),
    );
    const start = jobs.slice(0, aid).reduce((sum, job) => sum + job.pages.length, 1);
    expect(pages[0]?.text).toContain(String(start));
  });

  test('every marker that is printed has its track or its place, and every track its marker or counters', async () => {
    const contents = await contentsOf(file);
    const { system, scenario } = contents;
    const tracks = system.printing.tracks(scenario);
    const markers = system.printing.markers(scenario);
    const stock = listStock(contents);
    for (const marker of markers) {
      const isOnTrack = tracks.some(track => standsOn(marker, track));
      const isKept = stock.some(
        ({ seat, front }) => seat === marker.seat && front.words.code === marker.front.words.code,
      );
      expect(isOnTrack || isKept, marker.front.words.code).toBe(true);
    }
    for (const track of tracks)
      if (track.markers.length > 0)
        expect(
          markers.some(marker => standsOn(marker, track)),
          track.title.code,
        ).toBe(true);
    const text = (await renderPdf(await bytesOf(composePart('tracks', contents, new URLSearchParams()))))
      .map(page => page.text.replace(/\s+/g, ' '))
      .join(' ');
    for (const { front, rule } of stock) {
      expect(text).toContain(say(front.words));
      expect(text).toContain(rule.section);
    }
  });

  test('its markers name sections of the book, and every one has words and a sign', async () => {
    const { system, scenario } = await contentsOf(file);
    const markers = system.printing.markers(scenario);
    expect(markers.length).toBeGreaterThan(0);
    for (const { front, back, count, rule } of markers) {
      expect(system.rulebook.sections).toHaveProperty([rule.section]);
      expect(count).toBeGreaterThan(0);
      for (const face of back ? [front, back] : [front]) {
        expect(face.sign).not.toBe('');
        expect(say(face.words)).not.toBe('');
      }
    }
  });
});

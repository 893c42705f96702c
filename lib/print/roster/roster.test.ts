import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import carthaginians from '@/content/armies/in-death-ground/carthaginians-450.json';
import vikings from '@/content/armies/in-death-ground/vikings-450.json';
import { readDocument } from '@/lib/systems/read-document';
import { readQrCode, renderPdf } from '../testing/rendered-pages';
import { printRoster } from './roster';
import type { RosterContents } from './roster-contents';
import { toRosterCsv, toRosterText } from './roster-text';

const rosterOf = async (document: unknown): Promise<RosterContents> => {
  const read = await readDocument(document);
  const kind = read.type === 'army' ? read.system.documents.army : undefined;
  if (read.type !== 'army' || !kind || read.checked.document === null) throw new Error('no army');
  const { system, checked } = read;
  return {
    title: kind.catalogue(checked.document).title,
    subtitle: system.title,
    rulebook: system.rulebook,
    tables: kind.roster(checked.document),
    facts: kind.facts(checked.document),
    findings: checked.findings,
    say,
    licence: null,
    language: 'en',
    engine: '0.0',
    published: null,
  };
};

const broken = { ...carthaginians, points: 200 };

describe('the verdict travels with the roster', () => {
  test('as text', async () => {
    expect(toRosterText(await rosterOf(carthaginians))).toContain('Rules met');
    const text = toRosterText(await rosterOf(broken));
    expect(text).toContain('1 rule broken.');
    expect(text).toMatch(/^- .*\(Rule 8\.7\)$/m);
  });

  test('as a table, in which no cell can become a formula', async () => {
    const csv = toRosterCsv(await rosterOf({ ...broken, title: '=1+1' }));
    expect(csv).toContain("army,,'=1+1,1 rule broken.,");
    expect(csv).toMatch(/^error,.*,8\.7\r$/m);
    expect(
      new Set(
        csv
          .trim()
          .split('\r\n')
          .map(line => line.split(',')[0]),
      ),
    ).toEqual(new Set(['kind', 'army', 'unit', 'figure', 'error', 'licence']));
  });

  test('as PDF, the same army to the same bytes', async () => {
    const roster = await rosterOf(broken);
    const [one, other] = [await printRoster(roster), await printRoster(roster)];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.equals(other)).toBe(true);
  });

  test('as PDF of a version: its number and the program on every foot, its address as a code', async () => {
    const address = 'https://battlewright.example/s/carthaginians/v/7';
    const published = { version: 7, publishedAt: '2025-11-16T10:00:00.000Z', address };
    const pdf = await printRoster({ ...(await rosterOf(broken)), published });
    const pages = await renderPdf(pdf, { scale: 3 });
    for (const { text } of pages) expect(text).toMatch(/Battlewright 0\.0 · .*, version 7/);
    expect(pages[0] && readQrCode(pages[0])).toBe(address);
    for (const { text } of await renderPdf(await printRoster(await rosterOf(broken))))
      expect(text).toMatch(/, draft/);
  });
});

describe('what a roster says of troops', () => {
  const linesOf = (csv: string): readonly string[][] =>
    csv
      .trim()
      .split('\r\n')
      .map(line => (line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? []).map(cell => cell.replace(/,$/, '')));

  test('as a table it has one column for each figure', async () => {
    const [head = [], ...lines] = linesOf(toRosterCsv(await rosterOf(carthaginians)));
    expect(head).toEqual(
      expect.arrayContaining([
        'Elements',
        'Points',
        'Grade',
        'Armour',
        'Weapon',
        'Dice to move',
        'Losses',
        'Special rules',
      ]),
    );
    const units = lines.filter(([kind]) => kind === 'unit');
    const column = (name: string) => units.map(cells => cells[head.indexOf(name)] ?? '');
    const boxes = column('Losses').filter(cell => cell !== '');
    expect(boxes.length).toBeGreaterThan(3);
    expect(column('Elements').filter(cell => cell !== '')).toEqual(boxes);
    for (const points of column('Points')) expect(points).toMatch(/^\d*$/);
    expect(column('Grade')).toContain('ordinary');
  });

  test('as text and as PDF it has the figures, a box for each loss, and special rules', async () => {
    const roster = await rosterOf(vikings);
    const text = toRosterText(roster);
    expect(text).toMatch(/^ {2}Elements: 8 · Points: \d+ · .*Weapon: sword · Dice to move: 2 dice/m);
    expect(text).toMatch(/^ {2}Losses: (\[ \]){8}$/m);
    expect(text).toMatch(/^ {2}Special rules: .*Wild/m);
    const [page] = await renderPdf(await printRoster(roster));
    expect(page?.text).toContain('Weapon: sword');
    expect(page?.text.replaceAll(/\s+/g, ' ')).toContain('Rides to battle on horses');
  });
});

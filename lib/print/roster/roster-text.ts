import { formatCsvLine } from '@/lib/documents/text/csv-line';
import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import { NONE_UNLISTED, sumCounts } from '@/lib/game/contract/finding';
import type { Say } from '@/lib/game/contract/sentence';
import { type ForceRow, formatFigure } from '@/lib/game/document/roster';
import { describeLicence } from '@/lib/words/licence-words';
import {
  formatFact,
  formatFigures,
  formatFinding,
  formatVerdict,
  type RosterContents,
} from './roster-contents';

/** The roster for a letter or a forum: plain lines. */
export const toRosterText = (contents: RosterContents): string => {
  const { title, subtitle, tables, facts, findings, say } = contents;
  const rows = tables.flatMap(table => table.rows);
  return [
    title,
    subtitle,
    '',
    ...rows.flatMap(row => formatTroops(row, say)),
    '',
    ...facts.map(fact => formatFact(fact, say)),
    '',
    formatVerdict(contents),
    ...findings.map(finding => `- ${formatFinding(finding, say)}`),
    ...listMoreLines(contents).map(words => `- ${words}`),
    '',
    say(describeLicence(contents.licence)),
    '',
  ].join('\n');
};

/** A line for the troops; under it their figures, special rules and a box for each loss. */
const formatTroops = ({ count, name, words, profile }: ForceRow, say: Say): readonly string[] => {
  const line = `${count} × ${name}: ${say(words)}`;
  if (!profile) return [line];
  const rules = profile.specialRules.map(say);
  return [
    line,
    `  ${formatFigures(profile, say)}`,
    ...(rules.length > 0 ? [`  ${say({ code: 'roster.special-rules' })}: ${rules.join(' ')}`] : []),
    `  ${say({ code: 'roster.losses' })}: ${'[ ]'.repeat(profile.boxes)}`,
  ];
};

const listMoreLines = ({ unlisted = NONE_UNLISTED, say }: RosterContents): readonly string[] => {
  const more = sumCounts(unlisted);
  return more > 0 ? [say(describeMoreFindings(more))] : [];
};

/** The figures that some troops of the roster have, each once, in the order in which they come. */
const listFigureLabels = (rows: readonly ForceRow[], say: Say): readonly string[] => [
  ...new Set(rows.flatMap(({ profile }) => profile?.figures.map(({ label }) => say(label)) ?? [])),
];

/** A cell for each figure, empty where the troops have none such; then losses and special rules. */
const toFigureCells = (
  { profile }: ForceRow,
  labels: readonly string[],
  say: Say,
): readonly (string | number)[] => {
  const values = new Map(profile?.figures.map(figure => [say(figure.label), formatFigure(figure, say)]));
  return [
    ...labels.map(label => values.get(label) ?? ''),
    profile?.boxes ?? '',
    profile?.specialRules.map(say).join(' ') ?? '',
  ];
};

/** The roster for a spreadsheet: troops with a column for each figure, the army's own figures and findings, distinguished by the first column. */
export const toRosterCsv = (contents: RosterContents): string => {
  const { title, tables, facts, findings, say } = contents;
  const rows = tables.flatMap(table => table.rows);
  const labels = listFigureLabels(rows, say);
  const kind = (id: string): string => say({ code: `roster.csv.${id}` });
  return [
    formatCsvLine(
      kind('kind'),
      kind('count'),
      kind('name'),
      kind('words'),
      kind('section'),
      ...labels,
      kind('boxes'),
      kind('special-rules'),
    ),
    formatCsvLine(kind('army'), '', title, formatVerdict(contents), ''),
    ...rows.map(row =>
      formatCsvLine(
        kind('unit'),
        row.count,
        row.name,
        say(row.words),
        '',
        ...toFigureCells(row, labels, say),
      ),
    ),
    ...facts.map(({ code, values, rule }) =>
      formatCsvLine(
        kind('fact'),
        '',
        say({ code: `facts.${code}.title`, values }),
        say({ code: `facts.${code}.caption`, values }),
        rule.section,
      ),
    ),
    ...findings.map(finding =>
      formatCsvLine(
        kind(finding.severity),
        '',
        '',
        say({ code: `findings.${finding.code}`, values: finding.values }),
        finding.rule?.section ?? '',
      ),
    ),
    ...listMoreLines(contents).map(words => formatCsvLine('', '', '', words, '')),
    formatCsvLine(kind('licence'), '', '', say(describeLicence(contents.licence)), ''),
    '',
  ].join('\r\n');
};

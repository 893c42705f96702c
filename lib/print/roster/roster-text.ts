import { formatCsvLine } from '@/lib/documents/text/csv-line';
import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import { NONE_UNLISTED, sumCounts } from '@/lib/game/contract/finding';
import { describeLicence } from '@/lib/words/licence-words';
import { formatFact, formatFinding, formatVerdict, type RosterContents } from './roster-contents';

/** The roster for a letter or a forum: plain lines. */
export const toRosterText = (contents: RosterContents): string => {
  const { title, subtitle, tables, facts, findings, say } = contents;
  const rows = tables.flatMap(table => table.rows);
  return [
    title,
    subtitle,
    '',
    ...rows.map(({ count, name, words }) => `${count} × ${name}: ${say(words)}`),
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

const listMoreLines = ({ unlisted = NONE_UNLISTED, say }: RosterContents): readonly string[] => {
  const more = sumCounts(unlisted);
  return more > 0 ? [say(describeMoreFindings(more))] : [];
};

/** The roster for a spreadsheet: troops, figures and findings, distinguished by the first column. */
export const toRosterCsv = (contents: RosterContents): string => {
  const { title, tables, facts, findings, say } = contents;
  const kind = (id: string): string => say({ code: `roster.csv.${id}` });
  return [
    formatCsvLine(kind('kind'), kind('count'), kind('name'), kind('words'), kind('section')),
    formatCsvLine(kind('army'), '', title, formatVerdict(contents), ''),
    ...tables
      .flatMap(({ rows }) => rows)
      .map(({ count, name, words }) => formatCsvLine(kind('unit'), count, name, say(words), '')),
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

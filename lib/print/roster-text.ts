import { factWords, findingWords, type RosterContents, verdictWords } from './roster-contents';

/** The roster for a letter or a forum: plain lines. */
export const rosterText = (contents: RosterContents): string => {
  const { title, subtitle, tables, facts, findings, say } = contents;
  const rows = tables.flatMap(table => table.rows);
  return [
    title,
    subtitle,
    '',
    ...rows.map(({ count, name, words }) => `${count} × ${name}: ${say(words)}`),
    '',
    ...facts.map(fact => factWords(fact, say)),
    '',
    verdictWords(contents),
    ...findings.map(finding => `- ${findingWords(finding, say)}`),
    '',
  ].join('\n');
};

const FORMULA = /^[=+\-@\t\r]/;

/** A cell that a table program would take for a formula is made plain text. */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (...cells: readonly (string | number)[]): string => cells.map(cell).join(',');

/** The roster for a table program: troops, figures, and what the rules say, told apart by the first column. */
export const rosterCsv = (contents: RosterContents): string => {
  const { title, tables, facts, findings, say } = contents;
  const kind = (id: string): string => say({ code: `roster.csv.${id}` });
  return [
    line(kind('kind'), kind('count'), kind('name'), kind('words'), kind('section')),
    line(kind('army'), '', title, verdictWords(contents), ''),
    ...tables
      .flatMap(({ rows }) => rows)
      .map(({ count, name, words }) => line(kind('unit'), count, name, say(words), '')),
    ...facts.map(({ code, values, rule }) =>
      line(
        kind('fact'),
        '',
        say({ code: `facts.${code}.title`, values }),
        say({ code: `facts.${code}.caption`, values }),
        rule.section,
      ),
    ),
    ...findings.map(finding =>
      line(
        kind(finding.severity),
        '',
        '',
        say({ code: `findings.${finding.code}`, values: finding.values }),
        finding.rule?.section ?? '',
      ),
    ),
    '',
  ].join('\r\n');
};

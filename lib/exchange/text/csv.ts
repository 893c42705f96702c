import { refuseImport } from '../plan/import-plan';

/** What a table program takes for the beginning of a formula, in full width too, and behind blanks, which it may cut off. Some part cells at semicolons. */
const FORMULA = /(^|;)([\s\p{Cc}\p{Cf}\p{Z}]*)(?=[=+\-@|%\uff1d\uff0b\uff0d\uff20])/gu;

/** What stands behind one of these may become a cell of its own. */
const BREAKS = /[\t\r\n\v\f\u0085\u2028\u2029]+/g;

/** A cell that a table program would take for a formula is made plain text, on one line. */
const csvCell = (value: string | number): string => {
  const text =
    typeof value === 'number' ? String(value) : value.replace(BREAKS, ' ').replace(FORMULA, `$1'$2`);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvLine = (...cells: readonly (string | number)[]): string => cells.map(csvCell).join(',');

/** The mark that `csvCell` sets before what looks like a formula. */
const GUARDED = /(^|;)'(?=[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/gu;

const LIMITS = { bytes: 1024 * 1024, rows: 5000, cells: 40 };

/** Rows of cells as any spreadsheet writes them: parted by commas, semicolons or tabs. */
export const readCsv = (text: string): readonly (readonly string[])[] => {
  if (text.length > LIMITS.bytes) refuseImport('too-large', { limit: '1 MB' });
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const rows = parseCells(plain, findSeparator(plain));
  return rows.filter(row => row.some(cell => cell.trim() !== ''));
};

const findSeparator = (text: string): string => {
  const head = text.split('\n', 1)[0] ?? '';
  const counted = [',', ';', '\t'].map(sign => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).sign;
};

const parseCells = (text: string, separator: string): string[][] => {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator);
    rows.at(-1)?.push(cell.replace(GUARDED, '$1'));
    if ((rows.at(-1)?.length ?? 0) > LIMITS.cells) refuseImport('too-many-cells', { line: rows.length });
    if (text[end] === '\n') rows.push([]);
    if (rows.length > LIMITS.rows) refuseImport('too-many-lines', { limit: LIMITS.rows });
    at = end + 1;
  }
  return rows;
};

const readPlain = (text: string, at: number, separator: string): readonly [string, number] => {
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1;
  return [text.slice(at, end), end];
};

const readQuoted = (text: string, at: number): readonly [string, number] => {
  let end = text.indexOf('"', at + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const close = end < 0 ? text.length : end;
  return [text.slice(at + 1, close).replaceAll('""', '"'), close + 1];
};

import { refuseImport } from '../plan/import-plan';

/** The mark that `csvLine` sets before what looks like a formula. */
const GUARDED = /(^|;)'(?=[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/gu;

const LIMITS = { bytes: 1024 * 1024, rows: 5000, cells: 40 };

/** Rows of cells as spreadsheets write them: separated by commas, semicolons or tabs. */
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

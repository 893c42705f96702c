/** Rows of cells as spreadsheets put them on the clipboard. */
export type Cells = readonly (readonly string[])[];

const QUOTED = /["\t\r\n]/;

const quoteCell = (cell: string): string => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeTsv = (cells: Cells): string => cells.map(row => row.map(quoteCell).join('\t')).join('\n');

/** A cell that begins with a quotation mark may hold tabs and lines of its own. */
export const readTsv = (text: string): Cells => {
  const rows: string[][] = [[]];
  let rest = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (;;) {
    const [, quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/.exec(rest) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    const length = quoted === undefined ? plain.length : quoted.length + 2;
    const end = rest[length];
    if (end === undefined) return rows;
    if (end === '\n') rows.push([]);
    rest = rest.slice(length + 1);
  }
};

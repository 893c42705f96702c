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

export const formatCsvLine = (...cells: readonly (string | number)[]): string => cells.map(csvCell).join(',');

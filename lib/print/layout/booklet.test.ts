import { describe, expect, test } from 'vitest';
import { halvePaper, toBooklet } from './booklet';
import { A4 } from './paper';
import { createPrintJob, goToPage, type PrintJob, printText } from './print-job';
import { STYLES } from './text-styles';

const numbered = (count: number): PrintJob => {
  const metadata = { title: '', author: '', subject: '', language: 'en', made: '2025-12-25T00:00:00.000Z' };
  const job = createPrintJob(halvePaper(A4), metadata);
  for (let page = 0; page < count; page++) {
    goToPage(job, page);
    printText(job, String(page + 1), STYLES.body, 50, 50);
  }
  return job;
};

/** Which page stands on the left and which on the right of every side of paper. */
const halves = ({ pages }: PrintJob) =>
  pages.map(({ width, prints }) => {
    const numbers = ['', ''];
    for (const { list, x } of prints)
      for (const item of list.items) if (item.k === 'text') numbers[x < width / 2 ? 0 : 1] = item.text;
    return numbers;
  });

describe('a booklet', () => {
  test('of four pages is one sheet, its cover outside', () =>
    expect(halves(toBooklet(numbered(4), A4))).toEqual([
      ['4', '1'],
      ['2', '3'],
    ]));

  test('of six pages has two sheets with blank pages at its end', () =>
    expect(halves(toBooklet(numbered(6), A4))).toEqual([
      ['', '1'],
      ['2', ''],
      ['6', '3'],
      ['4', '5'],
    ]));
});

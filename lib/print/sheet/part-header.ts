import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { breakLines } from '../layout/lines';
import { type PrintArea, widthOf } from '../layout/paper';
import { type PrintJob, printLine, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import type { SheetContents } from './sheet-contents';
import { fitTitle } from './sheet-header';

const PART: TextStyle = { font: 'serif-italic', size: 15, leading: 18, colour: MAP_PALETTE.secondInk };
const TITLE_SHARE = 0.72;
const GAP = 10;

/** The battle, and which part of its print this is; on the right who plays and who begins. Answers where the part begins. */
export const printPartHeader = (
  job: PrintJob,
  { system, scenario, say }: SheetContents,
  area: PrintArea,
  part: string,
): number => {
  const room = widthOf(area) * TITLE_SHARE - GAP;
  const name = createSpan(
    say({ code: `print.part-of.${part}`, values: { system: system.title } }),
    PART,
  ).text;
  const nameWidth = job.measure(name, PART) + GAP;
  const { lines, style } = fitTitle(scenario.title, room - nameWidth, job.measure);
  for (const [index, line] of lines.entries())
    printLine(job, line, area.left, area.top + index * style.leading, style.leading);
  const last = lines.at(-1);
  const baseline = area.top + (lines.length - 1) * style.leading + style.leading * 0.76;
  printText(job, name, PART, area.left + (last?.width ?? 0) + GAP, baseline);
  printAside(job, area, [
    say(system.printing.firstPlayer(scenario)),
    system
      .seats(scenario)
      .map(seat => seat.name)
      .join('\u00a0· '),
  ]);
  return area.top + Math.max(ROWS_ASIDE, lines.length * style.leading) + 6;
};

const ROWS_ASIDE = 3 * 12.4;

const printAside = (job: PrintJob, area: PrintArea, texts: readonly string[]): void => {
  const width = widthOf(area) * (1 - TITLE_SHARE);
  const styles = [STYLES.strong, STYLES.quiet];
  const lines = texts.flatMap((text, index) =>
    breakLines([createSpan(text, styles[index] ?? STYLES.quiet)], width, job.measure),
  );
  for (const [index, line] of lines.slice(0, 3).entries())
    printLine(job, line, area.right - line.width, area.top + 3 + index * 12.4, 12.4);
};

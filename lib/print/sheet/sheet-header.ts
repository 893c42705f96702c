import { drawQrCode } from '@/lib/drawing/qr';
import { formatDate } from '@/lib/words/date-words';
import { formatKeyFacts } from '../contents/facts';
import { breakLines, type TextLine, type TextMeasure } from '../layout/lines';
import { type PrintArea, toPoints, widthOf } from '../layout/paper';
import { type PrintJob, printDrawing, printLine } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES, type TextStyle, TITLE_SIZES, titleStyleOf } from '../layout/text-styles';
import type { SheetContents } from './sheet-contents';
import { type PrintedMap, printSheetMap } from './sheet-map';

const ASIDE_SHARE = 0.27;
/** Level with the date, which is shorter than a title, there is more room. */
const FACTS_SHARE = 0.36;
const GAP = 10;
const MAP_GAP = 6;
const CODE_SIDE = toPoints(19);

/**
 * Title and date on the left, the game and the code for a phone on the right, the map below them; answers where the map ends. The map
 * gives way a little where `below` points more of room let the armies stand on the same page.
 */
export const printHeader = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  below: number,
): PrintedMap => {
  const inner = { ...area, right: area.right - CODE_SIDE - GAP };
  const [asideWidth, factsWidth] = [widthOf(area) * ASIDE_SHARE, widthOf(area) * FACTS_SHARE];
  const widths = { title: widthOf(inner) - asideWidth - GAP, date: widthOf(inner) - factsWidth - GAP };
  const title = printTitle(job, contents, area, widths);
  const aside = printRightColumn(job, contents, inner, { aside: asideWidth, facts: factsWidth }, title);
  const code = contents.address === null ? area.top : printQrCode(job, contents.address, area);
  return printSheetMap(job, contents, area, Math.max(title, aside, code) + MAP_GAP, below);
};

/** Its quiet border may stand in the margin: the code itself is flush with the text. */
export const printQrCode = (job: PrintJob, address: string, area: PrintArea): number => {
  const list = drawQrCode(address);
  printDrawing(job, list, area.right - CODE_SIDE, area.top, CODE_SIDE / list.width);
  return area.top + CODE_SIDE;
};

const printTitle = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  width: { readonly title: number; readonly date: number },
): number => {
  const { lines, style } = fitTitle(contents.scenario.title, width.title, job.measure);
  const afterTitle = printLines(job, lines, style, area.left, area.top);
  const date = createSpan(formatDateLine(contents), STYLES.dateLine);
  const dateLines = breakLines([date], width.date, job.measure);
  return printLines(job, dateLines, STYLES.dateLine, area.left, afterTitle + 2);
};

const printLines = (
  job: PrintJob,
  lines: readonly TextLine[],
  style: TextStyle,
  x: number,
  top: number,
): number => {
  for (const [index, line] of lines.entries())
    printLine(job, line, x, top + index * style.leading, style.leading);
  return top + lines.length * style.leading;
};

/** A title is set a little smaller where it then stands on one line; below that size two larger lines read better. */
const SMALLEST_ALONE = 25;

/** The largest size at which the title takes one line or two; the longest titles take what they need. */
export const fitTitle = (title: string, width: number, measure: TextMeasure) => {
  const attempts = TITLE_SIZES.map(size => {
    const style = titleStyleOf(size);
    return { style, lines: breakLines([createSpan(title, style)], width, measure) };
  });
  const fitting =
    attempts.find(({ lines, style }) => lines.length === 1 && style.size >= SMALLEST_ALONE) ??
    attempts.find(({ lines }, index) => index > 0 && lines.length <= 2) ??
    attempts.at(-1);
  if (!fitting) throw new Error('no size for a title');
  return fitting;
};

const formatDateLine = ({ scenario, say }: SheetContents): string => {
  const date = formatDate(scenario.date);
  const place = scenario.place.name;
  return say(place === '' ? date : { code: 'sheet.date-line', values: { date, place } });
};

/** The last line stands level with the date line. */
const printRightColumn = (
  job: PrintJob,
  contents: SheetContents,
  area: PrintArea,
  width: { readonly aside: number; readonly facts: number },
  bottom: number,
): number => {
  const { system, scenario, say, only } = contents;
  const style = { ...STYLES.body, leading: 13 };
  const side = system.seats(scenario).find(({ id }) => id === only)?.name;
  const name = side ? { code: 'sheet.name-of', values: { side } } : { code: 'sheet.name' };
  const spans = [
    createSpan(system.title, { ...STYLES.strong, size: 10.4, leading: 13 }),
    createSpan(say(name), style),
    createSpan(say(system.printing.firstPlayer(scenario)), style),
  ];
  const facts = createSpan(formatKeyFacts(contents), style);
  const lines = [
    ...spans.flatMap(each => breakLines([each], width.aside, job.measure)),
    ...breakLines([facts], width.facts, job.measure),
  ];
  const top = Math.max(area.top, bottom - lines.length * 13 - 1);
  for (const [index, line] of lines.entries())
    printLine(job, line, area.right - line.width, top + index * 13, 13);
  return top + lines.length * 13;
};

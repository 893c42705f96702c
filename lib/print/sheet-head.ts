import { qrCode } from '@/lib/drawing/qr';
import { dateWords } from './date-words';
import { breakLines, type Line, type Measure } from './lines';
import { type Press, printDrawing, printLine } from './page';
import { type Area, millimetres, widthOf } from './paper';
import type { SheetContents } from './sheet-contents';
import { type PrintedMap, printSheetMap } from './sheet-map';
import { span } from './text-blocks';
import { STYLES, type TextStyle, TITLE_SIZES, titleStyle } from './type';

const ASIDE_SHARE = 0.27;
const GAP = 10;
const MAP_GAP = 6;
const CODE_SIDE = millimetres(19);

/**
 * Title and date on the left, the game and the code for a phone on the right, the map below them; answers where the map ends. The map
 * gives way a little where `below` points more of room let the armies stand on the same page.
 */
export const printHead = (press: Press, contents: SheetContents, area: Area, below: number): PrintedMap => {
  const inner = { ...area, right: area.right - CODE_SIDE - GAP };
  const asideWidth = widthOf(area) * ASIDE_SHARE;
  const title = printTitle(press, contents, area, widthOf(inner) - asideWidth - GAP);
  const aside = printAside(press, contents, inner, asideWidth, title);
  const code = printCode(press, contents.address, area);
  return printSheetMap(press, contents, area, Math.max(title, aside, code) + MAP_GAP, below);
};

/** Its quiet border may stand in the margin: the code itself is flush with the text. */
export const printCode = (press: Press, address: string, area: Area): number => {
  const list = qrCode(address);
  printDrawing(press, list, area.right - CODE_SIDE, area.top, CODE_SIDE / list.width);
  return area.top + CODE_SIDE;
};

const printTitle = (press: Press, contents: SheetContents, area: Area, width: number): number => {
  const { lines, style } = titleLines(contents.scenario.title, width, press.measure);
  const afterTitle = printLines(press, lines, style, area.left, area.top);
  const dateLines = breakLines([span(dateLine(contents), STYLES.dateLine)], width, press.measure);
  return printLines(press, dateLines, STYLES.dateLine, area.left, afterTitle + 2);
};

const printLines = (
  press: Press,
  lines: readonly Line[],
  style: TextStyle,
  x: number,
  top: number,
): number => {
  for (const [index, line] of lines.entries())
    printLine(press, line, x, top + index * style.leading, style.leading);
  return top + lines.length * style.leading;
};

/** The largest size at which the title takes at most two lines; the longest titles take what they need. */
export const titleLines = (title: string, width: number, measure: Measure) => {
  const attempts = TITLE_SIZES.map(size => {
    const style = titleStyle(size);
    return { style, lines: breakLines([span(title, style)], width, measure) };
  });
  const fitting =
    attempts.find(({ lines }, index) => lines.length <= (index === 0 ? 1 : 2)) ?? attempts.at(-1);
  if (!fitting) throw new Error('no size for a title');
  return fitting;
};

const dateLine = ({ scenario, say }: SheetContents): string => {
  const date = dateWords(scenario.date);
  const place = scenario.place.name;
  return say(place === '' ? date : { code: 'sheet.date-line', values: { date, place } });
};

/** The last line stands level with the date line. */
const printAside = (
  press: Press,
  contents: SheetContents,
  area: Area,
  width: number,
  bottom: number,
): number => {
  const { system, scenario, say, only } = contents;
  const style = { ...STYLES.body, leading: 13 };
  const side = system.seats(scenario).find(({ id }) => id === only)?.name;
  const name = side ? { code: 'sheet.name-of', values: { side } } : { code: 'sheet.name' };
  const spans = [
    span(system.title, { ...STYLES.strong, size: 10.4, leading: 13 }),
    span(say(name), style),
    span(say(system.printing.opening(scenario)), style),
  ];
  const lines = spans.flatMap(each => breakLines([each], width, press.measure));
  const top = Math.max(area.top, bottom - lines.length * 13 - 1);
  for (const [index, line] of lines.entries())
    printLine(press, line, area.right - line.width, top + index * 13, 13);
  return top + lines.length * 13;
};

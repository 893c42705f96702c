import type { DrawList } from '@/lib/drawing/draw-list';
import { rectanglePath } from '@/lib/drawing/shapes';
import { boardOf } from './board';
import { dateWords } from './date-words';
import { breakLines, type Line, type Measure } from './lines';
import { type Press, printDrawing, printLine } from './page';
import { type Area, widthOf } from './paper';
import type { SheetContents } from './sheet-contents';
import { span } from './text-blocks';
import { STYLES, type TextStyle, TITLE_SIZES, titleStyle } from './type';

const ASIDE_SHARE = 0.3;
const GAP = 10;
const MAP_GAP = 6;
const MAP_SHARE = 0.58;
const LEAST_SHRINKING = 0.88;

/**
 * Title and date on the left, the game on the right, the map below them; answers where the map ends. The map gives way a little
 * where `below` points more of room let the armies stand on the same page.
 */
export const printHead = (press: Press, contents: SheetContents, area: Area, below: number): number => {
  const asideWidth = widthOf(area) * ASIDE_SHARE;
  const title = printTitle(press, contents, area, widthOf(area) - asideWidth - GAP);
  const aside = printAside(press, contents, area, asideWidth, title.baseline);
  return printMap(press, contents, area, Math.max(title.bottom, aside) + MAP_GAP, below);
};

const printTitle = (press: Press, contents: SheetContents, area: Area, width: number) => {
  const { lines, style } = titleLines(contents.scenario.title, width, press.measure);
  const afterTitle = printLines(press, lines, style, area.left, area.top);
  const dateLines = breakLines([span(dateLine(contents), STYLES.dateLine)], width, press.measure);
  const bottom = printLines(press, dateLines, STYLES.dateLine, area.left, afterTitle + 2);
  return { baseline: bottom, bottom };
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
const titleLines = (title: string, width: number, measure: Measure) => {
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
  const { system, scenario, say } = contents;
  const first = system.seats(scenario)[0];
  const spans = [
    span(system.title, { ...STYLES.strong, size: 10.4, leading: 14 }),
    span(say({ code: 'sheet.name' }), { ...STYLES.body, leading: 14 }),
    ...(first
      ? [span(say({ code: 'sheet.first', values: { side: first.name } }), { ...STYLES.body, leading: 14 })]
      : []),
  ];
  const lines = spans.flatMap(each => breakLines([each], width, press.measure));
  const top = Math.max(area.top, bottom - lines.length * 14 - 1);
  for (const [index, line] of lines.entries())
    printLine(press, line, area.right - line.width, top + index * 14, 14);
  return top + lines.length * 14;
};

const printMap = (press: Press, contents: SheetContents, area: Area, top: number, below: number): number => {
  const list = clipped(boardOf(contents, 'print', contents.say));
  const tallest = (area.bottom - area.top) * MAP_SHARE;
  const full = Math.min(widthOf(area) / list.width, tallest / list.height);
  const wished = (area.bottom - top - below) / list.height;
  const scale = wished >= full * LEAST_SHRINKING ? Math.min(full, wished) : full;
  printDrawing(press, list, area.left + (widthOf(area) - list.width * scale) / 2, top, scale);
  return top + list.height * scale;
};

/** An author's label may be longer than the map is wide. */
const clipped = ({ items, ...list }: DrawList): DrawList => ({
  ...list,
  items: [{ k: 'group', clip: rectanglePath(0, 0, list.width, list.height), kids: items }],
});

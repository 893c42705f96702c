import { MAP_PALETTE } from '@/lib/drawing/palette';
import { NONE_UNLISTED, tallyOf } from '@/lib/game/finding';
import { dateWords } from './date-words';
import { shortened } from './lines';
import { type Press, pageCount, printRule, printText, turnTo } from './page';
import { type Area, areaOf, widthOf } from './paper';
import type { Footing, SheetContents } from './sheet-contents';
import { span } from './text-blocks';
import { STYLES } from './type';

const GAP = 14;
const RULE_ABOVE = 13;
/** The most that the verdict takes of the foot. */
const STANDING = 0.45;

/** On every page: what this is, whether it keeps the rules, and which page it is. */
export const printFeet = (press: Press, contents: SheetContents): void =>
  printFootings(press, { ...contents, title: contents.scenario.title });

/** The same on prints that are no battle's. */
export const printFootings = (press: Press, footing: Footing): void => {
  const count = pageCount(press);
  for (const [index, page] of press.pages.entries()) {
    turnTo(press, index);
    printFoot(press, footing, areaOf(page), { page: index + 1, count });
  }
};

const printFoot = (
  press: Press,
  footing: Footing,
  area: Area,
  numbers: { page: number; count: number },
): void => {
  const { say, title, version, engine } = footing;
  const style = STYLES.foot;
  const number = say({ code: 'sheet.foot.page', values: numbers });
  const numberWidth = press.measure(number, style);
  const standing = shortened(span(standingWords(footing), style), widthOf(area) * STANDING, press.measure);
  const standingWidth = press.measure(standing, style);
  const nameOf = (shown: string): string =>
    say({ code: 'sheet.foot.name', values: { title: shown, version: version ?? 0, engine } });
  // A long title gives way, never the version.
  const room = widthOf(area) - standingWidth - numberWidth - 2 * GAP;
  const titleRoom = room - press.measure(nameOf(''), style);
  const name = span(nameOf(shortened(span(title, style), titleRoom, press.measure)), style).text;
  const middle = (widthOf(area) - standingWidth) / 2;
  const besideName = press.measure(name, style) + GAP;
  const spot = { page: 0, x: area.left, y: area.foot - RULE_ABOVE };
  printRule(press, spot, widthOf(area), MAP_PALETTE.ink, 0.8);
  printText(press, name, style, area.left, area.foot);
  printText(press, standing, style, area.left + Math.max(middle, besideName), area.foot);
  printText(press, number, style, area.right - numberWidth, area.foot);
};

const standingWords = ({ findings, unlisted = NONE_UNLISTED, publishedAt, say }: Footing): string => {
  const counts = { ...tallyOf({ findings, unlisted }) };
  if (publishedAt === null) return say({ code: 'sheet.foot.unpublished', values: counts });
  const [year = 1, month, day] = publishedAt.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  const date = dateWords({ year, month, day });
  return say({ code: 'sheet.foot.standing', values: { ...counts, date } });
};

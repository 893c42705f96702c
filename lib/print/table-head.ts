import { MAP_PALETTE } from '@/lib/drawing/palette';
import { shortened } from './lines';
import { type Press, printStroke, printText } from './page';
import { type Area, millimetres, widthOf } from './paper';
import type { SheetContents } from './sheet-contents';
import { span } from './text-blocks';
import { STYLES } from './type';

/** What stands above things that are cut out or glued together, and how high it is. */
export const HEAD = 24;

const RULER = 50;
const BASELINE = 10;
const TICK = 3;

/** What this sheet is, and a measure by which the player sees whether his printer kept the size. */
export const printTableHead = (
  press: Press,
  { say }: Pick<SheetContents, 'say'>,
  area: Area,
  words: string,
): void => {
  const width = widthOf(area) - millimetres(RULER) - 60;
  const text = shortened(span(words, STYLES.strong), width, press.measure);
  printText(press, text, STYLES.strong, area.left, area.top + BASELINE);
  printRuler(press, area, say({ code: 'print.ruler', values: { length: RULER } }));
};

const printRuler = (press: Press, area: Area, words: string): void => {
  const left = area.right - millimetres(RULER);
  const y = area.top + BASELINE;
  const pen = { stroke: MAP_PALETTE.ink, width: 0.6 };
  printStroke(press, `M${left} ${y - TICK}V${y}H${area.right}V${y - TICK}`, pen);
  for (let step = 10; step < RULER; step += 10)
    printStroke(press, `M${left + millimetres(step)} ${y}v${-TICK / 2}`, pen);
  const { small } = STYLES;
  const text = span(words, small).text;
  printText(press, text, small, area.right - press.measure(text, small), y - TICK - 1.5);
};

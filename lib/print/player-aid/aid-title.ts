import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { PagePosition } from '../layout/flow';
import { addBookmark, type PrintJob, printRule, printText } from '../layout/print-job';
import { createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES, type TextStyle } from '../layout/text-styles';
import type { TranslatedTable } from './player-aid';

const TITLE: TextStyle = { font: 'serif-semibold', size: 12.5, leading: 15, colour: MAP_PALETTE.ink };

/** From the top of a title to what stands below it. */
export const TITLE_HEIGHT = TITLE.leading + 4.5;
export const BLOCK_GAP = 9;

/** A title over a line, its section at the right end. */
export const paintAidTitle = (
  job: PrintJob,
  at: PagePosition,
  { title, section }: TranslatedTable,
  { width }: TextSetting,
): void => {
  addBookmark(job, title);
  printText(job, createSpan(title, TITLE).text, TITLE, at.x, at.y + TITLE.size);
  const { small } = STYLES;
  const cited = createSpan(section, small).text;
  printText(job, cited, small, at.x + width - job.measure(cited, small), at.y + TITLE.size);
  printRule(job, { ...at, y: at.y + TITLE.leading + 2 }, width, MAP_PALETTE.ink, 1);
};

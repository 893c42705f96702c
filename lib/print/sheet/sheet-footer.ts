import { licenceOf } from '@/lib/documents/licence';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { countAllFindings, NONE_UNLISTED } from '@/lib/game/contract/finding';
import { listCaveats } from '@/lib/game/document/document-kind';
import { formatDate } from '@/lib/words/date-words';
import { nameLicence } from '@/lib/words/licence-words';
import { truncateText } from '../layout/lines';
import { formatPageNumber } from '../layout/page-numbers';
import { type PrintArea, printAreaOf, widthOf } from '../layout/paper';
import { countPages, goToPage, type PrintJob, printRule, printText } from '../layout/print-job';
import { createSpan } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { FooterContents, SheetContents } from './sheet-contents';

const GAP = 14;
const RULE_ABOVE = 13;
/** The most that the verdict takes of the foot. */
const STANDING = 0.45;

/** On every page: what this is, whether it keeps the rules, and which page it is. */
export const printFooters = (job: PrintJob, contents: SheetContents): void =>
  printGeneralFooters(job, {
    ...contents,
    title: contents.scenario.title,
    caveats: listCaveats(contents.facts).length,
    licence: licenceOf(contents.scenario),
  });

/** The same on prints that are no battle's. */
export const printGeneralFooters = (job: PrintJob, footing: FooterContents): void => {
  const count = countPages(job);
  for (const [index, page] of job.pages.entries()) {
    goToPage(job, index);
    printFooter(job, footing, printAreaOf(page), { page: index + 1, count });
  }
};

const printFooter = (
  job: PrintJob,
  footing: FooterContents,
  area: PrintArea,
  numbers: { page: number; count: number },
): void => {
  const { say, title, version, engine } = footing;
  const style = STYLES.foot;
  const number = formatPageNumber(say, numbers.page, numbers.count);
  const numberWidth = job.measure(number, style);
  const status = { standing: formatStatus(footing), licence: nameLicence(footing.licence) };
  const standing = truncateText(
    createSpan(say({ code: 'sheet.foot.licence', values: status }), style),
    widthOf(area) * STANDING,
    job.measure,
  );
  const standingWidth = job.measure(standing, style);
  const nameOf = (shown: string): string =>
    say({ code: 'sheet.foot.name', values: { title: shown, version: version ?? 0, engine } });
  // A long title gives way, never the version.
  const room = widthOf(area) - standingWidth - numberWidth - 2 * GAP;
  const titleRoom = room - job.measure(nameOf(''), style);
  const name = createSpan(nameOf(truncateText(createSpan(title, style), titleRoom, job.measure)), style).text;
  const middle = (widthOf(area) - standingWidth) / 2;
  const besideName = job.measure(name, style) + GAP;
  const spot = { page: 0, x: area.left, y: area.foot - RULE_ABOVE };
  printRule(job, spot, widthOf(area), MAP_PALETTE.ink, 0.8);
  printText(job, name, style, area.left, area.foot);
  printText(job, standing, style, area.left + Math.max(middle, besideName), area.foot);
  printText(job, number, style, area.right - numberWidth, area.foot);
};

const formatStatus = ({
  findings,
  unlisted = NONE_UNLISTED,
  caveats = 0,
  publishedAt,
  say,
}: FooterContents): string => {
  const counts = { ...countAllFindings({ findings, unlisted }), caveats };
  if (publishedAt === null) return say({ code: 'sheet.foot.unpublished', values: counts });
  const [year = 1, month, day] = publishedAt.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  const date = formatDate({ year, month, day });
  return say({ code: 'sheet.foot.standing', values: { ...counts, date } });
};

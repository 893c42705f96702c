import type { Say } from '@/lib/game/contract/sentence';
import { type Page, type PrintJob, withPages } from './print-job';
import { STYLES } from './text-styles';

/** The number at the bottom of a page. */
export const formatPageNumber = (say: Say, page: number, count: number): string =>
  say({ code: 'sheet.foot.page', values: { page, count } });

/** Common numbers for several prints that become one file; each had its own. */
export const numberTogether = (jobs: readonly PrintJob[], say: Say): readonly PrintJob[] => {
  const count = jobs.reduce((sum, { pages }) => sum + pages.length, 0);
  let before = 0;
  return jobs.map(job => {
    const pages = job.pages.map((page, index) =>
      renumberPage(job, page, {
        old: formatPageNumber(say, index + 1, job.pages.length),
        now: formatPageNumber(say, before + index + 1, count),
      }),
    );
    before += job.pages.length;
    return withPages(job, pages);
  });
};

/** The number is the last that was printed on a page; it keeps its right end. */
const renumberPage = (
  { measure }: PrintJob,
  page: Page,
  { old, now }: { readonly old: string; readonly now: string },
): Page => {
  const print = page.prints.at(-1);
  const item = print?.list.items.at(-1);
  if (!print || item?.k !== 'text' || item.text !== old) return page;
  const x = item.x + measure(old, STYLES.foot) - measure(now, STYLES.foot);
  const items = [...print.list.items.slice(0, -1), { ...item, text: now, x }];
  return { ...page, prints: [...page.prints.slice(0, -1), { ...print, list: { ...print.list, items } }] };
};

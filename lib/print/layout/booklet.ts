import { type Paper, toLandscape } from './paper';
import { type Page, type PlacedDrawing, type PrintJob, withPages } from './print-job';

/** A page of a booklet: half of a sheet that lies on its side. */
export const halvePaper = (paper: Paper): Paper => {
  const { width, height } = toLandscape(paper);
  return { width: width / 2, height };
};

const PAGES_PER_SHEET = 4;

/**
 * Pages of half size in pairs on whole sheets, ordered so that the sheets, printed on both sides and turned over
 * their short edge, fold in the middle into a booklet.
 */
export const toBooklet = (job: PrintJob, paper: Paper): PrintJob => {
  const sheet = toLandscape(paper);
  const count = Math.ceil(job.pages.length / PAGES_PER_SHEET) * PAGES_PER_SHEET;
  const sides = Array.from({ length: count / 2 }, (_, side) => {
    const [outer, inner] = [count - 1 - side, side];
    const [left, right] = side % 2 === 0 ? [outer, inner] : [inner, outer];
    return placeSideBySide(job.pages[left], job.pages[right], sheet);
  });
  return withPages(job, sides);
};

const placeSideBySide = (left: Page | undefined, right: Page | undefined, sheet: Paper): Page => ({
  ...sheet,
  prints: [
    ...(left?.prints ?? []),
    ...(right?.prints ?? []).map((print): PlacedDrawing => ({ ...print, x: print.x + sheet.width / 2 })),
  ],
  bookmarks: [...(left?.bookmarks ?? []), ...(right?.bookmarks ?? [])],
});

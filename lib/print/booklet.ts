import { type Page, type Press, type Print, withPages } from './page';
import { onItsSide, type Paper } from './paper';

/** A page of a booklet: half of a sheet that lies on its side. */
export const halfOf = (paper: Paper): Paper => {
  const { width, height } = onItsSide(paper);
  return { width: width / 2, height };
};

const PAGES_PER_SHEET = 4;

/**
 * The pages of half size two by two on whole sheets, in such an order that the sheets, printed on both sides and turned over their short
 * edge, are folded in the middle into a booklet.
 */
export const booklet = (press: Press, paper: Paper): Press => {
  const sheet = onItsSide(paper);
  const count = Math.ceil(press.pages.length / PAGES_PER_SHEET) * PAGES_PER_SHEET;
  const sides = Array.from({ length: count / 2 }, (_, side) => {
    const [outer, inner] = [count - 1 - side, side];
    const [left, right] = side % 2 === 0 ? [outer, inner] : [inner, outer];
    return sideBySide(press.pages[left], press.pages[right], sheet);
  });
  return withPages(press, sides);
};

const sideBySide = (left: Page | undefined, right: Page | undefined, sheet: Paper): Page => ({
  ...sheet,
  prints: [
    ...(left?.prints ?? []),
    ...(right?.prints ?? []).map((print): Print => ({ ...print, x: print.x + sheet.width / 2 })),
  ],
  bookmarks: [...(left?.bookmarks ?? []), ...(right?.bookmarks ?? [])],
});

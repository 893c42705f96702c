import { forgetWords, widthOfText } from '@/lib/print/fonts/server-fonts';
import { hyphenateIn } from './hyphenate';
import type { TextMeasure } from './lines';

/** At most this many texts are cached; then the font, which caches words itself, forgets them too. */
const MAX_CACHED = 20_000;

const known = new Map<string, number>();

/** How wide words are in points: one measure for placing and for printing. */
const measureText: TextMeasure = (text, { font, size }) => {
  const key = `${font} ${size} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_CACHED) {
    known.clear();
    forgetWords();
  }
  const width = widthOfText(text, font, size);
  known.set(key, width);
  return width;
};

/** The same for texts of a language, which also says where its words may be broken. */
export const measureIn = (language: string): TextMeasure =>
  Object.assign((...[text, style]: Parameters<TextMeasure>) => measureText(text, style), {
    hyphenate: hyphenateIn(language),
  });

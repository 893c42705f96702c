import PDFDocument from 'pdfkit';
import { FONT_NAMES, findFontFile } from '@/lib/drawing/fonts';
import { hyphenateIn } from './hyphenate';
import type { TextMeasure } from './lines';

/** At most this many texts are cached; then the font object, which caches words itself, is created again. */
const MAX_CACHED = 20_000;

let ruler: PDFKit.PDFDocument | undefined;
const known = new Map<string, number>();

const openRuler = (): PDFKit.PDFDocument => {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const name of FONT_NAMES) document.registerFont(name, findFontFile(name));
  return document;
};

/** How wide words are in points: one measure for placing and for printing. */
const measureText: TextMeasure = (text, { font, size }) => {
  const key = `${font} ${size} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MAX_CACHED) {
    known.clear();
    ruler = undefined;
  }
  ruler ??= openRuler();
  const width = ruler.font(font).fontSize(size).widthOfString(text);
  known.set(key, width);
  return width;
};

/** The same for texts of a language, which also says where its words may be broken. */
export const measureIn = (language: string): TextMeasure =>
  Object.assign((...[text, style]: Parameters<TextMeasure>) => measureText(text, style), {
    hyphenate: hyphenateIn(language),
  });

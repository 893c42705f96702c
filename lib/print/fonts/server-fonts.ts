import PDFDocument from 'pdfkit';
import type { FontName } from '@/lib/drawing/draw-list';
import { FONT_NAMES, findFontFile } from '@/lib/drawing/fonts';
import * as coverage from './font-coverage';

/** What pages ask of their fonts, by the font files. A browser has `browser-fonts.ts` in its place (next.config.js). */

let ruler: PDFKit.PDFDocument | undefined;

const openRuler = (): PDFKit.PDFDocument => {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const name of FONT_NAMES) document.registerFont(name, findFontFile(name));
  return document;
};

/** How wide words are in points. */
export const widthOfText = (text: string, font: FontName, size: number): number => {
  ruler ??= openRuler();
  return ruler.font(font).fontSize(size).widthOfString(text);
};

/** The font object remembers every word that it has measured. */
export const forgetWords = (): void => {
  ruler = undefined;
};

/** Whether a font has a glyph for a character. */
export const hasGlyph = (font: FontName, codePoint: number): boolean => coverage.hasGlyph(font, codePoint);

import type { FontName } from '@/lib/drawing/draw-list';
import { FONT_FACES, FONT_FAMILIES } from '@/lib/drawing/font-faces';

/** What pages ask of their fonts, by the fonts of the page. */

let ruler: CanvasRenderingContext2D | null = null;

/** As a style sheet writes it. */
const nameFont = (font: FontName, size: number): string => {
  const { family, weight, italic } = FONT_FACES[font];
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${FONT_FAMILIES[family]}`;
};

/** Fetches what a text needs of every font; before that words would be measured in another. */
export const loadFonts = async (text: string): Promise<void> => {
  const names = Object.keys(FONT_FACES) as readonly FontName[];
  await Promise.all(names.map(name => document.fonts.load(nameFont(name, 12), text)));
};

/** How wide words are in points. */
export const widthOfText = (text: string, font: FontName, size: number): number => {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) throw new Error('no canvas to measure words on');
  ruler.font = nameFont(font, size);
  return ruler.measureText(text).width;
};

export const forgetWords = (): void => undefined;

/** The browser takes another font where one lacks a character. */
export const hasGlyph = (): boolean => true;

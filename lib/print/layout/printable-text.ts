import type { FontName } from '@/lib/drawing/draw-list';
import { hasGlyph } from '@/lib/print/fonts/server-fonts';

const NOT_PRINTED =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Default_Ignorable_Code_Point}\p{Me}]/gu;
const TYPOGRAPHIC = /[©®™]/u;
const HARD_SPACE = '\u00a0';
const STAND_IN = '?';

/**
 * The words as a font can set them: pictures and invisible marks go, a character that the font lacks becomes a question mark, so
 * that nobody fetches a font for it and its absence is seen.
 */
export const toPrintableText = (text: string, font: FontName): string =>
  [...withoutPictures(text)].map(character => (isPrintable(character, font) ? character : STAND_IN)).join('');

const withoutPictures = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(NOT_PRINTED, mark => (TYPOGRAPHIC.test(mark) ? mark : ''))
    .replace(/[^\S\u00A0]+|\p{Control}+/gu, ' ')
    .replace(/ +/g, ' ');

const isPrintable = (character: string, font: FontName): boolean =>
  character === ' ' || character === HARD_SPACE || hasGlyph(font, character.codePointAt(0) ?? 0);

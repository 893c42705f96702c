import type { FontName } from './draw-list';

export type FontFamily = 'serif' | 'sans';

export interface FontFace {
  readonly family: FontFamily;
  readonly weight: 400 | 600 | 700;
  readonly italic: boolean;
}

export const FONT_FACES: Readonly<Record<FontName, FontFace>> = {
  serif: { family: 'serif', weight: 400, italic: false },
  'serif-semibold': { family: 'serif', weight: 600, italic: false },
  'serif-italic': { family: 'serif', weight: 400, italic: true },
  sans: { family: 'sans', weight: 400, italic: false },
  'sans-semibold': { family: 'sans', weight: 600, italic: false },
  'sans-bold': { family: 'sans', weight: 700, italic: false },
};

export type FontFamilies = Readonly<Record<FontFamily, string>>;

export const FONT_FAMILIES: FontFamilies = { serif: "'EB Garamond'", sans: "'Source Sans 3'" };

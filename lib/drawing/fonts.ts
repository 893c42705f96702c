import path from 'node:path';
import type { FontName } from './draw-list';

/** The TrueType files behind each font name, for PDF, PNG and share images. Server only. */
const FILES: Readonly<Record<FontName, string>> = {
  serif: 'eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'serif-semibold': 'eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf',
  'serif-italic': 'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  sans: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  'sans-semibold': 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  'sans-bold': 'source-sans-3/700Bold/SourceSans3_700Bold.ttf',
};

export const FONT_NAMES = Object.keys(FILES) as readonly FontName[];

export const findFontFile = (name: FontName): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@expo-google-fonts', FILES[name]);

export const listFontFiles = (): readonly string[] => FONT_NAMES.map(findFontFile);

import { renderAsync } from '@resvg/resvg-js';
import type { DrawList } from '@/lib/drawing/draw-list';
import { fontFiles } from '@/lib/drawing/fonts';
import { toSvg } from '@/lib/drawing/to-svg';

/** A picture as PNG bytes, drawn in another thread so that the server goes on answering. */
export const boardPng = async (list: DrawList, width: number, background?: string): Promise<Buffer> => {
  const image = await renderAsync(toSvg(list, background === undefined ? {} : { background }), {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return image.asPng();
};

import { renderAsync } from '@resvg/resvg-js';
import type { DrawList } from '@/lib/drawing/draw-list';
import { fontFiles } from '@/lib/drawing/fonts';
import { toSvg } from '@/lib/drawing/to-svg';

/** A picture as PNG bytes, drawn in another thread so that the server goes on answering. */
export const boardPng = (list: DrawList, width: number, background?: string): Promise<Buffer> =>
  pngOf(toSvg(list, background === undefined ? {} : { background }), width);

/** A page of a print; what is clipped on it may lie outside, which the renderer must be spared. */
export const pagePng = (list: DrawList, width: number): Promise<Buffer> =>
  pngOf(toSvg(list, { background: '#FFFFFF', anchored: true }), width);

const pngOf = async (svg: string, width: number): Promise<Buffer> => {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.round(width) },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' },
  });
  return image.asPng();
};
